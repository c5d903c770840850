import { publicPages } from '@settlewise/contract';
import { signUp } from '../support/people';
import { aTask, aVisa, awayFor, record, upload } from '../support/record';
import { expectNoSidewaysScroll, test } from '../support/test';
import { expectPagesFit } from '../support/widths';

test('no page of a visitor scrolls sideways, from 320 to 1920 px', async ({ page }) => {
  await expectPagesFit(page, [
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
  await expectPagesFit(page, [
    ...[
      '/',
      '/citizenship',
      '/ilr',
      '/absence-tracker',
      '/saved-results',
      '/shared-with-me',
      '/onboarding',
      '/fees',
    ],
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
