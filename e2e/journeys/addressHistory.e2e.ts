import { expectAccessiblePage } from '../support/accessibilityChecks';
import { fromOurPage, signUp } from '../support/people';
import { expect, test } from '../support/test';

const home = (line1: string, from: string, to: string | null, more: object = {}) => ({
  ...{ line1, line2: null, town: 'Leith', postcode: 'EH6 6AA', country: 'united_kingdom' },
  ...{ from, to, precision: from.length === 7 || to?.length === 7 ? 'month' : 'day' },
  ...{ role: 'tenant', withWhom: null, ...more },
});
const twelve = [
  home('1 First Street', '2021-09', '2022-06', { role: 'halls' }),
  home('2 Second Street', '2022-06', '2022-09-14'),
  home('3 Third Street', '2022-09-14', '2023-05-31', { role: 'family', withWhom: 'Lucía' }),
  home('4 Fourth Street', '2023-07-02', '2023-12-31'),
  home('5 Fifth Street', '2024-01-12', '2024-03-31'),
  home('6 MG Road', '2024-04-01', '2024-06-30', { role: 'abroad', country: 'india', postcode: null }),
  home('7 Seventh Street', '2024-07-01', '2024-12-31'),
  home('8 Eighth Street', '2024-12-01', '2025-03-31'),
  home('9 Ninth Street', '2025-03-01', '2025-03-31', { role: 'temporary' }),
  home('10 Tenth Street', '2025-04-01', '2025-10-31'),
  home('11 Eleventh Street', '2025-11-01', '2026-04-30'),
  home('12 Twelfth Street', '2026-04-30', null, { role: 'owner' }),
];

test('twelve addresses with a gap and a journey are checked for a form, and the gap is closed', async ({
  page,
  context,
}) => {
  await signUp(page);
  const post = async (path: string, data: object) =>
    expect((await page.request.post(path, { data, headers: fromOurPage })).status()).toBe(201);
  for (const address of twelve) await post('/api/addresses', address);
  const journey = { departureDate: '2023-06-01', returnDate: '2023-07-01' };
  await post('/api/absence-journeys', { ...journey, days: 31, destination: 'Kochi', reason: 'holiday' });

  await page.goto('/');
  await page.getByRole('link', { name: 'Launch Tool Address History Manager' }).click();
  await expect(page).toHaveURL('/address');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill('1/3/2027');
  const asks = page.getByRole('region', { name: 'What AN asks for' });
  await expect(asks).toContainText('11 days missing');
  await expect(asks).toContainText('No address from 1 January 2024 to 11 January 2024');
  await expect(asks).toContainText('Your journey explains it: away from 1 June 2023 until 1 July 2023');
  await expect(asks).toContainText('6 MG Road, Leith: You had an address outside the UK');
  await expect(asks).toContainText('Two addresses at once from 1 December 2024 to 31 December 2024');
  await expectAccessiblePage(page, 320);

  // As the form takes it.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cards = page.getByRole('region', { name: 'Your addresses' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText(/30\/04\/2026 to present.*I own it\./);
  await page.getByRole('button', { name: 'Copy 12 Twelfth Street, Leith' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '12 Twelfth Street, Leith, EH6 6AA, United Kingdom',
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Settlewise addresses.csv');

  // Changed here, the answer changes with it.
  await page.getByRole('button', { name: 'Edit 5 Fifth Street, Leith, EH6 6AA' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit address' });
  await dialog.getByRole('textbox', { name: /^From/ }).fill('1/1/2024');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(asks).toContainText('No day is missing, but your dates do not agree');
});
