import { escapedHtml } from './escapedHtml';
import { policyWith, styleHash } from './securityHeaders';

const styles = `
      :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
      body { max-width: 36rem; margin: 4rem auto; padding: 0 1rem; }
      h1 { font-size: 1.75rem; line-height: 1.25; }
    `;

/** The Content-Security-Policy of the page: the style sheet that stands in it, and nothing else of the kind. */
export const refusalPolicy = policyWith({ 'style-src': styleHash(styles) });

/** A refusal for somebody who opened a file in the browser itself: one page, without scripts or anything else to fetch. */
export function refusalPage(status: number, message: string): string {
  const [address, where] = status === 401 ? ['/auth', 'Sign in'] : ['/dashboard', 'Go to your dashboard'];
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
      <p>${escapedHtml(message)}</p>
      <p><a href="${address}">${where}</a></p>
    </main>
  </body>
</html>
`;
}
