import type { Page } from 'playwright/test';
import { answerAndCalculate, chooseMode, next, reachAbsences } from '../support/ilr';
import { expect, test } from '../support/test';

/** A Skilled Worker since 15 May 2021 whose second visa began eleven weeks after the first one ended. */
async function withDaysBetweenTwoVisas(page: Page): Promise<void> {
  await reachAbsences(page, 'Skilled Worker', '30/7/2024');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Add an earlier visa' }).click();
  await page.getByRole('textbox', { name: 'First day' }).fill('15/5/2021');
  await page.getByRole('textbox', { name: 'Last day', exact: true }).fill('14/5/2024');
}

async function calculate(page: Page): Promise<void> {
  await next(page).click();
  await chooseMode(page, 'Individual trips');
  await next(page).click();
  await answerAndCalculate(page);
}

test('days between two visas show both dates; answered on the result, one is left', async ({ page }) => {
  await withDaysBetweenTwoVisas(page);
  await calculate(page);
  await expect(page.getByText('you can apply (the first day was 17 April 2026)')).toBeVisible();
  await expect(page.getByText('you can apply from 2 July 2029')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, in time' }).click();
  await expect(page.getByText(/first day was 17 April 2026/).first()).toBeVisible();
  await expect(page.getByText('you can apply from 2 July 2029')).toBeHidden();
});

test('an application that was too late is asked for in the form, and starts the years again', async ({
  page,
}) => {
  await withDaysBetweenTwoVisas(page);
  await page
    .getByRole('group', { name: 'Did you apply before your earlier visa ended?' })
    .getByLabel('No', { exact: true })
    .check();
  await calculate(page);
  await expect(page.getByText('You may be eligible from 2 July 2029').first()).toBeVisible();
});

test('years without a total give no verdict, and the page leads back to them', async ({ page }) => {
  await reachAbsences(page, 'Skilled Worker', '1/6/2020');
  await page.getByRole('radio', { name: 'Yearly totals' }).check();
  await next(page).click();
  await answerAndCalculate(page);
  await expect(page.getByText('We cannot say yet').first()).toBeVisible();
  await expect(page.getByText('You can apply for ILR now')).toBeHidden();
  await page.getByRole('button', { name: 'Go back to your absences' }).click();
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeVisible();
});
