import type { Page } from 'playwright/test';
import { chooseMode, reachAbsences, yearsAgo } from '../support/ilr';
import { fromOurPage, signUp } from '../support/people';
import { expect, test } from '../support/test';

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const storedNames = async (page: Page) => Object.keys(await stored(page)).toSorted();
const draftNameFor = (kind: 'user' | 'visitor') =>
  expect.stringMatching(new RegExp(String.raw`^settlewise\.sealed\.${kind}-[0-9a-f]{16}\.ilr$`));

const reason = 'Llanfairpwllgwyngyll';
const typed = (page: Page) =>
  page.getByRole('row').filter({ hasText: 'Trip 1' }).filter({ hasText: '200 days' });

/** Types a trip of 200 days into the ILR calculator. */
async function typeTrip(page: Page): Promise<void> {
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 200));
  await chooseMode(page, 'Individual trips');
  const trip = page.getByRole('group', { name: 'Trip 1' });
  await trip.getByRole('textbox', { name: 'From' }).fill(yearsAgo(2, 199));
  await trip.getByRole('textbox', { name: 'To' }).fill(yearsAgo(2));
  await expect(typed(page)).toBeVisible();
}

/** Expects that the browser's storage contains nothing readable and that no script sees the cookie. */
async function expectUnreadable(page: Page): Promise<void> {
  const all = JSON.stringify(await stored(page));
  const year = yearsAgo(2).slice(0, 4);
  for (const shown of ['skilled_worker', 'visaType', `"${year}-`, btoa('{"step":2,"visa'), reason])
    expect(all).not.toContain(shown);
  expect(await page.evaluate(() => document.cookie)).not.toContain('settlewise_drafts');
}

test("a visitor's input is encrypted, survives reloads and signing in, and is deleted at sign-out", async ({
  page,
}) => {
  await typeTrip(page);
  await expect.poll(() => storedNames(page)).toEqual([draftNameFor('visitor')]);
  await expectUnreadable(page);

  // Without its key the draft cannot be read, but it is not lost.
  const before = await stored(page);
  await page.route('**/api/drafts/key', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  // The address names the step, whose answers cannot be read yet.
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeVisible();
  await expect(typed(page)).toBeHidden();
  expect(await stored(page)).toEqual(before);
  await page.unroute('**/api/drafts/key');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(typed(page)).toBeVisible();

  const person = await signUp(page);
  await page.reload();
  await expect(typed(page)).toBeVisible();
  await expect.poll(() => storedNames(page)).toEqual([draftNameFor('user')]);
  await expectUnreadable(page);

  // The session expires: nobody else can read the draft, but the person finds it again after signing in.
  await page.context().clearCookies();
  await page.goto('/ilr');
  await expect(page.getByRole('heading', { name: 'Your visa' })).toBeVisible();
  await expect.poll(() => storedNames(page)).toEqual([draftNameFor('user')]);
  const { username, password } = person;
  await page.request.post('/api/login', { data: { username, password }, headers: fromOurPage });
  await page.goto('/ilr');
  await expect(typed(page)).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => storedNames(page)).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('settlewise_drafts');

  // The first start encrypts a draft that an earlier version stored in plain text, and keeps it.
  const plainDraft = JSON.stringify({
    step: 2,
    visaType: 'skilled_worker',
    visaStartDate: '2022-05-04',
    entryDate: '',
    useDetailedAbsences: true,
    absencesPerYear: [],
    absences: [
      { id: 'trip-1', from: '2024-01-01', to: '2024-01-10', days: 10, reason, permittedReason: null },
    ],
    englishLanguageRequirement: null,
    meetsSalaryRequirement: null,
    goodCharacter: null,
  });
  await page.evaluate((draft) => localStorage.setItem('settlewise.draft.ilr', draft), plainDraft);
  await page.goto('/ilr');
  await expect.poll(() => storedNames(page)).toEqual([draftNameFor('visitor')]);
  await expectUnreadable(page);
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeVisible();
  await expect(page.getByRole('row', { name: /10 days Trip 1/ })).toBeVisible();
});
