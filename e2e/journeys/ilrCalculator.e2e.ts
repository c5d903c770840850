import { addDays } from '@settlewise/rules/calendar';
import { today, visaIssued, yearsAgo } from '../support/ilr';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

test('the keyboard leads past a mistake to a result, in dark mode and on the narrowest phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ilr');
  await page.getByRole('combobox', { name: 'Visa type' }).focus();
  await page.keyboard.type('ancestry');
  await expect(page.getByRole('option')).toHaveText(['UK Ancestry', 'Partner of a person on UK Ancestry']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Change/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visaIssued(page)).toBeFocused();
  await page.keyboard.type(addDays(today, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(visaIssued(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(yearsAgo(4));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Yearly totals' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Individual trips' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Other requirements' })).toBeFocused();
  for (let question = 0; question < 3; question += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'ILR Eligibility Results' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Costs' }).press('Enter');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await test.step('the printed result is a document with all tabs and no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const part of ['Overview', 'Absences', 'Next Steps'])
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await expect(page.getByText(/Calculated on .* by rules .* Rules read on .*, news to /)).toBeVisible();
    await expect(page.getByText('Passport and eVisa', { exact: true })).toBeVisible();
    await expect(page.getByText('ILR standard fee')).toBeVisible();
    for (const act of ['Start Over', 'Print / Save as PDF', 'Try this trip'])
      await expect(page.getByRole('button', { name: act })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
  });
});
