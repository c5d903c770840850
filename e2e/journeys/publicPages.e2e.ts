import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

test('in a wide window the first link skips the header, whose menus work with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  // The browser reports the page as loaded before it is drawn.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/Skip to/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/Check ILR eligibility/);

  const home = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
  await home.focus();
  await expect(page.getByRole('tooltip')).toContainText('all tools and resources');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  const group = page.getByRole('button', { name: 'Calculators & Tools' });
  await page.keyboard.press('Tab');
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^ILR Eligibility .*Find the day/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^ILR Eligibility/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(page.getByRole('link', { name: /^ILR Eligibility/ })).toBeHidden();

  // The narrowest window with the menus of the header.
  await page.setViewportSize({ width: 769, height: 844 });
  for (const name of ['Calculators & Tools', 'Resources']) {
    await page.getByRole('button', { name }).click();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
  }
});
