import type { Page } from 'playwright/test';
import {
  addTrip,
  calculateButton,
  nextButton,
  passFirstStep,
  tickEveryRequirement,
} from '../support/citizenship';
import { answerAndCalculate, chooseMode, next, reachAbsences } from '../support/ilr';
import { heightOf, longest, phone, tooLong } from '../support/lengths';
import { addressesFor, nobodys, ofNothing } from '../support/pageList';
import { expectToast, fillInRegistration, fromOurPage, signUp, type Person } from '../support/people';
import { aTask, aVisa, awayFor, daysAgo, inDays, record, today, upload, yearsAgo } from '../support/record';
import { aLawyer } from '../support/sharing';
import { expect, test } from '../support/test';
import { coveredByToast, keepToasts } from '../support/toasts';

/** Opens a trip of the list on show, and says how long the page is meanwhile. */
async function heightWithOpenTrip(page: Page, edit: RegExp): Promise<number> {
  await page.getByRole('button', { name: edit }).nth(1).click();
  await expect(page.getByRole('status', { name: 'What this trip comes to' }).last()).toContainText(
    '12 months',
  );
  return heightOf(page);
}

/** Over the limit by the cautious count, and within it by the Home Office’s: both answers stand on the pages. */
const longJourney = { ...awayFor(1, 'Lagos'), departureDate: daysAgo(200), returnDate: daysAgo(19) };

/** For pages that were the longest: a little less than the most, so that one further line breaks nothing. */
const withRoom = 2_900;

/** Twelve journeys, six tasks and eight documents. */
async function fillRecord(page: Page): Promise<void> {
  await record(page, '/api/immigration/profile/visa', aVisa());
  await record(page, '/api/immigration/profile/visa-history', {
    ...{ visaType: 'student', startDate: yearsAgo(6), endDate: yearsAgo(3) },
  });
  await record(page, '/api/absences', longJourney);
  for (let journey = 2; journey < 13; journey += 1) {
    await record(page, '/api/absences', {
      ...awayFor(1, `Lagos ${journey}`),
      departureDate: daysAgo(100 * (journey + 1)),
      returnDate: daysAgo(100 * (journey + 1) - 12),
    });
  }
  for (let task = 0; task < 6; task += 1)
    await record(
      page,
      '/api/tasks',
      aTask(`Ask employer ${task + 1} for a letter`, { dueDate: inDays(9 * task) }),
    );
  for (let document = 0; document < 8; document += 1) await upload(page, `Payslip ${document + 1}`);
}

/** Over the limit of the final year of citizenship, with all that is said about that. */
async function addTripsOverTheLimit(page: Page): Promise<void> {
  await addTrip(page, '1/2/2038', '20/3/2038');
  await addTrip(page, '1/7/2039', '20/7/2039');
  await addTrip(page, '1/3/2040', '1/6/2040');
}

/** Ten addresses one after another, and a child. */
async function addAddressesAndChild(page: Page): Promise<void> {
  for (let home = 0; home < 10; home += 1)
    await record(page, '/api/addresses', {
      ...{ line1: `${home + 1} Harbour Street`, line2: 'Flat 2', town: 'Leith', postcode: 'EH6 6AA' },
      ...{ country: 'united_kingdom', role: 'tenant', precision: 'day', withWhom: null },
      from: daysAgo(200 * (home + 1)),
      to: home === 0 ? null : daysAgo(200 * home + 1),
    });
  for (const firstName of ['Chidi', 'Adaeze', 'Ngozi'])
    await record(page, '/api/dependants', {
      ...{ firstName, lastName: 'Khan', dateOfBirth: yearsAgo(7), relationship: 'child' },
      ...{ nationality: 'nigeria', currentVisaType: 'dependent', visaStartDate: yearsAgo(3) },
      ...{ visaExpiryDate: inDays(60), bornInUk: false, british: false, travelsWith: 'me' },
    });
}

/** The record as a lawyer has it, on the lawyer's own page. @returns the address of it */
async function sharedWith(lawyer: { page: Page; person: Person }, owner: Page): Promise<string> {
  await record(owner, '/api/account/settings', { lawyerSharingEnabled: true });
  await record(owner, '/api/legal-access', {
    ...{ email: lawyer.person.email, name: 'Ms Lane', expiryDate: inDays(20) },
    ...{ includesIdentity: true, alsoShares: ['addresses'] },
  });
  await lawyer.page.setViewportSize(phone);
  await lawyer.page.goto('/shared-with-me');
  await lawyer.page.getByRole('link', { name: 'Open record' }).click();
  await expect(lawyer.page).toHaveURL(/\/shared-with-me\/[^/]+$/);
  return new URL(lawyer.page.url()).pathname;
}

test('no page of an ordinary record is longer than 3,000 px on a phone, nor a lawyer’s view of it', async ({
  page,
  browser,
  program,
}) => {
  // Some sixty pages, and the time until the owner is told of something.
  test.setTimeout(600_000);
  await page.setViewportSize(phone);
  await signUp(page);
  await fillRecord(page);
  await addAddressesAndChild(page);
  // Of what is not theirs, and of what they have not kept, there is only a sentence.
  expect(await tooLong(page, addressesFor('person', ofNothing))).toEqual([]);

  // A part of the plan that is opened closes the one before it.
  await page.goto('/fees');
  const open = (words: string) => page.locator('summary').filter({ hasText: words }).click();
  await open('What you apply for');
  await open('Settlement (ILR)');
  // The one before it is closed by the page a moment later.
  await expect(page.getByRole('group', { name: /^Step/ })).toHaveCount(1);
  await expect(page.getByRole('group', { name: /^Step/ })).toBeVisible();
  expect(await heightOf(page), 'an open application').toBeLessThanOrEqual(longest);
  await open('Who applies');
  await expect(page.getByRole('group', { name: /^Step/ })).toBeHidden();
  await open('Chidi, born');
  expect(await heightOf(page), 'an open person').toBeLessThanOrEqual(longest);

  const lawyer = await aLawyer(browser, program);
  const shared = await sharedWith(lawyer, page);
  // A lawyer reads of each deadline since when the owner is told of it.
  const isTold = async () => {
    const told: readonly unknown[] = await (await page.request.get('/api/notifications')).json();
    return told.length > 0;
  };
  await expect.poll(isTold, { timeout: 90_000 }).toBe(true);
  expect(await tooLong(lawyer.page, [shared])).toEqual([]);
  // As it opens, with both counts.
  await lawyer.page.goto(shared);
  await expect(lawyer.page.getByRole('region', { name: 'Two ways to count' }).first()).toBeVisible();
  await lawyer.page.waitForLoadState('networkidle');
  expect(await heightOf(lawyer.page), 'a record as a lawyer opens it').toBeLessThanOrEqual(withRoom);
  // Nor where the owner sees who looked.
  expect(await tooLong(page, ['/dashboard/lawyer-access'])).toEqual([]);
});

/** Over the limit of ILR by both counts, which have another first day each. */
const overByBoth = {
  ...{ visaType: 'skilled_worker', visaStartDate: yearsAgo(4, 100), useDetailedAbsences: true },
  ...{ hasPassedLifeInUK: false, hasEnglishQualification: false, meetsSalaryRequirement: true },
  detailedAbsences: [
    { startDate: daysAgo(300), endDate: daysAgo(198), reason: 'Mother in Lagos' },
    { startDate: daysAgo(180), endDate: daysAgo(79), reason: 'Work abroad' },
  ],
};

test('a saved result is not longer than 3,000 px on a phone, over the limit by both counts or by one', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signUp(page);
  const [whole] = overByBoth.detailedAbsences;
  const byOne = { ...overByBoth, detailedAbsences: [{ ...whole, endDate: daysAgo(119) }] };
  for (const [form, words] of [
    [overByBoth, 'Over the ILR limit'],
    [byOne, 'Two answers'],
  ] as const) {
    const data = { calculator: 'ilr', form, calculatedOn: today() };
    const answer = await page.request.post('/api/assessments', { data, headers: fromOurPage });
    const { id }: { id: string } = await answer.json();
    expect(await tooLong(page, [`/saved-results/${id}`])).toEqual([]);
    await page.goto(`/saved-results/${id}`);
    await expect(page.getByRole('region', { name: 'Your result' })).toContainText(words);
  }
});

test('no result of a calculator is longer than 3,000 px on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await keepToasts(page);
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 40));
  await chooseMode(page, 'Yearly totals');
  await next(page).click();
  await answerAndCalculate(page);
  // What came of the act is told beside the result, and covers nothing of it.
  await expectToast(page, 'Calculation complete');
  expect(await coveredByToast(page)).toEqual([]);
  expect(await tooLong(page, ['/ilr?view=results'])).toEqual([]);
  await page.goto('/citizenship');
  await passFirstStep(page);
  await page.getByRole('button', { name: 'Track Individual Trips' }).click();
  await addTripsOverTheLimit(page);
  await nextButton(page).click();
  await tickEveryRequirement(page);
  await calculateButton(page).click();
  await expect(page).toHaveURL('/citizenship?view=results');
  expect(await tooLong(page, ['/citizenship?view=results'])).toEqual([]);
});

test('nor with what somebody is told just then, nor where nothing is ticked', async ({ page }) => {
  await page.setViewportSize(phone);
  await keepToasts(page);
  // Over the limit with the days of travel, at it by the Home Office’s count: two answers.
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 40));
  await chooseMode(page, 'Individual trips');
  await page.getByRole('textbox', { name: 'From' }).fill(daysAgo(200));
  await page.getByRole('textbox', { name: 'To' }).fill(daysAgo(19));
  await next(page).click();
  await answerAndCalculate(page);
  await page.getByRole('link', { name: 'Log in or sign up' }).first().click();
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillInRegistration(page);
  await expectToast(page, 'Registration successful');
  await expect(page.getByRole('heading', { name: 'ILR Eligibility Results' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // It is drawn once more where the notice of the frame makes room for it.
  await expect.poll(() => coveredByToast(page)).toEqual([]);
  expect(await heightOf(page), 'the result just after signing up').toBeLessThanOrEqual(withRoom);
  // The notice of the frame made room for it: without it the page is as long, but for a line of its words.
  const told = await heightOf(page);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(page.getByText('Registration successful')).toBeHidden();
  expect(told - (await heightOf(page))).toBeLessThanOrEqual(48);

  await page.goto('/citizenship');
  await passFirstStep(page);
  await page.getByRole('button', { name: 'Track Individual Trips' }).click();
  await addTripsOverTheLimit(page);
  await nextButton(page).click();
  await calculateButton(page).click();
  await expect(page).toHaveURL('/citizenship?view=results');
  await expect(page.getByText('Not Currently Eligible')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await heightOf(page), 'over the limit, nothing ticked').toBeLessThanOrEqual(withRoom);
});

test('a long list on a phone shows its first rows, and all of them on demand', async ({ page }) => {
  await page.setViewportSize(phone);
  await signUp(page);
  await fillRecord(page);
  await page.goto('/dashboard/absences');
  const journeys = page.getByRole('list', { name: /journeys/i }).getByRole('listitem');
  await expect(journeys).toHaveCount(6);
  expect(await heightWithOpenTrip(page, /^Edit journey/)).toBeLessThanOrEqual(longest);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show all 12' }).press('Enter');
  await expect(journeys).toHaveCount(12);
  // The keyboard goes on at the first of those that came.
  await expect(journeys.nth(6)).toBeFocused();
  await page.goto('/absence-tracker');
  expect(await heightWithOpenTrip(page, /^Edit journey/)).toBeLessThanOrEqual(longest);

  // The same twelve in both calculators.
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 40));
  await chooseMode(page, 'Individual trips');
  await page.getByRole('button', { name: 'Use my recorded journeys (12)' }).click();
  await expect(page.getByRole('button', { name: 'Show all 12' })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  expect(await heightWithOpenTrip(page, /^Edit trip/)).toBeLessThanOrEqual(longest);
  await page.keyboard.press('Escape');
  await next(page).click();
  await answerAndCalculate(page);
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('Over the ILR limit');
  expect(await tooLong(page, ['/ilr?view=results'])).toEqual([]);
  await page.goto('/citizenship?use=recorded');
  await expect(page.getByRole('status').getByText('Filled in from your record')).toBeVisible();
  await passFirstStep(page);
  await expect(page.getByRole('button', { name: 'Show all 12' })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  expect(await heightWithOpenTrip(page, /^Edit trip/)).toBeLessThanOrEqual(longest);
});

test('no page of a visitor is longer than 3,000 px on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/citizenship');
  await expect(page.getByRole('group', { name: 'Planned application date' })).toBeVisible();
  // Three dates, each in parts: less than two and a half windows.
  expect(await heightOf(page)).toBeLessThanOrEqual(2_050);
  const examples = {
    '/shared/:id': `/shared/${nobodys}#x`,
    '/shared/:id/revoke': `/shared/${nobodys}/revoke#x`,
  };
  expect(await tooLong(page, addressesFor('visitor', examples))).toEqual([]);
});

test('the notice about the address is one line, and can be put away for a week', async ({ page }) => {
  await page.setViewportSize(phone);
  await signUp(page);
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Confirm your email address' });
  await expect(notice).toBeVisible();
  const lineOfNotice = async () => (await notice.getByRole('paragraph').boundingBox())?.height;
  expect(await lineOfNotice()).toBeLessThanOrEqual(24);
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(72);
  // In a wide window the button that puts it away is at the end of the line.
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await lineOfNotice()).toBeLessThanOrEqual(24);
  const edges = await notice.evaluate((region) => {
    const button = region.querySelector('button:last-of-type');
    return [button, button?.parentElement].map((element) => element?.getBoundingClientRect().right ?? 0);
  });
  expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThanOrEqual(16);
  await page.setViewportSize(phone);
  await notice.getByRole('button', { name: 'Put this away for a week' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.evaluate(() => {
    // As if eight days had passed since it was put away.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('settlewise.confirmAddressPutAway'))
        localStorage.setItem(key, String(Date.now() - 8 * 86_400_000));
  });
  await page.reload();
  await expect(notice).toBeVisible();
});

test('addresses of twelve homes for AN, and a checklist with six documents, fit a phone as they are used', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', {
    ...{ firstName: 'Amara', lastName: 'Khan', dateOfBirth: yearsAgo(35), nationality: 'india' },
    ...{ countryOfBirth: 'india', passportNumber: 'AB123456', addressLine1: '1 Harbour Street' },
    ...{ addressLine2: 'Flat 2', city: 'Leith', state: '', postalCode: 'EH6 6AA' },
    ...{ country: 'united_kingdom', phone: '' },
  });
  await record(page, '/api/immigration/profile/visa', aVisa({ visaStartDate: yearsAgo(5) }));
  await record(page, '/api/absences', longJourney);
  await addAddressesAndChild(page);
  // One of the first left out days, and two homes are at once.
  for (const [line1, from, to] of [
    ['11 Harbour Street', daysAgo(2_120), daysAgo(2_005)],
    ['12 Harbour Street', daysAgo(2_130), daysAgo(2_110)],
  ])
    await record(page, '/api/addresses', {
      ...{ line1, line2: 'Flat 2', town: 'Leith', postcode: 'EH6 6AA', country: 'united_kingdom' },
      ...{ role: 'tenant', precision: 'day', withWhom: null, from, to },
    });
  for (let document = 0; document < 6; document += 1)
    await upload(page, `Payslip ${document + 1}`, { documentType: 'payslip', category: 'employment' });

  await page.goto('/address');
  const lines = page.getByRole('region', { name: 'Your addresses' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  expect(await heightOf(page), 'as /address opens').toBeLessThanOrEqual(withRoom);
  await page.getByText('Which form?').click();
  await page.getByRole('combobox', { name: 'Form' }).selectOption('AN');
  await expect(page.getByRole('region', { name: 'What AN asks for' })).toBeVisible();
  expect(await heightOf(page), 'while the form is chosen').toBeLessThanOrEqual(longest);
  await page.getByRole('button', { name: 'Show all 12' }).press('Enter');
  await expect(lines).toHaveCount(12);
  // The keyboard goes on at the first of those that came.
  await expect(lines.nth(4)).toBeFocused();

  await page.goto('/documents');
  await expect(page.getByRole('region', { name: 'Your list' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await heightOf(page), 'as /documents opens').toBeLessThanOrEqual(withRoom);
});
