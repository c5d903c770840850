import type { Page } from 'playwright/test';

/** @returns a list to which everything is added that the browser blocks by the Content-Security-Policy from now on */
export async function refusedIn(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (refusal: string) => refused.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportRefusal');
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const refusal = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`;
      if (typeof report === 'function') Reflect.apply(report, window, [refusal]);
    });
  });
  // Before the page has a document, the browser reports only to the console.
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}
