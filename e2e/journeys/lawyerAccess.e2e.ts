import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright/test';
import { inWords } from '../support/ilr';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { firstFileOfZip } from '../support/firstFileOfZip';
import { expectToast, signUp } from '../support/people';
import { aVisa, awayFor, inDays, record, upload } from '../support/record';
import { aLawyer, grantAccess } from '../support/sharing';
import { expect, expectNoAxeFindings, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ended = (page: Page) => page.getByRole('heading', { level: 1, name: 'The access has ended' });

/**
 * Expects that the first page of the download needs no network, and is readable on a phone and in dark
 * mode.
 */
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

/** Expects the timeline to print as a document, without the screen's controls. */
async function expectTimelinePrints(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByText(/as of \d/)).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('tablist'),
    page.getByRole('group', { name: 'What is shown' }),
    page.getByRole('button', { name: 'Print / Save as PDF' }),
    page.getByText('Read only.'),
  ])
    await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

test('a lawyer reads, saves and prints while the owner switches sharing off and on, extends and revokes the access', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/visa', aVisa());
  await record(page, '/api/absences', awayFor(10, 'Lisbon'));
  await upload(page, 'Passport');
  const { page: lawyer, person } = await aLawyer(browser, program);
  const grant = await grantAccess(page, person.email, inDays(3));
  const panel = lawyer.getByRole('tabpanel');
  const timeline = `/shared-with-me/${grant}?tab=timeline`;

  await test.step('the timeline prints, and its tab is visible on a phone, where the tabs are wider than the window', async () => {
    await lawyer.setViewportSize({ width: 390, height: 844 });
    await lawyer.goto(timeline);
    await expect(panel).toContainText('Lisbon');
    await expect(lawyer.getByRole('tab', { name: 'Timeline' })).toBeInViewport();
    await lawyer.setViewportSize({ width: 1280, height: 720 });
    await expectTimelinePrints(lawyer);
  });

  await test.step('the download of the whole record opens without a network', async () => {
    const everything = lawyer.waitForEvent('download');
    await lawyer.getByRole('link', { name: 'Download everything' }).click();
    const saved = await everything;
    expect(saved.suggestedFilename()).toMatch(/^Settlewise shared record of Amara Khan [\d-]{10}\.zip$/);
    await expectIndexOpensOffline(browser, await saved.path());
  });

  await page.goto('/dashboard/lawyer-access');
  const card = page.getByRole('article', { name: 'Ms Lane' });
  const sharing = page.getByRole('switch', { name: 'Share my record with a lawyer' });

  await test.step('after sharing is switched off the next click is refused, until it is on again', async () => {
    await sharing.uncheck({ force: true });
    await page.getByRole('button', { name: 'Save access settings' }).click();
    await expectToast(page, 'Access Settings Updated', 'Lawyer sharing is off.');
    await expect(card).toContainText('Suspended');
    await lawyer.getByRole('tab', { name: 'Absences' }).click();
    await expect(ended(lawyer)).toBeVisible();
    await expect(lawyer.getByText('Lisbon')).toHaveCount(0);
    await expectNoAxeFindings(lawyer);
    await sharing.check({ force: true });
    await page.getByRole('button', { name: 'Save access settings' }).click();
    await expect(card).toContainText('Active');
    await lawyer.goto(timeline);
    await expect(panel).toContainText('Lisbon');
  });

  await test.step('the lawyer sees the extended access with the next part', async () => {
    await card.getByRole('button', { name: 'Extend' }).click();
    await page.getByRole('textbox', { name: 'New last day' }).fill(inWords(inDays(40)));
    await page.getByRole('button', { name: 'Extend access' }).click();
    await expect(card).toContainText(`End of ${inWords(inDays(40))}`);
    await lawyer.getByRole('tab', { name: 'Documents' }).click();
    await expect(heading(lawyer)).toContainText(inWords(inDays(40)));
    const shown = lawyer.waitForResponse(/\/file\?disposition=inline$/);
    await lawyer.getByRole('button', { name: 'View Passport' }).click();
    expect((await shown).status()).toBe(200);
    await lawyer.keyboard.press('Escape');
    await expect(lawyer.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('after the access is revoked neither a file nor another part opens', async () => {
    const file = await lawyer.getByRole('link', { name: 'Download Passport' }).getAttribute('href');
    await card.getByRole('button', { name: 'Revoke' }).click();
    const question = page.getByRole('alertdialog');
    await expectNoAxeFindings(page);
    await question.getByRole('button', { name: 'Revoke access' }).click();
    await expect(card).toContainText('Revoked');
    expect((await lawyer.request.get(file ?? '')).status()).toBe(403);
    await lawyer.getByRole('tab', { name: 'Timeline' }).click();
    await expect(ended(lawyer)).toBeVisible();
    await lawyer.getByRole('link', { name: 'See what is shared with you' }).click();
    await expect(lawyer.getByText('Nobody shares a record with you now')).toBeVisible();
  });
  await lawyer.context().close();
});
