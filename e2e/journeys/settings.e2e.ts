import { readFile } from 'node:fs/promises';
import { expectToast, fromOurPage, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

test('a person sees where they are signed in, and signs out elsewhere', async ({
  page,
  playwright,
  program,
}) => {
  const { username, password } = await signUp(page);
  const signInElsewhere = async (userAgent: string) => {
    const request = await playwright.request.newContext({ baseURL: program.address, userAgent });
    const answer = await request.post('/api/login', { data: { username, password }, headers: fromOurPage });
    expect(answer.status()).toBe(200);
    return {
      status: async () => (await request.get('/api/user')).status(),
      dispose: () => request.dispose(),
    };
  };
  const phone = await signInElsewhere(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  );
  const office = await signInElsewhere(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  );

  await page.goto('/dashboard/password');
  await expect(page.getByRole('article').filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoAxeFindings(page);

  await page
    .getByRole('article', { name: 'Safari on iPhone' })
    .getByRole('button', { name: 'Sign out' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sign out Safari on iPhone?' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Signed Out', 'Safari on iPhone is signed out.');
  await expect(page.getByRole('article', { name: 'Safari on iPhone' })).toHaveCount(0);
  expect([await phone.status(), await office.status()]).toEqual([401, 200]);

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect([await office.status(), (await page.request.get('/api/user')).status()]).toEqual([401, 200]);
  await Promise.all([phone.dispose(), office.dispose()]);
});

test('a person downloads everything as one ZIP, and then deletes their account', async ({ page }) => {
  const { username, password } = await signUp(page);
  await page.goto('/dashboard/profile-settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Settlewise record \d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['account.json', 'events.json', 'documents.json'])
    expect(bytes.includes(name)).toBe(true);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const act = dialog.getByRole('button', { name: 'Delete my account' });
  await act.click();
  await expect(dialog.getByRole('link', { name: 'Please enter your password' })).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await act.click();
  await expectToast(page, 'Account Deleted', 'Your record and your documents have been erased.');
  await expect(page).toHaveURL('/');
  const lastAnswer = await page.request.post('/api/login', {
    data: { username, password },
    headers: fromOurPage,
  });
  expect(lastAnswer.status()).toBe(401);
});
