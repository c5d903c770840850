import { jobBoardPath } from '@settlewise/contract';
import type { Page } from 'playwright/test';
import { administrator, expect, test } from '../support/administrator';
import { logIn, signUp } from '../support/people';

// backend/api/security/contentSecurity.int.spec.ts tests the policy itself, on every answer.

// Many pages are loaded, which takes long on a busy machine.
test.describe.configure({ timeout: 300_000 });

/** @returns a list to which everything is added that the browser blocks by the Content-Security-Policy from now on */
async function refusedIn(page: Page): Promise<string[]> {
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

/** Opens each address and waits until the page is rendered and sends no more requests. */
async function look(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
  }
}

test('a script that somebody brings into a page does not run, and the browser says so', async ({ page }) => {
  const refused = await refusedIn(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toEqual([]);
  const ran = await page.evaluate(() => {
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
  expect(ran.title).not.toBe('it ran');
  expect(ran.base).not.toContain('elsewhere');
  for (const directive of ['script-src-elem', 'script-src-attr', 'base-uri']) {
    await expect.poll(() => refused.join('\n')).toContain(directive);
  }
});

test('no page for everybody, for people or of the dashboard breaks the policy', async ({ page }) => {
  const refused = await refusedIn(page);
  await look(page, ['/', '/auth', '/absence-tracker', '/citizenship', '/ilr', '/no/such/page']);
  await signUp(page);
  const dashboard = ['documents', 'tasks', 'absences', 'dependants', 'notifications', 'progress'];
  const more = ['immigration-profile', 'ilr-calculator', 'settings'];
  await look(page, [
    ...['/onboarding', '/saved-results', '/shared-with-me', '/absence-tracker', '/dashboard'],
    ...[...dashboard, ...more].map((each) => `/dashboard/${each}`),
  ]);
  expect(refused).toEqual([]);
});

test('no page of the administrators breaks the policy, nor does the job board', async ({ page }) => {
  const refused = await refusedIn(page);
  await logIn(page, administrator);
  await expect(page).not.toHaveURL(/\/auth/);
  const areas = ['users', 'events', 'proof', 'projections', 'jobs', 'mails', 'legal-access', 'rules'];
  await look(page, ['/admin', ...areas.map((area) => `/admin/${area}`)]);
  await page.goto(jobBoardPath);
  await page.getByRole('link', { name: 'reminder-ticks' }).first().click();
  await expect(page.getByText('Looks every minute for whom something is due.')).toBeVisible();
  expect(refused).toEqual([]);
});
