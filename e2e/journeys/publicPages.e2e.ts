import { publicPages, titleOfTab } from '@settlewise/contract';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

const html = { headers: { Accept: 'text/html' } };
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test('the home page shows ten tools, all of them ready', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Settlewise.*UK Immigration Assistant/);
  await expect(page.getByRole('link', { name: /Launch Tool/ })).toHaveCount(10);
  await expect(page.getByRole('link', { name: /Preview/ })).toHaveCount(0);
  await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(0);
  await expect(
    page.getByText('This tool is currently under development and will be available shortly.'),
  ).toHaveCount(0);
  await expect(page.getByText('£3,226+')).toBeVisible();
  await expect(page.getByText('£1,839+')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('not affiliated');
});

test('the absence tracker asks a visitor to sign in', async ({ page }) => {
  await page.goto('/absence');
  await expect(page).toHaveURL('/absence-tracker');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(
    page.getByText('You need to log in or sign up to use the Absence Tracker and save your journey data.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login/Sign Up' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('the head that search engines read says what the browser’s tab says', async ({ page }) => {
  for (const { path, title } of publicPages) {
    const [, sent] = /<title>([^<]*)<\/title>/.exec(await (await page.request.get(path, html)).text()) ?? [];
    expect([path, sent]).toEqual([path, titleOfTab(title)]);
    await page.goto(path);
    await expect(page).toHaveTitle(titleOfTab(title));
  }
  const picture = await page.request.get('/preview.png');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('an unknown address is not found, also below a page that there is', async ({ page }) => {
  for (const address of ['/forms/an', '/no/such/page']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
});

test('on a phone the menu slides out with its three groups, which fold', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const group of ['Main', 'Calculators & Tools', 'Resources']) {
    await expect(menu.getByRole('button', { name: group })).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(menu.getByRole('link')).toHaveCount(9);
  await menu.getByRole('button', { name: 'Resources' }).click();
  await expect(menu.getByRole('link', { name: /UK Address History/ })).toBeHidden();
  await expectNoAxeFindings(page);
  await menu.getByRole('link', { name: /Login \/ Register/ }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(menu).toBeHidden();
});

test('on a desktop each entry of the navigation explains itself to mouse and keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
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
});

test('the first link of a page leads past the header', async ({ page }) => {
  await page.goto('/');
  // The browser reports the page as loaded before it is drawn.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/Skip to/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/Check ILR eligibility/);
});

test('what is changing is read without signing in, each change with its source and its day', async ({
  page,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'What is changing in the rules' }).click();
    await expect(page).toHaveURL('/changes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is changing');
    for (const part of ['In force', 'Announced, not the law']) {
      await expect(page.getByRole('region', { name: part })).toBeVisible();
    }
    const cards = page.getByRole('region', { name: 'In force' }).getByRole('listitem');
    for (const card of await cards.all()) {
      await expect(card.getByRole('link')).toHaveAttribute('href', /^https:/);
      await expect(card).toContainText(/(last read on|as it was on) \d+ \w+ 20\d\d/);
    }
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});
