import { expectAccessiblePage } from '../support/accessibilityChecks';
import { heightOf, longest, phone } from '../support/lengths';
import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { amara, record } from '../support/record';
import { expect, test } from '../support/test';

test('a sheet and a timeline that were saved stay as they were while the record goes on', async ({
  page,
}) => {
  const paper = async () =>
    (await readPdf(await page.pdf())).flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  await record(page, '/api/immigration/profile/visa', amara.visa);

  await page.goto('/forms');
  await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption('an');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill('1/3/2028');
  await expect(page.getByText('on 1 March 2028.')).toBeVisible();
  await page.getByRole('button', { name: 'Save this sheet' }).click();
  await expect(page.getByRole('link', { name: 'Open the saved sheet' })).toBeFocused();

  await page.goto('/timeline');
  await page.getByRole('button', { name: 'Compare plans' }).click();
  const plans = page.getByRole('region', { name: 'Plans side by side' });
  const [first] = [plans.getByRole('group', { name: 'Plan 1' }).getByRole('status')];
  await expect(first).not.toBeEmpty();
  const planned = (await first.textContent()) ?? '';
  const line = page.getByRole('img', { name: /^Your line/ });
  const drawn = (await line.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Save this timeline' }).click();
  await expect(page.getByRole('link', { name: 'Open the saved timeline' })).toBeFocused();

  // The record goes on: another passport, and a journey that moves nothing but is on the line.
  await record(page, '/api/immigration/profile/personal', { ...amara.personal, passportNumber: 'XY765432' });
  await record(page, '/api/absences', {
    ...{ departureDate: '2026-02-01', returnDate: '2026-02-09', destination: 'Lagos', reason: 'holiday' },
  });
  await page.goto('/timeline');
  await expect(line).not.toHaveAttribute('aria-label', drawn);

  await page.goto('/saved-results');
  const results = page.getByRole('region', { name: 'Your saved results' }).getByRole('article');
  await expect(results).toHaveCount(2);
  const sheet = results.filter({ hasText: 'Form sheet' });
  await expect(sheet).toContainText('Amara Khan, on 1 March 2028');
  await results.filter({ hasText: 'Timeline' }).getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/timeline\/saved\/.+/);
  await expect(page.getByText(/^As it was on/)).toBeVisible();
  await expect(line).toHaveAttribute('aria-label', drawn);
  await expect(plans).toContainText(planned);
  await expectAccessiblePage(page, 320);
  expect(await paper()).toMatch(/As it was on .* by rules 20.*Your line.*Plan 2/);
  await page.setViewportSize(phone);
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);

  await page.goto('/saved-results');
  await sheet.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/forms\/saved\/.+/);
  await expect(page.getByText('For Amara Khan, on 1 March 2028.')).toBeVisible();
  await expectAccessiblePage(page, 320);
  await page.setViewportSize(phone);
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  const printed = await paper();
  expect(printed).toContain('AB123456');
  expect(printed).not.toContain('XY765432');

  // The next form is compared with it.
  await page.goto('/forms');
  await page.getByRole('heading', { name: 'Compare with an earlier form' }).click();
  const compared = page.getByRole('region', { name: 'Compare with an earlier form' });
  await compared.getByRole('combobox', { name: 'A sheet that you saved' }).selectOption({ index: 1 });
  await expect(compared).toContainText('Then: AB123456');
  await expect(compared).toContainText('Now: XY765432');
  await expectAccessiblePage(page, 320);
});
