import { expectAccessiblePage } from '../support/accessibilityChecks';
import { heightOf, longest, phone } from '../support/lengths';
import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { amara, record, upload } from '../support/record';
import { expect, test } from '../support/test';

const home = (line1: string, from: string, to: string | null) => ({
  ...{ line1, line2: null, town: 'Leith', postcode: 'EH6 6AA', country: 'united_kingdom', role: 'tenant' },
  ...{ from, to, precision: 'day', withWhom: null },
});

test('a checklist and an address check that were saved stay as they were while the record goes on', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  await record(page, '/api/immigration/profile/visa', amara.visa);
  await record(page, '/api/addresses', home('2 Second Street', '2024-07-10', null));

  await page.goto('/documents');
  await page.getByRole('textbox', { name: /^Day you plan to apply/ }).fill('20/2/2027');
  const ready = page.getByRole('region', { name: /^SET\(O\)/ }).getByRole('status');
  const line = page
    .getByRole('region', { name: 'Your list' })
    .getByRole('listitem')
    .filter({ has: page.locator('summary', { hasText: 'Letter of your employer' }) });
  await expect(line).toContainText('Not started');
  await expect(ready).toContainText(/^\d+ of \d+/);
  const then = (await ready.textContent()) ?? '';
  await page.getByRole('button', { name: 'Save this list' }).click();
  await expect(page.getByRole('link', { name: 'Open the saved list' })).toBeFocused();
  await page.goto('/address');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('AN');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill('31/10/2026');
  const asks = page.getByRole('region', { name: 'What AN asks for' });
  await expect(asks).toContainText('982 days missing');
  await page.getByRole('button', { name: 'Save this check' }).click();
  await expect(page.getByRole('link', { name: 'Open the saved check' })).toBeFocused();

  // The record goes on: the letter comes, and the earlier home is remembered.
  await upload(page, 'Letter of Acme', { documentType: 'employer_letter', issuedOn: '2027-02-10' });
  await record(page, '/api/addresses', home('1 First Street', '2021-09-01', '2024-07-10'));
  await page.goto('/documents');
  await expect(line).toContainText('Have it');
  await expect(ready).not.toHaveText(then);

  await page.goto('/saved-results');
  const results = page.getByRole('region', { name: 'Your saved results' }).getByRole('article');
  await expect(results).toHaveCount(2);
  const [check, list] = [
    results.filter({ hasText: 'Address check' }),
    results.filter({ hasText: 'Document' }),
  ];
  await expect(check).toContainText('982 days missing');
  await expect(check).toContainText('AN on 31 October 2026');
  await list.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/documents\/saved\/.+/);
  await expect(page.getByText(/^As it was on/)).toBeVisible();
  await expect(ready).toHaveText(then);
  await expect(line).toContainText('Not started');
  await expectAccessiblePage(page, 320);
  const text = (await readPdf(await page.pdf()))
    .flatMap(({ lines }) => lines.map((each) => each.text))
    .join(' ');
  expect(text).toMatch(/As it was on .* by rules 20.*Checklist for 20 February 2027/);
  await page.setViewportSize(phone);
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);

  await page.goto('/saved-results');
  await check.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/address\/saved\/.+/);
  await expect(asks).toContainText('982 days missing');
  const homes = page.getByRole('region', { name: 'Your addresses then' });
  await expect(homes).toContainText('2 Second Street');
  await expect(homes).not.toContainText('1 First Street');
  await expectAccessiblePage(page, 320);
  await page.setViewportSize(phone);
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  // On a phone it stands with when and how it was saved.
  await page.getByText('When and how it was saved').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete result' }).click();
  await expect(results).toHaveCount(1);
});
