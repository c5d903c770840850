import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright/test';
import { inWords } from '../support/ilr';
import { expectAccessibleFrame, expectAccessiblePage } from '../support/accessibilityChecks';
import { firstFileOfZip } from '../support/firstFileOfZip';
import { expectToast, signUp } from '../support/people';
import { aVisa, awayFor, inDays, record, upload, yearsAgo } from '../support/record';
import { aLawyer, giveAccess } from '../support/sharing';
import { expect, expectNoAxeFindings, test } from '../support/test';

/** Fills in every part of a record. */
async function fillIn(page: Page): Promise<void> {
  await record(page, '/api/immigration/profile/visa', aVisa());
  await record(page, '/api/immigration/profile/visa-history', {
    visaType: 'student',
    startDate: yearsAgo(5),
    endDate: yearsAgo(3),
  });
  await record(page, '/api/absences', awayFor(10, 'Lisbon'));
  await record(page, '/api/dependants', {
    firstName: 'Leila',
    lastName: 'Khan',
    dateOfBirth: '2015-03-04',
    relationship: 'child',
    nationality: 'kenya',
    bornInUk: true,
    travelsWith: 'own',
  });
  await upload(page, 'Passport');
}

/** The page that stands first in the download needs no network, and reads well on a phone and in the dark. */
async function expectIndexOpensOffline(browser: Browser, zip: string): Promise<void> {
  const { name, content } = firstFileOfZip(await readFile(zip));
  expect(name).toBe('index.html');
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  await expect(heading(page)).toHaveText('Immigration record of Amara Khan');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Where it stands');
  await expectAccessiblePage(page);
  await context.close();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ended = (page: Page) => page.getByRole('heading', { level: 1, name: 'The access has ended' });
const lawyerCard = (page: Page) => page.getByRole('article', { name: 'Ms Lane' });

test('a lawyer looks at every part, and the owner sees each look', async ({ page, browser, program }) => {
  test.setTimeout(400_000);
  await signUp(page);
  await fillIn(page);
  await page.goto('/dashboard/lawyer-access');
  await page.getByRole('switch', { name: 'Share my record with a lawyer' }).check({ force: true });
  await expectAccessiblePage(page);

  const lawyer = await aLawyer(browser, program);
  await expectAccessibleFrame(lawyer.page);
  const lastDay = inDays(20);
  await giveAccess(page, lawyer.person.email, lastDay, [], true);
  await expect(lawyerCard(page)).toContainText('Active');
  await expect(lawyerCard(page)).toContainText(`End of ${inWords(lastDay)}`);
  await expect(page.getByText(/^Nobody but you\./)).toBeVisible();

  await lawyer.page.getByRole('button', { name: /^Account menu/ }).click();
  await lawyer.page.getByRole('link', { name: 'Shared with me' }).click();
  await lawyer.page.reload();
  await expect(lawyer.page.getByText(`Until ${inWords(lastDay)}`)).toBeVisible();
  await expectAccessiblePage(lawyer.page);
  await lawyer.page.getByRole('link', { name: 'Open record' }).click();
  await expect(heading(lawyer.page)).toHaveText(
    `Amara Khan’s record Shared with you until ${inWords(lastDay)}`,
  );

  const panel = lawyer.page.getByRole('tabpanel');
  await expect(panel).toContainText('You can apply for ILR from');
  await expectAccessiblePage(lawyer.page);
  await lawyer.page.getByRole('tab', { name: 'Timeline' }).click();
  // What the owner is told of now stands before it, as soon as they are told.
  await expect(panel.getByRole('heading', { level: 3, name: 'What decides the answer' })).toBeVisible();
  await lawyer.page.getByRole('button', { name: 'Put in order of date' }).click();
  await expect(panel).toContainText('Lisbon');
  await lawyer.page.getByLabel('Kind').selectOption({ label: 'Journey' });
  await expect(panel.locator('ol').getByRole('listitem')).toHaveCount(1);
  await expect(lawyer.page).toHaveURL(/kind=journey/);
  await expectAccessiblePage(lawyer.page);

  const parts = [
    ['Absences', 'Days away by both counts'],
    ['Visa history', 'Student'],
    ['Dependants', 'Section 1(4), form T.'],
    ['Documents', 'Passport'],
  ] as const;
  for (const [tab, words] of parts) {
    await lawyer.page.getByRole('tab', { name: tab }).click();
    await expect(panel).toContainText(words);
    await expectAccessiblePage(lawyer.page);
  }
  const shown = lawyer.page.waitForResponse(/\/file\?disposition=inline$/);
  await lawyer.page.getByRole('button', { name: 'View Passport' }).click();
  expect((await shown).status()).toBe(200);
  await expect(lawyer.page.getByRole('dialog', { name: 'Passport' })).toBeVisible();
  await lawyer.page.keyboard.press('Escape');
  await expect(lawyer.page.getByRole('dialog')).toHaveCount(0);
  const file = lawyer.page.waitForEvent('download');
  await lawyer.page.getByRole('link', { name: 'Download Passport' }).click();
  expect((await file).suggestedFilename()).toBe('Passport.pdf');
  await expect(
    lawyer.page.getByText(/Identity data is shared with you, here and in a download\.$/),
  ).toBeVisible();
  const everything = lawyer.page.waitForEvent('download');
  await lawyer.page.getByRole('link', { name: 'Download everything' }).click();
  const saved = await everything;
  expect(saved.suggestedFilename()).toMatch(/^Settlewise shared record of Amara Khan [\d-]{10}\.zip$/);
  await expectIndexOpensOffline(browser, await saved.path());

  const looks = page.getByRole('region', { name: 'Who has seen my record' });
  // What another person does reaches the owner's page a moment later.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    // Three of them stand there at first.
    const earlier = looks.getByRole('button', { name: 'Show earlier' });
    if (await earlier.isVisible()) await earlier.click();
    await expect(looks.getByRole('listitem')).toHaveCount(9, { timeout: 1_000 });
  }).toPass();
  const who = `Ms Lane (${lawyer.person.email}) opened`;
  await expect(looks.getByRole('listitem').first()).toContainText(
    `Ms Lane (${lawyer.person.email}) downloaded your record as one file, with 1 document, with identity data`,
  );
  await expect(looks.getByRole('listitem').nth(1)).toContainText(`${who} your document “Passport”`);
  await expect(looks.getByRole('listitem').last()).toContainText(`${who} your progress`);
  await expect(lawyerCard(page)).toContainText('Identity dataShared');
  await page.reload();
  await expect(lawyerCard(page)).not.toContainText('Last accessedNot yet');
  await expectAccessiblePage(page);
  await lawyer.page.context().close();
});

test('the owner revokes while the lawyer looks, extends, and switches sharing off and on', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  await fillIn(page);
  const lawyer = await aLawyer(browser, program);
  await giveAccess(page, lawyer.person.email, inDays(3), [], true);
  await lawyer.page.goto('/shared-with-me');
  await lawyer.page.getByRole('link', { name: 'Open record' }).click();
  const panel = lawyer.page.getByRole('tabpanel');
  await lawyer.page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(panel).toContainText('Lisbon');
  const address = lawyer.page.url();

  // With sharing switched off, the next click is refused; switching it on makes the record available again.
  const sharing = page.getByRole('switch', { name: 'Share my record with a lawyer' });
  await sharing.uncheck({ force: true });
  await page.getByRole('button', { name: 'Save access settings' }).click();
  await expectToast(page, 'Access Settings Updated', 'Lawyer sharing is off.');
  await expect(lawyerCard(page)).toContainText('Suspended');
  await lawyer.page.getByRole('tab', { name: 'Absences' }).click();
  await expect(ended(lawyer.page)).toBeVisible();
  await expect(lawyer.page.getByText('Lisbon')).toHaveCount(0);
  await expectAccessiblePage(lawyer.page);
  await sharing.check({ force: true });
  await page.getByRole('button', { name: 'Save access settings' }).click();
  await expect(lawyerCard(page)).toContainText('Active');
  await lawyer.page.goto(address);
  await expect(panel).toContainText('Lisbon');

  await lawyerCard(page).getByRole('button', { name: 'Extend' }).click();
  await page.getByRole('textbox', { name: 'New last day' }).fill(inWords(inDays(40)));
  await page.getByRole('button', { name: 'Extend access' }).click();
  await expect(lawyerCard(page)).toContainText(`End of ${inWords(inDays(40))}`);
  await lawyer.page.getByRole('tab', { name: 'Documents' }).click();
  await expect(heading(lawyer.page)).toContainText(inWords(inDays(40)));

  await lawyerCard(page).getByRole('button', { name: 'Revoke' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This takes effect at once');
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Revoke access' }).click();
  await expect(lawyerCard(page)).toContainText('Revoked');
  const refused = await lawyer.page.request.get(
    (await lawyer.page.getByRole('link', { name: 'Download Passport' }).getAttribute('href')) ?? '',
  );
  expect(refused.status()).toBe(403);
  await lawyer.page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(ended(lawyer.page)).toBeVisible();
  await lawyer.page.getByRole('link', { name: 'See what is shared with you' }).click();
  await expect(lawyer.page.getByText('Nobody shares a record with you now')).toBeVisible();
  await lawyer.page.context().close();
});

test('the timeline prints as a document without what belongs to the screen', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  await fillIn(page);
  const lawyer = await aLawyer(browser, program);
  await giveAccess(page, lawyer.person.email, inDays(3));
  await lawyer.page.goto('/shared-with-me');
  await lawyer.page.getByRole('link', { name: 'Open record' }).click();
  await lawyer.page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(lawyer.page.getByRole('tabpanel')).toContainText('Lisbon');
  await lawyer.page.emulateMedia({ media: 'print' });
  await expect(heading(lawyer.page)).toBeVisible();
  await expect(lawyer.page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(lawyer.page.getByText(/as of \d/)).toBeVisible();
  for (const hidden of [
    lawyer.page.getByRole('banner'),
    lawyer.page.getByRole('tablist'),
    lawyer.page.getByRole('group', { name: 'What is shown' }),
    lawyer.page.getByRole('button', { name: 'Print / Save as PDF' }),
    lawyer.page.getByText('Read only.'),
  ])
    await expect(hidden).toBeHidden();

  // On a phone the tabs are wider than the window; opening the last one must scroll it into view.
  await lawyer.page.emulateMedia({ media: 'screen' });
  await lawyer.page.setViewportSize({ width: 390, height: 844 });
  await lawyer.page.reload();
  await expect(lawyer.page.getByRole('tabpanel')).toContainText('Lisbon');
  await expect(lawyer.page.getByRole('tab', { name: 'Timeline' })).toBeInViewport();
  await lawyer.page.context().close();
});
