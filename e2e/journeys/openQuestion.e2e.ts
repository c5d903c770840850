import { addDays, addYears } from '@settlewise/rules';
import type { Page } from 'playwright/test';
import { inWords, yearsAgo } from '../support/ilr';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { signUp } from '../support/people';
import { inDays, record } from '../support/record';
import { aLawyer, giveAccess, openShared } from '../support/sharing';
import { expect, test } from '../support/test';

/** A visa of three years, then 76 days without one, as when waiting for a decision, then the next visa. */
const first = { from: yearsAgo(5, 190), to: addDays(addYears(yearsAgo(5, 190), 3), -1) };
const second = { from: addDays(first.to, 77), to: addDays(addYears(addDays(first.to, 77), 3), -1) };

const firstDay = `first day was ${inWords(addDays(addYears(first.from, 5), -28))}`;
const notInTime = inWords(addDays(addYears(second.from, 5), -28));

async function withGap(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/dashboard/progress');
  await record(page, '/api/immigration/profile/visa', {
    currentVisaType: 'skilled_worker',
    ...{ visaStartDate: second.from, visaExpiryDate: second.to, hasILR: false },
  });
  await record(page, '/api/immigration/profile/visa-history', {
    ...{ visaType: 'skilled_worker', startDate: first.from, endDate: first.to },
  });
}

test('a wait between two visas is asked about once: “yes, in time” gives the one date, “no” the other', async ({
  page,
}) => {
  await withGap(page);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'ILR progress' });
  await expect(card).toContainText('Your date depends on one answer');
  await expect(card).toContainText(firstDay);
  await expect(card).toContainText(`You can apply from ${notInTime}`);
  await expect(card.getByRole('group')).toHaveCount(1);
  await expectAccessiblePage(page);

  await card.getByRole('button', { name: 'Yes, in time' }).click();
  await expect(card).toContainText('You are now eligible to apply');
  await expect(card).toContainText(firstDay);
  await expect(card.getByRole('group')).toHaveCount(0);

  await page.goto('/dashboard/progress');
  const status = page.getByRole('region', { name: 'Where you stand' });
  await expect(page.getByRole('region', { name: 'What to do next' })).toContainText(
    `Apply for ILR by ${inWords(second.to)}`,
  );
  await expect(status).toContainText(firstDay);
});

test('the lawyer reads the open question with both outcomes, then the answer, and can answer nothing', async ({
  page,
  browser,
  program,
}) => {
  await withGap(page);
  const lawyer = await aLawyer(browser, program);
  await giveAccess(page, lawyer.person.email, inDays(3));
  await openShared(lawyer.page, 'Progress');
  const seen = lawyer.page.getByRole('region', { name: 'Where you stand' });
  await expect(seen).toContainText('One question decides your date');
  await expect(seen).toContainText(firstDay);
  await expect(seen).toContainText(`You can apply from ${notInTime}`);
  await expect(seen).toContainText('Not answered yet.');
  await expect(seen.getByRole('button')).toHaveCount(0);
  await expect(lawyer.page.getByText(/now eligible/)).toHaveCount(0);
  await expectAccessiblePage(lawyer.page);

  await page.goto('/dashboard/progress');
  const status = page.getByRole('region', { name: 'Where you stand' });
  await status.getByRole('button', { name: 'Not sure' }).click();
  await expect(status).toContainText('both stay possible');
  await openShared(lawyer.page, 'Progress');
  await expect(seen).toContainText('Answered: not sure.');
  await lawyer.page.getByRole('tab', { name: 'Visa history' }).click();
  await expect(lawyer.page.getByRole('region', { name: 'Visa now' })).toContainText(
    'Applied in time: Not sure',
  );
  await expectAccessiblePage(lawyer.page);

  await status.getByRole('button', { name: 'Yes, in time' }).click();
  await expect(status).toContainText(firstDay);
  await openShared(lawyer.page, 'Progress');
  await expect(seen).toContainText(firstDay);
  await expect(seen).not.toContainText(`You can apply from ${notInTime}`);
  await lawyer.page.context().close();
});
