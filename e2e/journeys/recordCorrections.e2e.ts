import { addDays, addYears, type CivilDate } from '@settlewise/rules';
import type { Page } from 'playwright/test';
import { inWords } from '../support/ilr';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { signUp } from '../support/people';
import { answer, daysAgo, record, today, yearsAgo } from '../support/record';
import { aLawyer, giveAccess, openShared } from '../support/sharing';
import { expect, test } from '../support/test';

const visaPath = '/api/immigration/profile/visa';

/** Signs up a person with this current visa and opens their progress page. */
async function withVisa(
  page: Page,
  currentVisaType: string,
  visaStartDate: CivilDate,
  visaExpiryDate: CivilDate,
): Promise<void> {
  await signUp(page);
  await page.goto('/dashboard/progress');
  await record(page, visaPath, { currentVisaType, visaStartDate, visaExpiryDate, hasILR: false });
}

const status = (page: Page) => page.getByRole('region', { name: 'Where you stand' });
const nextAct = (page: Page) => page.getByRole('region', { name: 'What to do next' });
const ilrCard = (page: Page) => page.getByRole('region', { name: 'ILR progress' });
const requirement = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Requirements' }).getByRole('listitem').filter({ hasText: name });

test('a refugee applies in the last 28 days of the permission, and never after it', async ({ page }) => {
  const start = yearsAgo(4);
  const lastDay = addDays(addYears(start, 5), -1);
  await withVisa(page, 'refugee', start, lastDay);
  await answer(page, 'PATCH', visaPath, { claimedOn: '2020-05-01' });
  await page.reload();
  // The last 28 days are the last one and the 27 before it.
  const first = inWords(addDays(lastDay, -27));
  await expect(nextAct(page)).toContainText(`Apply for ILR from ${first}`);
  await expect(status(page)).toContainText(`Apply by ${inWords(lastDay)}, before your permission ends`);
  await expectAccessiblePage(page);
  await page.goto('/dashboard');
  await expect(ilrCard(page)).toContainText(`Apply by ${inWords(lastDay)}`);
  await expect(ilrCard(page)).not.toContainText('The day after');
});

test('protection claimed on or after 2 March 2026 has no date: the rules after it are not known', async ({
  page,
}) => {
  const start = daysAgo(10);
  await withVisa(page, 'refugee', start, addDays(start, 913));
  await page.reload();
  await expect(status(page)).toContainText('Your date depends on one answer');
  await expect(status(page)).toContainText('If you claimed before 2 March 2026');
  await expect(status(page)).toContainText('No date can be named yet');
  await answer(page, 'PATCH', visaPath, { claimedOn: '2026-03-02' });
  await page.reload();
  await expect(status(page)).toContainText('More information needed');
  await expect(status(page)).toContainText('permission for 30 months at a time (not confirmed)');
  await expect(status(page)).toContainText('Ask a regulated adviser (Immigration Advice Authority');
  await expect(page.getByText(/You can apply|You could apply|now eligible/)).toHaveCount(0);
});

test('a partner sees two days, and which one is safe; their lawyer sees the same', async ({
  page,
  browser,
  program,
}) => {
  const start = yearsAgo(4);
  const complete = addYears(start, 5);
  await withVisa(page, 'spouse', start, addDays(complete, 60));
  await page.reload();
  const [letter, practice] = [inWords(complete), inWords(addDays(complete, -28))];
  await expect(nextAct(page)).toContainText(`Apply for ILR from ${letter}`);
  const both = [
    `GOV.UK lets you apply from ${practice} (not confirmed by the text of the Rules)`,
    'The day above is the safe one',
  ];
  for (const words of both) await expect(status(page)).toContainText(words);
  await expectAccessiblePage(page);
  await page.goto('/dashboard');
  await expect(ilrCard(page)).toContainText(`GOV.UK lets you apply from ${practice}`);

  const lawyer = await aLawyer(browser, program);
  await giveAccess(page, lawyer.person.email, addDays(today(), 3));
  await openShared(lawyer.page, 'Progress');
  for (const words of both) await expect(status(lawyer.page)).toContainText(words);
  await expectAccessiblePage(lawyer.page);
  await lawyer.page.context().close();
});

test('at 65 neither English nor the test is asked on the way to ILR', async ({ page }) => {
  const start = yearsAgo(4);
  await withVisa(page, 'spouse', start, addDays(addYears(start, 5), 60));
  await page.goto('/dashboard/progress?tab=ilr');
  await expect(requirement(page, /Life in the UK test/)).toContainText('Not met yet');
  await answer(page, 'PUT', '/api/user/profile', { dateOfBirth: yearsAgo(66) });
  await page.reload();
  await expect(requirement(page, /Life in the UK test/)).toContainText('Not asked for');
  await expect(requirement(page, /English/)).toContainText('because of your age');
  await expectAccessiblePage(page);
});

test('who has applied and waits is told what holds until the decision, and no day to apply', async ({
  page,
}) => {
  await withVisa(page, 'skilled_worker', yearsAgo(5, 60), addDays(today(), 90));
  await answer(page, 'PATCH', visaPath, { awaitingDecisionSince: daysAgo(30) });
  await page.reload();
  await expect(status(page)).toContainText(
    `You applied on ${inWords(daysAgo(30))} and wait for the decision`,
  );
  await expect(status(page).getByRole('region', { name: 'Until you have the decision' })).toBeVisible();
  await expect(page.getByText(/You can apply|now eligible/)).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.goto('/dashboard');
  await expect(ilrCard(page)).toContainText('Waiting for a decision');
  await expect(ilrCard(page)).not.toContainText('now eligible');
});
