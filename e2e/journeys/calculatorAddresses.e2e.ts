import type { Page } from 'playwright/test';
import {
  addTrip,
  calculateButton,
  nextButton,
  passFirstStep,
  stepHeading,
  tickEveryRequirement,
} from '../support/citizenship';
import { answerAndCalculate, chooseMode, inWords, next, reachAbsences, yearsAgo } from '../support/ilr';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

const verdict = (page: Page) => page.getByRole('heading', { name: /^You may be eligible from / });

test('each step and the result of the ILR calculator have an address: reload, Back, Forward and a sign-in keep the answers', async ({
  page,
}) => {
  await reachAbsences(page, 'Skilled Worker', yearsAgo(4));
  await expect(page).toHaveURL('/ilr?step=2');
  await chooseMode(page, 'Yearly totals');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yearly totals' })).toBeChecked();

  await page.goBack();
  await expect(page).toHaveURL('/ilr');
  await expect(page.getByRole('textbox', { name: 'Visa issue date' })).not.toHaveValue('');
  await page.goForward();
  await next(page).click();
  await expect(page).toHaveURL('/ilr?step=3');
  await answerAndCalculate(page);
  await expect(page).toHaveURL('/ilr?view=results');
  const firstVerdict = (await verdict(page).textContent()) ?? '';

  await page.reload();
  await expect(page.getByRole('heading', { name: firstVerdict })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Other requirements' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: firstVerdict })).toBeVisible();

  // After other answers, Forward shows the result of these answers.
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.getByRole('textbox', { name: 'Visa issue date' }).fill(yearsAgo(3));
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/ilr?view=results');
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: firstVerdict })).toBeHidden();
  await expect(page.getByText(inWords(yearsAgo(3)), { exact: false }).first()).toBeVisible();
  const changedVerdict = (await verdict(page).textContent()) ?? '';

  // No answer appears in an address.
  for (const answer of [yearsAgo(3), yearsAgo(4), 'skilled']) expect(page.url()).not.toContain(answer);
  await page.getByRole('button', { name: 'Change answers' }).click();
  await expect(page).toHaveURL('/ilr?step=3');
  await signUp(page);
  await page.goto('/ilr?view=results');
  await expect(page.getByRole('heading', { name: changedVerdict })).toBeVisible();
});

test('the citizenship calculator keeps the answers too, and reports missing answers', async ({ page }) => {
  await page.goto('/citizenship?view=results');
  await expect(page.getByText('No calculation results available. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my answers' }).click();
  await expect(page).toHaveURL('/citizenship');
  await passFirstStep(page);
  await expect(page).toHaveURL('/citizenship?step=2');
  await page.getByRole('button', { name: 'Track Individual Trips' }).click();
  await addTrip(page, '1 March 2040', '10 March 2040', 'Spain');
  await page.reload();
  await expect(stepHeading(page, 'Absences')).toBeVisible();
  await expect(page.getByText('Spain').first()).toBeVisible();
  await nextButton(page).click();
  await tickEveryRequirement(page);
  await calculateButton(page).click();
  await expect(page).toHaveURL('/citizenship?view=results');
  await expect(stepHeading(page, 'Your Results')).toBeVisible();
  const firstVerdict = (await page.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  expect(firstVerdict).toContain('British citizen');
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(firstVerdict);
  await page.goBack();
  await expect(stepHeading(page, 'Requirements')).toBeVisible();
});
