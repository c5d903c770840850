import { chooseVisaType } from '../support/chooseVisaType';
import { continueButton, dateField, expectStep } from '../support/onboarding';
import { expectToast, fillInRegistration } from '../support/people';
import { expect, test } from '../support/test';

test('onboarding leads a new account to the dashboard, and the person can leave it and continue later', async ({
  page,
}) => {
  const userRequests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/user') userRequests.push(page.url());
  });
  await page.goto('/auth?tab=register');
  await fillInRegistration(page);
  await expectToast(page, 'Registration successful');
  await expectStep(page, 1);
  // A page opened without a session does not ask who is signed in.
  expect(userRequests).toEqual([]);
  await dateField(page, 'Date of birth').fill('28 Feb 1990');
  await page.getByLabel('Nationality').fill('Nigerian');
  await continueButton(page).click();
  await expectStep(page, 2);
  await page.getByRole('link', { name: 'Leave for now' }).click();

  await expect(page).toHaveURL('/dashboard');
  const steps = page.getByRole('region', { name: 'Four steps to your date' });
  await expect(steps).toContainText('0 of 4 done');
  await steps.getByRole('link', { name: 'Set up my profile' }).click();
  await expectStep(page, 2);
  const menu = page.getByRole('button', { name: /^Account menu/ });
  const menuEntry = page.getByRole('banner').getByRole('link', { name: 'Set up my profile' });
  await menu.click();
  await expect(menuEntry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuEntry).toBeHidden();
  await chooseVisaType(page, 'Skilled Worker');
  await dateField(page, 'Visa start date').fill('4/5/2022');
  for (const step of [3, 4, 5] as const) {
    await continueButton(page).click();
    await expectStep(page, step);
  }
  await continueButton(page).click();
  await expectStep(page, 6);
  await page.getByLabel('I have passed the Life in the UK test').check();
  await page.getByLabel(/^Level of your English/).selectOption('B2');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expectToast(page, 'Onboarding Complete', 'Your profile has been set up successfully!');

  await expect(page).toHaveURL('/dashboard');
  await expect(steps).toContainText('2 of 4 done');
  await expect(steps.getByRole('link', { name: 'Set up my profile' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'What to do next' })).toContainText('ILR from');

  // A page opened with a session asks once.
  userRequests.length = 0;
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Where you stand today' })).toContainText(
    'You can apply for ILR from',
  );
  expect(userRequests).toHaveLength(1);
  await menu.click();
  await expect(page.getByRole('link', { name: 'My Dashboard', exact: true })).toBeVisible();
  await expect(menuEntry).toBeHidden();
});
