import { addDays, addYears, type CivilDate } from '@settlewise/rules';
import type { Page } from 'playwright/test';
import { inWords } from '../support/ilr';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { signUp } from '../support/people';
import { answer, daysAgo, inDays, record, today, yearsAgo } from '../support/record';
import { aLawyer, giveAccess, openShared } from '../support/sharing';
import { expect, test } from '../support/test';

const visaPath = '/api/immigration/profile/visa';
const citizenshipTab = '/dashboard/progress?tab=citizenship';

/** Signs up a person who has been in the UK for ten years and has been settled since `ilrGrantDate`. */
async function settledSince(
  page: Page,
  ilrGrantDate: CivilDate,
  currentVisaType = 'skilled_worker',
): Promise<void> {
  await signUp(page);
  await page.goto('/dashboard/progress');
  await record(page, visaPath, {
    ...{ currentVisaType, visaStartDate: yearsAgo(10), visaExpiryDate: inDays(300) },
    ...{ hasILR: true, ilrGrantDate },
  });
}

const wasAway = (page: Page, departureDate: CivilDate, returnDate: CivilDate, more: object = {}) =>
  record(page, '/api/absences', {
    ...{ departureDate, returnDate, destination: 'Accra', reason: 'family' },
    ...more,
  });

const nextAct = (page: Page) => page.getByRole('region', { name: 'What to do next' });
const status = (page: Page) => page.getByRole('region', { name: 'Where you stand' });
test('ILR may have lapsed after more than two years away, EU settled status only after five', async ({
  page,
}) => {
  await settledSince(page, yearsAgo(4));
  await wasAway(page, yearsAgo(3), yearsAgo(0, 200));
  await page.reload();
  await expect(status(page)).toContainText('Your settlement may have lapsed');
  await expect(status(page)).toContainText('Appendix Returning Resident');
  await expect(page.getByText('You can apply for citizenship now')).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'ILR progress' })).toContainText('may have lapsed');
  await expect(page.getByText('without a time limit')).toHaveCount(0);

  await answer(page, 'PATCH', visaPath, { settledAs: 'eu_settled_status' });
  await page.goto('/dashboard/progress');
  await expect(nextAct(page)).toContainText('Apply for citizenship from');
  await expect(status(page)).not.toContainText('lapsed');
});

test('while somebody is away, the last day to be back is shown', async ({ page }) => {
  await settledSince(page, yearsAgo(4));
  await wasAway(page, daysAgo(100), inDays(30));
  await page.reload();
  await expect(status(page)).toContainText('While you are outside the UK');
  await expect(status(page)).toContainText(inWords(addYears(daysAgo(100), 2)));
  await expectAccessiblePage(page);
});

test('an Irish citizen goes on to citizenship without ILR, and is not asked for it', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/progress');
  await answer(page, 'PUT', '/api/user/profile', {
    ...{ visaType: 'irish_citizen', visaStartDate: yearsAgo(6) },
    ...{ lifeInUKPassed: true, englishLevel: 'exempt' },
  });
  await page.reload();
  await expect(status(page)).toContainText('need no indefinite leave to remain');
  await expect(nextAct(page)).toContainText('Apply for citizenship: you can do it now');
  await expect(status(page)).not.toContainText('ILR is required first');
  await page.getByRole('tab', { name: 'Citizenship' }).click();
  await expect(page.getByRole('region', { name: 'Requirements' })).toBeVisible();
  await expectAccessiblePage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'ILR progress' })).toContainText(
    'By time and days away you can apply for citizenship now',
  );
});

test('a British National (Overseas) sees registration, and so does their lawyer', async ({
  page,
  browser,
  program,
}) => {
  await settledSince(page, yearsAgo(2), 'hk_bno');
  await page.goto(citizenshipTab);
  const way = page.getByRole('region', { name: 'Your other way: registration' });
  await expect(way).toContainText('If you are one yourself');
  await expect(way).toContainText('section 4(2) of the British Nationality Act 1981');
  await expect(way).toContainText('By time and absences, yes');
  await expect(way).toContainText('(not confirmed). Check the fee before you pay');
  await expectAccessiblePage(page);

  const lawyer = await aLawyer(browser, program);
  await giveAccess(page, lawyer.person.email, addDays(today(), 3));
  await openShared(lawyer.page, 'Progress');
  await expect(lawyer.page.getByRole('region', { name: 'Your other way: registration' })).toBeVisible();
  await lawyer.page.context().close();
});

test('a journey to Guernsey that nobody answered for is asked about where citizenship hangs on it', async ({
  page,
}) => {
  await settledSince(page, yearsAgo(3));
  await answer(page, 'PUT', '/api/user/profile', { lifeInUKPassed: true, englishLevel: 'B1' });
  // 111 days including travel days, which is more than the 90 allowed in the final year.
  await wasAway(page, daysAgo(140), daysAgo(30), { destination: 'Guernsey' });
  await page.reload();
  await expect(status(page)).toContainText('Your date depends on one answer');
  await expect(status(page)).toContainText(
    `Time and days away have allowed it since ${inWords(yearsAgo(2))}.`,
  );
  await expectAccessiblePage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'ILR progress' })).toContainText(
    'If you were on the islands the whole time',
  );
  await page.goto('/dashboard/progress');
  await status(page).getByRole('button', { name: 'Not sure' }).click();
  await expect(status(page)).toContainText('both stay possible');

  await status(page).getByRole('button', { name: 'Yes, on a visit' }).focus();
  await page.keyboard.press('Enter');
  await expect(nextAct(page)).toContainText('Apply for citizenship: you can do it now');
  await expect(status(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.goto('/dashboard/absences');
  await expect(page.getByText('0 of 90 days').first()).toBeVisible();
});
