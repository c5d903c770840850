import { signUp } from '../support/people';
import { amara, aVisa, daysAgo, record, today, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

const formatFormDate = (date: string) => date.split('-').toReversed().join('/');

test('a settled person fills form AN from their record and copies an answer, which stays marked as copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  const visa = aVisa({ visaStartDate: yearsAgo(7), hasILR: true, ilrGrantDate: daysAgo(500) });
  await record(page, '/api/immigration/profile/visa', visa);
  const journey = { departureDate: daysAgo(40), returnDate: daysAgo(30) };
  await record(page, '/api/absences', { ...journey, destination: 'France', reason: 'holiday' });

  await page.goto('/forms');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('an');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill(formatFormDate(today()));
  await page.getByRole('heading', { name: '9. Time outside the UK' }).click();
  const journeys = page.getByRole('listitem').filter({ hasText: 'Every journey outside the UK' });
  await expect(journeys.locator('ol > li')).toHaveText([
    new RegExp(`${formatFormDate(journey.departureDate)}.*${formatFormDate(journey.returnDate)}.*Days\\s*9`),
  ]);
  await page.getByRole('heading', { name: '10. Days away in all' }).click();
  const question = 'Days outside the UK in the whole time';
  await page.getByRole('button', { name: `Copy: ${question}` }).click();
  await expect(page.getByText(`Copied: ${question}`, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('9');

  // The address contains no personal data.
  await page.reload();
  await expect(page).toHaveURL('/forms');
  await page.getByRole('heading', { name: '10. Days away in all' }).click();
  await expect(page.getByRole('button', { name: `Copied, copy again: ${question}` })).toBeVisible();
});
