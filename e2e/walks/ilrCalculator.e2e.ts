import { addDays, addYears } from '@settlewise/rules/calendar';
import { answerAndCalculate, chooseMode, inWords, next, reachAbsences, yearsAgo } from '../support/ilr';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

test('three steps lead to a first day to apply, and the result is saved and opened again', async ({
  page,
}) => {
  await signUp(page);
  await reachAbsences(page, 'Skilled Worker', yearsAgo(4));
  await chooseMode(page, 'Individual trips');
  const trip = page.getByRole('group', { name: 'Trip 1' });
  await trip.getByRole('textbox', { name: 'From' }).fill(yearsAgo(1, 30));
  await trip.getByRole('textbox', { name: 'To' }).fill(yearsAgo(1, 21));
  await expect(trip.getByText('10 days')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Other requirements' })).toBeFocused();
  await answerAndCalculate(page);
  await expect(page).toHaveURL('/ilr?view=results');
  const headline = page.getByRole('region', { name: 'Your result' }).getByRole('heading');
  const firstDay = addDays(addYears(yearsAgo(4), 5), -28);
  await expect(headline).toHaveText(`You may be eligible from ${inWords(firstDay)}`);

  await page.getByRole('tab', { name: 'Absences' }).click();
  await expect(page.getByRole('meter', { name: 'Total days away' })).toBeVisible();
  await page.getByRole('button', { name: 'Save this result' }).click();
  await page.getByRole('link', { name: 'Open the saved result' }).click();
  await expect(page.getByText(/^As it was on/)).toBeVisible();
  await expect(headline).toHaveText(`You may be eligible from ${inWords(firstDay)}`);
});
