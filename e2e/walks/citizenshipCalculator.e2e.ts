import {
  addTrip,
  calculateButton,
  nextButton,
  passFirstStep,
  stepHeading,
  tickEveryRequirement,
} from '../support/citizenship';
import { expect, test } from '../support/test';

test('three steps lead to the answer, which opens at its top, and a trial trip changes the answer', async ({
  page,
}) => {
  await page.goto('/citizenship');
  await passFirstStep(page);
  await expect(stepHeading(page, 'Absences')).toBeFocused();
  await page.getByRole('button', { name: 'Track Individual Trips' }).click();
  await addTrip(page, '1 Feb 2040', '20 Apr 2040', 'Family');
  await expect(page.getByRole('row', { name: /80 days Trip 1 Family/ })).toBeVisible();
  await nextButton(page).click();
  await expect(page.getByRole('checkbox', { name: 'I was in the UK on 2 December 2035' })).toBeVisible();
  await tickEveryRequirement(page);
  await calculateButton(page).click();

  await expect(stepHeading(page, 'Your Results')).toBeFocused();
  await expect(
    page.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2040' }),
  ).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('textbox', { name: 'Leave the UK' }).fill('1 Aug 2040');
  await page.getByRole('textbox', { name: 'Come back' }).fill('30 Aug 2040');
  await page.getByRole('button', { name: 'Try this trip' }).click();
  await expect(page.getByText('106 of 450 days away, 106 of 90 in the final year')).toBeVisible();
});
