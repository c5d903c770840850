import type { Page } from 'playwright/test';
import { createItem } from '../support/createItem';
import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { amara, record } from '../support/record';
import { aSheetToKeep } from '../support/savedForms';
import { expect, test } from '../support/test';

async function printed(page: Page): Promise<string> {
  const pages = await readPdf(await page.pdf());
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
}

test('a saved timeline and a saved sheet stay as they were, on paper and on screen', async ({ page }) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  await record(page, '/api/immigration/profile/visa', amara.visa);
  const sheet = await createItem(page, '/api/assessments', aSheetToKeep);
  await page.goto('/timeline');
  await page.getByRole('button', { name: 'Compare plans' }).click();
  const plans = page.getByRole('region', { name: 'Plans side by side' });
  await expect(plans.getByRole('group', { name: 'Plan 1' }).getByRole('status')).not.toBeEmpty();
  const line = page.getByRole('img', { name: /^Your line/ });
  const drawn = (await line.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Save this timeline' }).click();
  const link = page.getByRole('link', { name: 'Open the saved timeline' });
  await expect(link).toBeFocused();

  // The record changes after the result was saved.
  await record(page, '/api/immigration/profile/personal', { ...amara.personal, passportNumber: 'XY765432' });
  await record(page, '/api/absences', {
    departureDate: '2026-02-01',
    returnDate: '2026-02-09',
    destination: 'Lagos',
    reason: 'holiday',
  });
  await link.click();
  await expect(page).toHaveURL(/\/timeline\/saved\/.+/);
  await expect(page.getByText(/^As it was on/)).toBeVisible();
  await expect(line).toHaveAttribute('aria-label', drawn);
  expect(await printed(page)).toMatch(/As it was on .* by rules 20.*Your line.*Plan 2/);

  await page.goto(`/forms/saved/${sheet}`);
  await expect(page.getByText(/^For Amara Khan, on/)).toBeVisible();
  const paper = await printed(page);
  expect(paper).toContain('AB123456');
  expect(paper).not.toContain('XY765432');
});
