import { addDays, addYears } from '@settlewise/rules';
import { inWords, next, yearsAgo } from '../support/ilr';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { signUp } from '../support/people';
import { record } from '../support/record';
import { expect, test } from '../support/test';

/** A visa of three years, 30 days without one, and the current visa; before them years as a student. */
const first = { from: yearsAgo(4), to: addDays(yearsAgo(1), -1) };
const second = { from: addDays(first.to, 31), to: addDays(addYears(addDays(first.to, 31), 3), -1) };
const study = { from: yearsAgo(7), to: addDays(yearsAgo(4), -1) };

test('the calculator of the dashboard asks nothing twice, and answers as the progress page does', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/progress');
  await record(page, '/api/immigration/profile/visa', {
    currentVisaType: 'skilled_worker',
    ...{ visaStartDate: second.from, visaExpiryDate: second.to, hasILR: false, appliedInTime: 'yes' },
  });
  for (const [visaType, { from, to }] of [
    ['skilled_worker', first],
    ['student', study],
  ] as const)
    await record(page, '/api/immigration/profile/visa-history', { visaType, startDate: from, endDate: to });
  await record(page, '/api/absence-journeys', {
    ...{ departureDate: yearsAgo(2, 60), returnDate: yearsAgo(2, 40) },
    ...{ destination: 'Jersey', reason: 'holiday', crownDependency: 'lived_there' },
  });

  // The second visa was applied for in time, so the years count from the first work visa; study does not count.
  const firstDay = inWords(addDays(addYears(first.from, 5), -28));
  await page.goto('/dashboard/progress');
  await expect(page.getByRole('region', { name: 'What to do next' })).toContainText(`ILR from ${firstDay}`);

  await page.goto('/dashboard/ilr-calculator');
  await expect(page.getByText('your 2 earlier visas')).toBeVisible();
  await expect(
    page.getByRole('group', { name: /^Did you apply before/ }).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Last day of your visa/ })).not.toHaveValue('');
  await expectAccessiblePage(page);
  // On a phone the form's own buttons take the place of the dashboard's navigation, and nothing covers them.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await next(page).click();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Edit trip 1' }).click();
  await expect(page.getByRole('combobox', { name: /Channel Islands|Jersey/ })).toHaveValue('lived_there');
  await next(page).click();
  for (const question of ['English language (B1 level)', 'Financial requirements', 'Good character'])
    await page.getByRole('group', { name: question }).getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText(
    `You may be eligible from ${firstDay}`,
  );
  await expectAccessiblePage(page);
});
