import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../../../http/escapeHtml';
import { createPolicy, hashStyles } from '../../../../http/securityHeaders';
import type { Board } from './collectBoard';

/** The style element that the board's select component inserts into the page. */
export const selectStyle =
  '.base-ui-disable-scrollbar{scrollbar-width:none}.base-ui-disable-scrollbar::-webkit-scrollbar{display:none}';

/**
 * The Content-Security-Policy of the board's page. `base-uri` is needed because the page sets the folder of its files.
 * Styles that scripts set on an element need no permission.
 */
export const boardPolicy = createPolicy({
  'base-uri': `'self'`,
  'style-src': `'self' ${hashStyles(selectStyle)}`,
});

/** The template's loading screen, which has a style element of its own. */
const placeholder = /(<div id="root">).*?<\/style>\s*(?=<\/div>)/s;

/**
 * Renders the board's page from its template. Removes the link to a font on another server, and replaces the loading
 * screen with a word, so that all styles are files of this server.
 * @throws when the template has changed in a way that this function does not handle
 */
export function renderBoardPage({ page, viewsFolder, uiConfig }: Board, basePath: string): string {
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
