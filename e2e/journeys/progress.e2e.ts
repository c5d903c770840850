import { inWords, today, yearsAgo } from '../support/ilr';
import { expectAccessibleFrame, expectAccessiblePage } from '../support/accessibilityChecks';
import { signUp } from '../support/people';
import { record } from '../support/record';
import { expect, test } from '../support/test';
import { addDays, addYears } from '@settlewise/rules';

const visa = (visaStartDate: string, change: Readonly<Record<string, unknown>> = {}) => ({
  currentVisaType: 'skilled_worker',
  visaStartDate,
  visaExpiryDate: addDays(addYears(visaStartDate, 5), -1),
  hasILR: false,
  ...change,
});

test('from an empty record to ILR and on to citizenship, each tab wide and on a phone, light and dark', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/progress');
  const status = page.getByRole('region', { name: 'Where you stand' });
  await expect(status).toContainText('Add your visa type and the start date of your visa');
  // The act itself stands once, above: what to do next.
  await expect(page.getByRole('link', { name: 'Go to my visa' })).toBeVisible();

  const start = yearsAgo(4);
  await record(page, '/api/immigration/profile/visa', visa(start));
  await record(page, '/api/absences', {
    departureDate: addDays(today, -40),
    returnDate: addDays(today, -31),
    destination: 'Lisbon',
    reason: 'holiday',
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const complete = addYears(start, 5);
  const nextAct = page.getByRole('region', { name: 'What to do next' });
  await expect(nextAct).toContainText(`ILR from ${inWords(addDays(complete, -28))}`);
  await expect(nextAct).not.toContainText('Add your visa');
  await expect(page.getByRole('region', { name: 'Absence Tracking' })).toContainText('10 of 180 days');
  await expectAccessibleFrame(page);

  await page.getByRole('tab', { name: 'ILR Details' }).click();
  await expect(page.getByRole('region', { name: 'Why this date' })).toContainText('5 years count from');
  await page.getByText('Show as a table').click();
  await expectAccessiblePage(page);
  await expect(page.getByRole('link', { name: 'View Absence Tracker' })).toHaveAttribute(
    'href',
    '/dashboard/absences',
  );

  await record(
    page,
    '/api/immigration/profile/visa',
    visa(yearsAgo(6), { hasILR: true, ilrGrantDate: yearsAgo(0, 100) }),
  );
  await page.goto('/dashboard/progress?tab=citizenship');
  const settled = addYears(yearsAgo(0, 100), 1);
  await expect(nextAct).toContainText(`Apply for citizenship from ${inWords(settled)}`);
  await expect(page.getByRole('region', { name: 'Requirements' })).toContainText('12 months with ILR');
  await expectAccessiblePage(page);
});

test('what cannot be loaded says so and is tried again', async ({ page }) => {
  await signUp(page);
  await page.route('**/ilr-progress', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
  await page.goto('/dashboard/progress');
  const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Progress Data' });
  await expect(alert).toContainText('There was a problem loading your immigration progress data.');
  await page.unroute('**/ilr-progress');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Where you stand' })).toBeVisible();
});

test('the ILR calculator of the dashboard starts with the record', async ({ page }) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/visa', visa(yearsAgo(6)));
  await page.goto('/dashboard/ilr-calculator');
  await expect(page.getByText('Filled in from your record')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Visa issue date' })).not.toHaveValue('');
  await expectAccessiblePage(page);
});

test('the developer pages log in, probe and make a timeline', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/login-test');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login & Test APIs' }).click();
  await expect(page.getByText('API testing complete!')).toBeVisible();
  await expect(page.getByRole('article', { name: '/api/dashboard/summary' })).toContainText('Status: 200');
  await expectAccessiblePage(page);

  await page.goto('/timeline-test');
  await page.getByRole('button', { name: 'Generate timeline' }).click();
  // The recorded yearly totals end in 2024; without totals of the later years no day is named.
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('01 Jan 2021');
  await expect(timeline).toContainText('Enter your days away in 2025. Enter 0 if you were not away.');
  await expectAccessiblePage(page);
});
