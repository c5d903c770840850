import { phone } from '../support/lengths';
import { expect, expectNoAxeFindings, test } from '../support/test';

test('a visitor on a phone finds ten tools, the menu, announced changes and a “not found” page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page).toHaveTitle(/Settlewise.*UK Immigration Assistant/);
  await page.getByText('more tools to use').click();
  await expect(page.getByRole('link', { name: /Launch Tool/ })).toHaveCount(10);
  await expect(page.getByRole('contentinfo')).toContainText('not affiliated');
  const picture = await page.request.get('/preview.png');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const group of ['Main', 'Calculators & Tools', 'Resources'])
    await expect(menu.getByRole('button', { name: group })).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link')).toHaveCount(9);
  await menu.getByRole('button', { name: 'Resources' }).click();
  await expect(menu.getByRole('link', { name: /UK Address History/ })).toBeHidden();
  await expectNoAxeFindings(page);
  await menu.getByRole('link', { name: /Login \/ Register/ }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(menu).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'What is changing in the rules' }).click();
  await expect(page).toHaveURL('/changes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is changing');
  await expect(page.getByRole('region', { name: 'Announced, not the law' })).toBeVisible();

  const answer = await page.goto('/forms/an');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});
