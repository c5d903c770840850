import { signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

test('the developer pages log in, send test requests and create a timeline', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/login-test');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login & Test APIs' }).click();
  await expect(page.getByText('API testing complete!')).toBeVisible();
  await expect(page.getByRole('article', { name: '/api/dashboard/summary' })).toContainText('Status: 200');
  await expectNoAxeFindings(page);

  await page.goto('/timeline-test');
  await page.getByRole('button', { name: 'Generate timeline' }).click();
  // The recorded yearly totals end in 2024, so without totals of later years no day is named.
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('01 Jan 2021');
  await expect(timeline).toContainText('Enter your days away in 2025. Enter 0 if you were not away.');
  await expectNoAxeFindings(page);
});
