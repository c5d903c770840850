import { refusedIn } from '../support/refusals';
import { expect, test } from '../support/test';

// backend/api/security/contentSecurity.int.spec.ts tests the policy itself, on every answer; the visits in e2e/pages test
// that no page breaks it.

test('an injected script does not run, and the browser reports it', async ({ page }) => {
  const refused = await refusedIn(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toEqual([]);
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "it ran"';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'document.title = "it ran"');
    document.body.append(button);
    button.click();
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/';
    document.head.append(base);
    return { title: document.title, base: document.baseURI };
  });
  expect(hasRun.title).not.toBe('it ran');
  expect(hasRun.base).not.toContain('elsewhere');
  for (const directive of ['script-src-elem', 'script-src-attr', 'base-uri']) {
    await expect.poll(() => refused.join('\n')).toContain(directive);
  }
});
