import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapedHtml } from '../../../../http/escapedHtml';
import type { Board } from './collectBoard';

/**
 * The board's page. Its styles are of this server alone: the line that would fetch a font elsewhere is left out.
 * @throws when the template is another than the one this was written for
 */
export function boardPage({ page, viewsFolder, uiConfig }: Board, basePath: string): string {
  const { name, params } = page.handler({ basePath, uiConfig });
  const html = readFileSync(path.join(viewsFolder, name), 'utf8')
    .replace(/<link href="https:\/\/fonts\.[^>]*>/, '')
    // `<%=` inserts escaped text, `<%-` inserts markup as it is.
    .replace(/<%([=-])\s*(\w+)\s*%>/g, (_, kind, name) => {
      const value = params[String(name)] ?? '';
      return kind === '=' ? escapedHtml(value) : value;
    });
  if (html.includes('<%') || /(?:src|href)="(?:https?:)?\/\//.test(html)) {
    throw new Error('The page of the job board is not the one that is known');
  }
  return html;
}
