import { newsPages } from '@settlewise/contract/news';
import { escapeHtml } from '../../http/escapeHtml';

/**
 * For a mail program that opens the address of `List-Unsubscribe` instead of calling it: the way to the page of the link. The server
 * redirects nobody, and this page sends nothing by itself.
 */
export const pageToLeave = (token: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Stop the news – Settlewise</title>
  </head>
  <body>
    <main>
      <h1>Stop the news</h1>
      <p><a href="${newsPages.leave}#${escapeHtml(token)}">Go on to the page where you stop them</a></p>
    </main>
  </body>
</html>
`;
