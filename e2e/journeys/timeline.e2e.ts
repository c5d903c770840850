import { expectAccessiblePage } from '../support/accessibilityChecks';
import { signUp } from '../support/people';
import { aTask, aVisa, awayFor, daysAgo, inDays, record, upload } from '../support/record';
import { expect, test } from '../support/test';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

test('the timeline of an ordinary record begins with what lies ahead, and is short on a phone', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await signUp(page);
  await record(page, '/api/immigration/profile/visa', aVisa());
  for (let journey = 0; journey < 12; journey += 1)
    await record(page, '/api/absences', {
      ...awayFor(1, `Lagos ${journey + 1}`),
      departureDate: daysAgo(90 * journey + 20),
      returnDate: daysAgo(90 * journey + 10),
    });
  await record(page, '/api/absences', {
    ...awayFor(1, 'Porto'),
    departureDate: inDays(40),
    returnDate: inDays(47),
  });
  for (let task = 0; task < 6; task += 1)
    await record(page, '/api/tasks', aTask(`Ask employer ${task + 1}`, { dueDate: inDays(9 * task + 1) }));
  for (let document = 0; document < 8; document += 1)
    await upload(page, `Payslip ${document + 1}`, { expiryDate: inDays(100 + document) });

  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Timeline', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible();
  const ahead = page.getByRole('region', { name: 'Ahead' });
  await expect(ahead.getByRole('listitem').first()).toContainText(/tomorrow\s*Due: Ask employer 1/);
  await expect(ahead).toContainText('Last day of your visa');
  await expectAccessiblePage(page);

  await page.setViewportSize(phone);
  await page.reload();
  await expect(ahead).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(3_000);
  await expectAccessiblePage(page);

  // A year opens with the keyboard, and shows what happened in it.
  const past = page.getByRole('region', { name: 'What happened so far' });
  await expect(past.getByText('Journey to Lagos 1', { exact: true })).toBeHidden();
  await past.locator('summary').first().press('Enter');
  await expect(past.getByText('Document uploaded').first()).toBeVisible();
  await page.getByText('Show only some of it').press('Enter');
  await page.getByLabel('Kind').selectOption({ label: 'Task' });
  await expect(ahead.getByRole('listitem').filter({ visible: true })).toHaveCount(6);
  await expectAccessiblePage(page);
});
