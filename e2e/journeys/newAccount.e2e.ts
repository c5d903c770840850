import { chooseVisaType } from '../support/chooseVisaType';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { continueButton, dateField, expectStep } from '../support/onboarding';
import { expectToast, logIn, signUp, signUpInForm } from '../support/people';
import { expect, test } from '../support/test';

test('a new account is led to the onboarding, leaves it, finds it again, and completes it', async ({
  page,
}) => {
  const person = await signUpInForm(page);
  await expectStep(page, 1);
  await dateField(page, 'Date of birth').fill('28 Feb 1990');
  await page.getByLabel('Nationality').fill('Nigerian');
  await continueButton(page).click();
  await expectStep(page, 2);
  await expectAccessiblePage(page);
  await chooseVisaType(page, 'Skilled Worker');
  await page.getByRole('link', { name: 'Leave for now' }).click();

  // The dashboard leads back to it, and so does the account menu.
  await expect(page).toHaveURL('/dashboard');
  const steps = page.getByRole('region', { name: 'Four steps to your date' });
  await expect(steps).toContainText('0 of 4 done');
  await steps.getByRole('link', { name: 'Set up my profile' }).click();
  await expectStep(page, 2);
  const menu = page.getByRole('button', { name: /^Account menu/ });
  await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out');

  // Signing in again does not force it on anybody.
  await logIn(page, person);
  await expect(page).toHaveURL('/');
  // The address changes before the page does, and a move to another page closes the menu.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Know where you stand');
  await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Set up my profile' }).click();
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Step 1', exact: true }).click();
  await expectStep(page, 1);
  await expect(page.getByLabel('Nationality')).toHaveValue('Nigerian');
  await continueButton(page).click();
  await expectStep(page, 2);
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
  await expectToast(page, 'Onboarding Complete');

  await expect(page).toHaveURL('/dashboard');
  await expect(steps).toContainText('2 of 4 done');
  await expect(steps.getByRole('link', { name: 'Set up my profile' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'What to do next' })).toContainText('ILR from');
  await page.goto('/');
  const answer = page.getByRole('region', { name: 'Where you stand today' });
  await expect(answer).toContainText('You can apply for ILR from');
  await expectAccessiblePage(page);
  await menu.click();
  await expect(page.getByRole('link', { name: 'My Dashboard', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up my profile' })).toBeHidden();
});

test('a page asks who is signed in only where its request had a session', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/user') asked.push(page.url());
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  expect(asked).toEqual([]);

  await signUp(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Open my dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(asked).toHaveLength(1);
});
