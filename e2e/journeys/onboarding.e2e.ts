import { chooseVisaType } from '../support/chooseVisaType';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { backButton, continueButton, dateField, expectStep } from '../support/onboarding';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoSidewaysScroll, test } from '../support/test';

test('a new person sets up their profile, goes back and forth, reloads, and ends on the dashboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/onboarding');
  await expectStep(page, 1);
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Khan');
  await expect(backButton(page)).toBeDisabled();
  await dateField(page, 'Date of birth').fill('28 Feb 1990');
  await page.getByLabel('Nationality').fill('Nigerian');
  await page.getByLabel('Nationality').press('Enter');

  await expect(await expectStep(page, 2)).toBeFocused();
  await chooseVisaType(page, 'Skilled Worker');
  await dateField(page, 'Visa start date').fill('4/5/2022');
  await dateField(page, 'Entry Date to UK').fill('20/5/2022');
  await dateField(page, 'Visa expiry date').fill('3 May 2027');
  await dateField(page, 'BRP Expiry Date').fill('31/12/2027');
  await continueButton(page).click();

  await expectStep(page, 3);
  await dateField(page, 'Expected ILR date').fill('4 May 2027');
  // Text that was typed but not saved is still there after going back and after a reload.
  await page.getByRole('button', { name: 'Step 1', exact: true }).click();
  await expect(await expectStep(page, 1)).toBeFocused();
  await expect(dateField(page, 'Date of birth')).toHaveValue('28 Feb 1990');
  await continueButton(page).click();
  await expectStep(page, 2);
  await expect(page.getByRole('combobox', { name: 'Visa type' })).toHaveValue('Skilled Worker');
  await page.goto('/onboarding/3');
  await expectStep(page, 3);
  await expect(dateField(page, 'Expected ILR date')).toHaveValue('04 May 2027');
  await page.getByLabel('I already have ILR/Settlement').check();
  await dateField(page, 'ILR grant date').fill('1/6/2025');
  await continueButton(page).click();

  await expectStep(page, 4);
  await page.getByLabel('Marital status').selectOption({ label: 'Civil partnership' });
  await page.getByLabel(/British citizen$/).check();
  await continueButton(page).click();

  await expectStep(page, 5);
  await expect(page.getByLabel('I intend to stay in the UK')).toBeChecked();
  await page.getByLabel('I meet the good character requirement').uncheck();
  await continueButton(page).click();

  await expectStep(page, 6);
  await page.getByLabel('I have passed the Life in the UK test').check();
  await dateField(page, 'The day you passed it').fill('4/11/2025');
  await page.getByLabel('Reference number of the test').fill('LITUK-4821-7730');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expectToast(page, 'Onboarding Complete', 'Your profile has been set up successfully!');
  await expect(page).toHaveURL('/dashboard');

  const profile: unknown = await (await page.request.get('/api/user/profile')).json();
  expect(profile).toEqual({
    fullName: 'Amara Khan',
    dateOfBirth: '1990-02-28',
    nationality: 'Nigerian',
    visaType: 'skilled_worker',
    visaStartDate: '2022-05-04',
    ukEntryDate: '2022-05-20',
    visaExpiryDate: '2027-05-03',
    brpExpiryDate: '2027-12-31',
    settlementDate: '2027-05-04',
    hasILR: true,
    ilrGrantDate: '2025-06-01',
    maritalStatus: 'civil_partnership',
    marriedToBritishCitizen: true,
    intendsToStayInUK: true,
    goodCharacter: false,
    lifeInUKPassed: true,
    lifeInUKPassedOn: '2025-11-04',
    lifeInUKReference: 'LITUK-4821-7730',
    englishLanguageProof: false,
    englishLevel: null,
    settledAs: null,
  });
  // The account settings show the same name and visa, because each fact is stored only once.
  await page.goto('/dashboard/profile-settings');
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Khan');
});

test('every step is clean for axe, and no wider than the window', async ({ page }) => {
  await signUp(page);
  for (const step of [1, 2, 3, 4, 5, 6] as const) {
    await page.goto(`/onboarding/${step}`);
    await expectStep(page, step);
    if (step === 2) {
      await continueButton(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    }
    if (step === 3) await page.getByLabel('I already have ILR/Settlement').check();
    if (step === 6) await page.getByLabel('I have passed the Life in the UK test').check();
    if (step === 4) await page.getByLabel('Marital status').selectOption('married');
    await expectAccessiblePage(page);
  }
});

test('bad input is refused in words beside its field, and a lost connection keeps the form', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/onboarding/1');
  await page.getByLabel('Full name').fill('A');
  await dateField(page, 'Date of birth').fill('31/2/1990');
  await continueButton(page).click();
  const messages = [
    'Full name must be at least 2 characters.',
    'Please enter a valid date.',
    'Nationality is required.',
  ];
  for (const message of messages) {
    // Once in the summary at the top, as a link to its field, and once beside the field.
    await expect(page.getByText(message, { exact: true })).toHaveCount(2);
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Please enter a valid date.' }).click();
  await expect(dateField(page, 'Date of birth')).toBeFocused();

  await page.getByLabel('Full name').fill('Amara Noor');
  await dateField(page, 'Date of birth').fill('28/2/1990');
  await page.getByLabel('Nationality').fill('Nigerian');
  await context.setOffline(true);
  await continueButton(page).click();
  // Said by the page and by the summary, and not by a toast as well.
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(page.getByText('Failed to save your information. Please try again.')).toHaveCount(0);
  await expectStep(page, 1);
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Noor');
  await context.setOffline(false);
  await continueButton(page).click();
  await expectStep(page, 2);
});

test('at 320 px, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page);
  await page.goto('/onboarding/4');
  await expectStep(page, 4);
  await expectNoSidewaysScroll(page);
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
