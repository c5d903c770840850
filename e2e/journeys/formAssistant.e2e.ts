import { phone } from '../support/lengths';
import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { amara, aVisa, daysAgo, record, today, yearsAgo } from '../support/record';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

const formatFormDate = (date: string) => date.split('-').toReversed().join('/');

test('a person copies form AN field by field, prints it, saves it as a file and compares it with that file later', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  const visa = aVisa({ visaStartDate: yearsAgo(7), hasILR: true, ilrGrantDate: daysAgo(500) });
  await record(page, '/api/immigration/profile/visa', visa);
  const journeys = [400, 200, 40].map((days) => ({
    departureDate: daysAgo(days),
    returnDate: daysAgo(days - 9),
    destination: 'France',
    reason: 'holiday',
  }));
  for (const journey of journeys) await record(page, '/api/absences', journey);
  await page.goto('/forms');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('an');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill(formatFormDate(today()));

  const fields = page.getByRole('region', { name: 'Journeys, field by field' });
  await expect(fields).toContainText('journey 1 of 3, Left the UK, day');
  await fields.getByRole('button', { name: 'Copy and go on' }).click();
  await expect(fields).toContainText('journey 1 of 3, Left the UK, month');
  const [day] = formatFormDate(daysAgo(400)).split('/');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(day);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Journeys as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('Settlewise journeys.csv');

  const paper = (await readPdf(await page.pdf()))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ');
  expect(paper).toContain('Form AN: becoming a British citizen');
  expect(paper).toContain('AMARA');
  expect(paper).toContain('Have you ever');
  for (const { departureDate } of journeys) expect(paper).toContain(formatFormDate(departureDate));
  expect(paper).not.toContain('Copy and go on');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Keep this sheet' }).click();
  const sheet = await (await saved).path();
  await record(page, '/api/immigration/profile/personal', { ...amara.personal, passportNumber: 'XY765432' });
  await page.setViewportSize(phone);
  await page.reload();
  await page.getByRole('heading', { name: 'Compare with an earlier form' }).click();
  await page.getByLabel('A sheet that you kept').setInputFiles(sheet);
  const compared = page.getByRole('region', { name: 'Compare with an earlier form' });
  await expect(compared).toContainText('1 answer differs from AN of');
  await expect(compared).toContainText('Then: AB123456');
  await expect(compared).toContainText('Now: XY765432');
  for (const title of ['9. Time outside the UK', '12. Have you ever …', '13. Two referees'])
    await page.getByRole('heading', { name: title }).click();
  await expect(page.getByText('Answer every question yourself')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});
