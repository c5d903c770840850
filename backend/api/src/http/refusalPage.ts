import { escapeHtml } from './escapeHtml';
import { createPolicy, hashStyles } from './securityHeaders';

const styles = `
      :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
      body { max-width: 36rem; margin: 4rem auto; padding: 0 1rem; }
      h1 { font-size: 1.75rem; line-height: 1.25; }
    `;

/** The Content-Security-Policy of the page, which allows its inline style sheet. */
export const refusalPolicy = createPolicy({ 'style-src': hashStyles(styles) });

/** The page for a person whose browser opened a file directly and was refused. It loads nothing. */
export function refusalPage(status: number, message: string): string {
  const [address, linkText] = status === 401 ? ['/auth', 'Sign in'] : ['/dashboard', 'Go to your dashboard'];
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>This cannot be opened – Settlewise</title>
    <style>${styles}</style>
  </head>
  <body>
    <main>
      <h1>This cannot be opened</h1>
      <p>${escapeHtml(message)}</p>
      <p><a href="${address}">${linkText}</a></p>
    </main>
  </body>
</html>
`;
}
