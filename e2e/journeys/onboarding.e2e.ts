import { chooseVisaType } from '../support/chooseVisaType';
import { backButton, continueButton, dateField, expectStep } from '../support/onboarding';
import { signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

test('at 320 px the steps refuse errors, survive a lost connection and go back and forth with the keyboard only', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/onboarding');
  await expectStep(page, 1);
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Khan');
  await dateField(page, 'Date of birth').focus();
  await page.keyboard.type('31/2/1990');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter a valid date.',
    'Nationality is required.',
  ]);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dateField(page, 'Date of birth')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('28/2/1990');
  await page.getByLabel('Nationality').fill('Nigerian');
  await context.setOffline(true);
  await page.getByLabel('Nationality').press('Enter');
  // The page and the summary show the error, so no toast repeats it.
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(page.getByText('Failed to save your information. Please try again.')).toHaveCount(0);
  await expectStep(page, 1);
  await expect(page.getByLabel('Nationality')).toHaveValue('Nigerian');
  await context.setOffline(false);
  await page.getByLabel('Nationality').press('Enter');

  await expect(await expectStep(page, 2)).toBeFocused();
  await chooseVisaType(page, 'Skilled Worker');
  await continueButton(page).press('Enter');
  await expect(await expectStep(page, 3)).toBeFocused();
  await page.getByLabel('I already have ILR/Settlement').press('Space');
  await expect(dateField(page, 'ILR grant date')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('I already have ILR/Settlement').press('Space');
  await continueButton(page).press('Enter');

  await expect(await expectStep(page, 4)).toBeFocused();
  await page.getByLabel('Marital status').focus();
  await page.keyboard.type('Married');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel(/British citizen$/)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(backButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(await expectStep(page, 5)).toBeFocused();
  await page.goBack();
  await expectStep(page, 4);
  await expect(page.getByLabel(/British citizen$/)).toBeChecked();
});
