import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expect, test } from '../support/test';

test("anybody can open the page of the API's calls, expand a call with the keyboard and reach its schemas", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('The calls of the API – Settlewise');
  const call = page.locator('summary', { hasText: 'POST /api/absence-journeys' });
  await call.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What is sent' })).toHaveCount(1);
  await expectAccessiblePage(page);

  await page.keyboard.press('Control+Home');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Shapes' }).click();
  await expect(page.getByRole('heading', { name: 'Shapes' })).toBeInViewport();
  expect(faults).toEqual([]);
});
