import { addDays, addYears } from '@settlewise/rules/calendar';
import { answerAndCalculate, inWords, next } from '../support/ilr';
import { signUp } from '../support/people';
import { aVisa, awayFor, record, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

test('a record leads to a first day, and the calculator of the dashboard gives the same day', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/progress');
  await expect(page.getByRole('region', { name: 'Where you stand' })).toContainText(
    'Add your visa type and the start date of your visa',
  );
  await expect(page.getByRole('link', { name: 'Go to my visa' })).toBeVisible();

  const start = yearsAgo(4);
  const visaExpiryDate = addDays(addYears(start, 5), -1);
  await record(page, '/api/immigration/profile/visa', aVisa({ visaStartDate: start, visaExpiryDate }));
  await record(page, '/api/absences', awayFor(10, 'Lisbon'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  const firstDay = inWords(addDays(addYears(start, 5), -28));
  await expect(page.getByRole('region', { name: 'What to do next' })).toContainText(`ILR from ${firstDay}`);
  await expect(page.getByRole('region', { name: 'Absence Tracking' })).toContainText('8 of 180 days');

  await page.getByRole('tab', { name: 'ILR Details' }).click();
  await expect(page.getByRole('region', { name: 'Why this date' })).toContainText('5 years count from');
  await page.getByRole('link', { name: 'Open in the ILR calculator' }).click();
  await expect(page.getByText('Filled in from your record')).toBeVisible();
  // On a phone the form's own buttons replace the dashboard's navigation, and nothing covers them.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeFocused();
  await next(page).click();
  await answerAndCalculate(page);
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText(
    `You may be eligible from ${firstDay}`,
  );
});
