import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { record } from '../support/record';
import { expect, test } from '../support/test';

const personal = {
  ...{ firstName: 'Amara', lastName: 'Khan', dateOfBirth: '1990-01-01', nationality: 'china' },
  ...{ countryOfBirth: 'china', passportNumber: 'AB123456', addressLine1: '4 Mill Lane', addressLine2: '' },
  ...{ city: 'Leeds', state: '', postalCode: 'LS1 4AP', country: 'united_kingdom', phone: '' },
};
const dependant = (firstName: string, dateOfBirth: string, relationship: string) => ({
  ...{ firstName, lastName: 'Khan', dateOfBirth, relationship, nationality: 'china' },
});

/** Types one application of the plan. */
async function plan(page: Page, place: number, { item, on, without = [] }: Step): Promise<void> {
  await page.getByRole('button', { name: 'Add an application' }).click();
  const step = page.getByRole('group', { name: new RegExp(`^Step ${place}:`) });
  await step.getByLabel('What you apply for').selectOption({ label: item });
  await step.getByRole('textbox', { name: 'Day you pay' }).fill(on);
  for (const name of without) await step.getByLabel(name, { exact: true }).uncheck();
}

/** Pixels that are left in a list beside the words of its choice. */
function roomLeft(list: HTMLElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(list);
  const paper = document.createElement('canvas').getContext('2d');
  if (paper === null || !(list instanceof HTMLSelectElement)) return -1;
  paper.font = font;
  const words = paper.measureText(list.selectedOptions[0]?.text ?? '').width;
  return list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words;
}

interface Step {
  readonly item: string;
  readonly on: string;
  readonly without?: readonly string[];
}

test('a family of four on BN(O) sees its whole way to a passport to the penny, on screen, on paper and in a file', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', personal);
  await record(page, '/api/dependants', dependant('Ben', '1988-05-05', 'spouse'));
  await record(page, '/api/dependants', dependant('Chloe', '2015-01-01', 'child'));
  await record(page, '/api/dependants', dependant('Daniel', '2017-03-03', 'child'));
  await page.goto('/fees');
  const total = page.getByRole('region', { name: 'In all' }).getByRole('status');
  // Of the family the first stands open, and of the others a line.
  await expect(page.getByText('Daniel, born 3 March 2017')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Daniel' })).toBeHidden();

  await plan(page, 1, { item: 'First visa', on: '1/8/2026' });
  const visa = page.getByRole('group', { name: /^Step 1:/ });
  const route = visa.getByRole('combobox', { name: 'Visa or route' });
  await route.fill('BN(O)');
  await expect(route).toHaveAttribute('aria-activedescendant', /./);
  await route.press('Enter');
  await visa.getByLabel('Months of permission').fill('60');
  await expect(total).toHaveText(/£19,250/);

  await plan(page, 2, { item: 'Settlement (ILR)', on: '2/8/2031' });
  await page
    .getByRole('group', { name: /^Step 2:/ })
    .getByLabel('Life in the UK test')
    .check();
  await expect(total).toHaveText(/£32,254/);
  const citizens = { on: '3/8/2032', without: ['Chloe', 'Daniel'] };
  await plan(page, 3, { ...citizens, item: 'Naturalisation as a British citizen' });
  await plan(page, 4, { ...citizens, item: 'Registration of a child as British', without: ['You', 'Ben'] });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(total).toHaveText(/£37,932/);
  // The longest choice is read to its end, beside its arrow.
  await page.setViewportSize({ width: 1280, height: 860 });
  // What was typed last stands open; the others are lines with their sum.
  await expect(
    page.getByText('Settlement (ILR): British National (Overseas), Hong Kong, 02 Aug 2031, £13,004'),
  ).toBeVisible();
  await page.getByText(/^Naturalisation as a British citizen \(you and Ben\), 03 Aug 2032, £/).click();
  const chosen = page.getByRole('group', { name: /^Step 3:/ }).getByLabel('What you apply for');
  expect(await chosen.evaluate(roomLeft)).toBeGreaterThanOrEqual(0);
  const compared = page.getByRole('region', { name: 'This day or that day' }).getByLabel('Application');
  await compared.selectOption({ index: 2 });
  expect(await compared.evaluate(roomLeft)).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole('region', { name: 'Year by year' }).getByRole('listitem')).toHaveText([
    ...[/2026.*£19,250/, /2031.*£13,004/, /2032.*£5,678/],
  ]);

  await page.reload();
  await expect(total).toHaveText(/£37,932/);
  const lines = page.getByRole('region', { name: 'Every pound' });
  await lines.getByText('Immigration health surcharge, adult').first().click();
  await expect(lines.getByText('So you pay for 5 years, at £1,035 a year.').first()).toBeVisible();
  await expectAccessiblePage(page);

  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const printed = pages.flatMap((sheet) => sheet.lines.map(({ text }) => text)).join('\n');
  expect(printed).toContain('£37,932');
  expect(printed).toContain('So you pay for 5 years');
  expect(printed).not.toContain('Add an application');

  await page.setViewportSize({ width: 1280, height: 860 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const rows = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n').slice(1);
  const pence = rows.map((row) => Number((/"(\d+)\.(\d\d)"/.exec(row) ?? []).slice(1).join('')));
  expect(pence.reduce((sum, each) => sum + each, 0)).toBe(3_793_200);

  await page.getByRole('button', { name: 'Save this result' }).click();
  await page.getByRole('link', { name: 'Open the saved result' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved sum of fees' })).toBeVisible();
  await expect(total).toHaveText(/£37,932/);
  await expect(page.getByText('At today’s fees it is still £37,932')).toBeVisible();
  await expectAccessiblePage(page);
});
