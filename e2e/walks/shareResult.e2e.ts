import { readFile } from 'node:fs/promises';
import { readEntries } from '../support/calendarFile';
import { inDatabase } from '../support/inDatabase';
import { fromOurPage, signUp } from '../support/people';
import { daysAgo, yearsAgo } from '../support/record';
import { expect, expectNoAxeFindings, test } from '../support/test';

/** A result that contains a personal reason for a trip. */
const calculation = {
  calculator: 'ilr',
  calculatedOn: daysAgo(0),
  form: {
    visaType: 'skilled_worker',
    visaStartDate: yearsAgo(3),
    useDetailedAbsences: true,
    detailedAbsences: [{ startDate: daysAgo(600), endDate: daysAgo(405), reason: 'Grandmother in Lagos' }],
    hasPassedLifeInUK: true,
    hasEnglishQualification: true,
    goodCharacter: true,
    meetsSalaryRequirement: true,
  },
};

test('a link shares chosen parts of a result with anybody who has it, until it is revoked', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  const saved = await page.request.post('/api/assessments', { data: calculation, headers: fromOurPage });
  expect(saved.status(), await saved.text()).toBe(201);
  const { id: savedId } = (await saved.json()) as { id: string };
  await page.goto(`/saved-results/${savedId}`);
  const headline = await page.getByRole('region', { name: 'Your result' }).getByRole('heading').innerText();

  await test.step('the browser makes a calendar file of the dates', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Settlewise ilr dates.ics');
    const entries = readEntries(await readFile(await file.path(), 'utf8'));
    expect(entries[0]).toContain('SUMMARY:First day to apply for ILR');
  });

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const link = await test.step('the person chooses what to show and gets a link', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this result' });
    await expect(dialog.getByRole('region', { name: 'The reader will see' })).toContainText(headline);
    await dialog.getByLabel('The counts of days away').check();
    // Turning a phone keeps the choice.
    const size = page.viewportSize();
    if (size === null) throw new Error('The window has no size');
    await page.setViewportSize({ width: 390, height: 860 });
    await expect(dialog.getByLabel('The counts of days away')).toBeChecked();
    await page.setViewportSize(size);
    await expect(dialog.getByLabel('The counts of days away')).toBeChecked();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const address = page
      .getByRole('dialog', { name: 'Your link is ready' })
      .getByLabel('Link for the reader');
    await expectNoAxeFindings(page);
    return address.inputValue();
  });
  expect(link).toMatch(/\/shared\/[0-9a-f-]{36}#[\w-]{43}$/);
  const [key = '', shareId = ''] = [new URL(link).hash.slice(1), new URL(link).pathname.split('/').at(-1)];

  await test.step('the server receives neither the key nor a readable word', async () => {
    const share = sent.filter((each) => each.includes('/api/shared-results'));
    expect(share.length).toBeGreaterThan(0);
    for (const each of sent) expect(each).not.toContain(key);
    for (const each of share) expect(each).not.toMatch(/apply|eligible|Lagos/i);
    // The statement fails with a division by zero if a word is readable.
    await inDatabase(
      program,
      `SELECT 1 / (count(*) FILTER (WHERE position('headline'::bytea IN sealed) = 0))::int
       FROM shared_results WHERE id = $1 AND user_id IS NOT NULL`,
      [shareId],
    );
  });

  const reader = await browser.newContext({ baseURL: new URL(link).origin, reducedMotion: 'reduce' });
  const readerPage = await reader.newPage();
  await test.step('another person sees the chosen parts and no others', async () => {
    const answer = await readerPage.goto(link);
    const headers = answer?.headers() ?? {};
    expect([headers['x-robots-tag'], headers['referrer-policy']]).toEqual(['noindex', 'no-referrer']);
    await expect(readerPage.getByRole('heading', { name: headline })).toBeVisible();
    await expect(readerPage.getByText('Total days away')).toBeVisible();
    await expect(readerPage.getByText('The person who made this link chose what it shows')).toBeVisible();
    const text = await readerPage.locator('main').innerText();
    expect(text).not.toMatch(/Lagos|Grandmother|Amara|What was typed|One trip/);
    await expectNoAxeFindings(readerPage);
  });

  await test.step('the person revokes the link, which then no longer works', async () => {
    await page.goto('/saved-results');
    const links = page.getByRole('region', { name: 'Shared links' });
    await expect(links).toContainText(
      'Shows the answer and its date, the reasons and the counts of days away.',
    );
    await links.getByRole('button', { name: 'Revoke' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Revoke' }).click();
    // While the question is open, the page behind it is hidden.
    await expect(question).toHaveCount(0);
    await expect(links).toHaveCount(0);
    const apiCalls: string[] = [];
    readerPage.on('request', (request) => apiCalls.push(new URL(request.url()).pathname));
    expect((await readerPage.reload())?.status()).toBe(410);
    await expect(readerPage.getByText('This link has ended')).toBeVisible();
    // The server refuses the page already, so the page makes no API call.
    expect(apiCalls).not.toContain(`/api/shared-results/${shareId}`);
    expect((await reader.request.get(`/api/shared-results/${shareId}`)).status()).toBe(410);
  });
  await reader.close();
});
