import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../../../http/escapeHtml';
import { createPolicy, hashStyles } from '../../../../http/securityHeaders';
import type { Board } from './collectBoard';

/** What the library behind the board's choices puts into the page as a style element of its own. */
export const styleOfChoices =
  '.base-ui-disable-scrollbar{scrollbar-width:none}.base-ui-disable-scrollbar::-webkit-scrollbar{display:none}';

/**
 * The Content-Security-Policy of the board's page. The page names the folder that its files are in. What its scripts do to
 * the style of an element they do by script, which no policy is about.
 */
export const boardPolicy = createPolicy({
  'base-uri': `'self'`,
  'style-src': `'self' ${hashStyles(styleOfChoices)}`,
});

/** What stands in the template until the board's scripts have drawn it, with styles of its own. */
const placeholder = /(<div id="root">).*?<\/style>\s*(?=<\/div>)/s;

/**
 * The board's page. Its styles are the files of this server alone: the line that would fetch a font elsewhere is left out,
 * and what stands in it while it loads is a word.
 * @throws when the template is another than the one this was written for
 */
export function boardPage({ page, viewsFolder, uiConfig }: Board, basePath: string): string {
  const { name, params } = page.handler({ basePath, uiConfig });
  const html = readFileSync(path.join(viewsFolder, name), 'utf8')
    .replace(/<link href="https:\/\/fonts\.[^>]*>/, '')
    .replace(placeholder, '$1Loading')
    // `<%=` inserts escaped text, `<%-` inserts markup as it is.
    .replace(/<%([=-])\s*(\w+)\s*%>/g, (_, kind, name) => {
      const value = params[String(name)] ?? '';
      return kind === '=' ? escapeHtml(value) : value;
    });
  const external = /(?:src|href)="(?:https?:)?\/\//;
  if (html.includes('<%') || external.test(html) || /<style|\sstyle=/.test(html)) {
    throw new Error('The page of the job board is not the one that is known');
  }
  return html;
}
