import type { Page } from 'playwright/test';
import { readPdf } from '../support/pdf';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { heightOf, longest, phone } from '../support/lengths';
import { expectToast, signUp } from '../support/people';
import { amara, aVisa, daysAgo, record, today, yearsAgo } from '../support/record';
import { expect, expectNoSidewaysScroll, test } from '../support/test';

const inForms = (date: string) => date.split('-').toReversed().join('/');

/** Forty journeys, the latest first as nobody would type them, of one to eleven days over nearly five years. */
const forty = Array.from({ length: 40 }, (_, number) => ({
  departureDate: daysAgo(20 + 44 * number + (number % 11)),
  returnDate: daysAgo(20 + 44 * number),
  ...{ destination: `Country ${number + 1}`, reason: 'holiday' },
}));
const settledSince = daysAgo(500);

async function recordSettledPerson(page: Page): Promise<void> {
  await record(page, '/api/immigration/profile/personal', amara.personal);
  const visa = aVisa({ visaStartDate: yearsAgo(7), hasILR: true, ilrGrantDate: settledSince });
  await record(page, '/api/immigration/profile/visa', visa);
  for (const journey of forty) await record(page, '/api/absences', journey);
}

const openForm = async (page: Page) => {
  await page.goto('/forms');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('an');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill(inForms(today()));
};

test('form AN has forty journeys in order, counted as the engine counts them, to be copied one by one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  await signUp(page);
  await recordSettledPerson(page);
  const trips = forty.map(({ departureDate, returnDate }) => ({ departureDate, returnDate })).toReversed();
  const engine = (await (
    await page.request.post('/api/assess', {
      data: {
        asOf: today(),
        counting: 'whole_days',
        trips,
        citizenship: { applicationDate: today(), settledSince },
      },
    })
  ).json()) as {
    trips: readonly { days: number }[];
    citizenship: { totalDays: number; finalYearDays: number };
  };
  expect(engine.citizenship.totalDays).toBeGreaterThan(100);

  await openForm(page);
  const titles = page.getByRole('region', { name: 'The form' }).getByRole('heading', { level: 2 });
  await expect(titles.nth(1)).toHaveText(/^1\. /);
  await page.getByRole('heading', { name: '9. Time outside the UK' }).click();
  const lines = page
    .getByRole('listitem')
    .filter({ hasText: 'Every journey outside the UK' })
    .locator('ol > li');
  await expect(lines).toHaveCount(40);
  const texts = await lines.allInnerTexts();
  for (const [index, text] of texts.entries()) {
    const journey = trips[index];
    if (journey === undefined) throw new Error(`There is no journey ${index}`);
    expect(text).toContain(inForms(journey.departureDate));
    expect(text).toContain(inForms(journey.returnDate));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`Days ${engine.trips[index]?.days} `);
  }

  await page.getByRole('heading', { name: '10. Days away in all' }).click();
  const total = page.getByRole('listitem').filter({ hasText: 'Days outside the UK in the whole time' });
  await expect(total).toContainText(`${engine.citizenship.totalDays}`);
  await page.getByRole('button', { name: 'Copy: Days outside the UK in the whole time' }).click();
  await expect(
    page.getByText('Copied: Days outside the UK in the whole time', { exact: true }),
  ).toBeVisible();
  expect(await pasted()).toBe(String(engine.citizenship.totalDays));

  // What was copied is known after a reload, and nothing of a person is in the address.
  await page.reload();
  await expect(page).toHaveURL('/forms');
  await page.getByRole('heading', { name: '10. Days away in all' }).click();
  await expect(
    page.getByRole('button', { name: 'Copied, copy again: Days outside the UK in the whole time' }),
  ).toBeVisible();

  const [left = ''] = inForms(trips[0]?.departureDate ?? '').split('/');
  const fields = page.getByRole('region', { name: 'Journeys, field by field' });
  await expect(fields).toContainText('journey 1 of 40, Left the UK, day');
  await fields.getByRole('button', { name: 'Copy and go on' }).click();
  await expect(fields).toContainText('journey 1 of 40, Left the UK, month');
  expect(await pasted()).toBe(left);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Journeys as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('Settlewise journeys.csv');

  // A sheet that was kept says later what has changed: nothing but the number of the passport.
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Keep this sheet' }).click();
  const sheet = await (await kept).path();
  await record(page, '/api/immigration/profile/personal', { ...amara.personal, passportNumber: 'XY765432' });
  await page.reload();
  await page.getByLabel('A sheet that you kept').setInputFiles(sheet);
  const compared = page.getByRole('region', { name: 'Compare with an earlier form' });
  await expect(compared).toContainText('1 answer differs from AN of');
  await expect(compared).toContainText('Then: AB123456');
  await expect(compared).toContainText('Now: XY765432');

  const paper = (await readPdf(await page.pdf()))
    .flatMap(({ lines: all }) => all.map(({ text }) => text))
    .join(' ');
  expect(paper).toContain('Form AN: becoming a British citizen');
  expect(paper).toContain('AMARA');
  expect(paper).toContain('Have you ever');
  for (const { departureDate } of trips) expect(paper).toContain(inForms(departureDate));
  expect(paper).not.toContain('Copy and go on');

  await page.setViewportSize(phone);
  await page.reload();
  await expect(page.getByRole('heading', { name: '14. ', exact: false })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  for (const title of ['9. Time outside the UK', '12. Have you ever …', '13. Two referees'])
    await page.getByRole('heading', { name: title }).click();
  await expect(page.getByText('Answer every question yourself')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessiblePage(page, 320);
});

test('a child has a sheet of their own, and whoever is not signed in is told what waits', async ({
  page,
  context,
}) => {
  await page.goto('/forms');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { name: 'UKVI Form Assistant' })).toBeVisible();
  await expect(page.getByText('Example', { exact: true })).toBeVisible();
  await signUp(page);
  await record(page, '/api/dependants', {
    ...{ firstName: 'Li', lastName: 'Khan', dateOfBirth: '2016-07-30', relationship: 'child' },
    ...{ nationality: 'india', travelsWith: 'me' },
  });
  await page.goto('/forms');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('mn1');
  await page.getByRole('combobox', { name: 'For whom?' }).selectOption('Li Khan');
  await expect(page.getByText('A preparation sheet by topic')).toBeVisible();
  const [block] = [page.getByRole('region', { name: 'The form' }).getByRole('heading', { level: 2 }).nth(1)];
  await block.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Given names' })).toContainText('LI');
  await page.getByRole('link', { name: 'In your dependants' }).first().click();
  await expect(page).toHaveURL('/dashboard/dependants');
  await context.clearCookies();
});

test('once a form was sent its day is recorded from the sheet, which then says when that was', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/dependants', {
    ...{ firstName: 'Li', lastName: 'Khan', dateOfBirth: '2016-07-30', relationship: 'child' },
    ...{ nationality: 'india', travelsWith: 'me' },
  });
  const openSheet = async () => {
    await page.goto('/forms');
    await page.getByRole('combobox', { name: 'Form' }).selectOption('mn1');
    await page.getByRole('combobox', { name: 'For whom?' }).selectOption('Li Khan');
  };
  await openSheet();
  await page.getByRole('link', { name: 'Record the day and reference' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add application' });
  await expect(dialog.getByLabel('What you applied for')).toHaveValue('registration');
  await expect(dialog.getByLabel('For whom').locator('option:checked')).toHaveText('Li Khan');
  await dialog.getByLabel('Service').selectOption({ label: 'Standard' });
  await dialog.getByLabel('Sent on').fill(daysAgo(3));
  await dialog.getByLabel(/^Reference number/).fill('1212-0001');
  await dialog.getByRole('button', { name: 'Add application' }).click();
  await expectToast(page, 'Application added');
  await expect(page).toHaveURL('/dashboard/applications');

  await openSheet();
  const sent = page.getByRole('note').filter({ hasText: 'You sent this on' });
  await expect(sent).toContainText('reference 1212-0001');
  await expect(page.getByRole('link', { name: 'Record the day and reference' })).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await sent.getByRole('link', { name: 'Open your applications' }).click();
  await expect(page.getByRole('heading', { name: 'Registration as British, Li Khan' })).toBeVisible();
});
