import { publicPages } from '@settlewise/contract';
import type { Page } from 'playwright/test';
import { signUp } from '../support/people';
import { aTask, aVisa, awayFor, record, upload } from '../support/record';
import { expect, expectNoSidewaysScroll, test } from '../support/test';

/** Twenty from the narrowest phone to a wide screen, with those between which the layout changes. */
const widths = [
  ...[320, 340, 360, 390, 430, 480, 560, 640, 700, 768],
  ...[769, 820, 889, 904, 919, 1024, 1064, 1079, 1280, 1920],
];

/** Wide enough for a row of links in place of the menu. */
const desktopFrom = 1_024;

/** What is wrong with the page, a line for each width. */
async function findings(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const { tooWide, header } = await page.evaluate(async () => {
      // The layout has followed the window at the frame after the next one.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      const { scrollWidth, clientWidth } = document.documentElement;
      const bar = document.querySelector('header')?.getBoundingClientRect();
      // The dashboard's stands at the side.
      const isOnTop = bar !== undefined && bar.width > clientWidth / 2;
      return { tooWide: scrollWidth - clientWidth, header: isOnTop ? bar.height : 0 };
    });
    if (tooWide > 0) found.push(`${address} at ${width}: ${tooWide} px too wide`);
    if (width >= desktopFrom && header > 64)
      found.push(`${address} at ${width}: the header has ${header} px`);
  }
  return found;
}

async function expectNoFindings(page: Page, addresses: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const address of addresses) found.push(...(await findings(page, address)));
  expect(found).toEqual([]);
}

test('no page of a visitor scrolls sideways, from 320 to 1920 px', async ({ page }) => {
  await expectNoFindings(page, [
    ...publicPages.map(({ path }) => path),
    ...['/auth?tab=register', '/forgot-password', '/no/such/page'],
  ]);
});

test('no page of somebody with a filled record scrolls sideways, from 320 to 1920 px', async ({ page }) => {
  test.slow();
  await signUp(page);
  await record(
    page,
    '/api/absences',
    awayFor(12, 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'),
  );
  await record(page, '/api/tasks', aTask('Ask the employer for the letter that confirms salary and dates'));
  await upload(page, 'my passport with a long name that was given by a scanner 2026-11-25');
  await record(page, '/api/immigration/profile/visa', aVisa());
  await expectNoFindings(page, [
    ...['/', '/citizenship', '/ilr', '/absence-tracker', '/saved-results', '/shared-with-me', '/onboarding'],
    ...[
      '',
      '/documents',
      '/tasks',
      '/absences',
      '/dependants',
      '/addresses',
      '/notifications',
      '/progress',
    ].map((path) => `/dashboard${path}`),
    ...['/immigration-profile', '/ilr-calculator', '/settings', '/password', '/lawyer-access'].map(
      (path) => `/dashboard${path}`,
    ),
  ]);
});

test('the lists of the header lie within the narrowest window that has them', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 844 });
  await page.goto('/');
  for (const name of ['Calculators & Tools', 'Resources']) {
    await page.getByRole('button', { name }).click();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
  }
});
