import { fillRecord } from '../support/filledRecord';
import { createItem } from '../support/createItem';
import { tooLong } from '../support/lengths';
import { addressesFor, unknownId, missingItemPages } from '../support/pageList';
import { signUp } from '../support/people';
import { daysAgo, inDays, record, today, yearsAgo } from '../support/record';
import { aChecklistToKeep, anAddressCheckToKeep, aSheetToKeep, aTimelineToKeep } from '../support/savedForms';
import { aLawyer } from '../support/sharing';
import { expect, test } from '../support/test';
import { expectSoundPages } from '../support/visitPages';

/** For the longest pages: one more line breaks nothing yet. */
const maxWithMargin = 2_900;

const [longTrip, shortTrip] = [
  { startDate: daysAgo(300), endDate: daysAgo(198), reason: 'Mother in Lagos' },
  { startDate: daysAgo(180), endDate: daysAgo(79), reason: 'Work abroad' },
];

/** Over the limit of ILR by both counts, which give different first days. */
const overBothLimits = {
  visaType: 'skilled_worker',
  visaStartDate: yearsAgo(4, 100),
  useDetailedAbsences: true,
  hasPassedLifeInUK: false,
  hasEnglishQualification: false,
  meetsSalaryRequirement: true,
  detailedAbsences: [longTrip, shortTrip],
};
/** Eligible, by totals of each year. */
const eligible = {
  visaType: 'skilled_worker',
  visaStartDate: yearsAgo(5, 40),
  useDetailedAbsences: false,
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  goodCharacter: true,
  meetsSalaryRequirement: true,
  absencesPerYear: [0, 1, 2, 3, 4, 5].map((ago) => ({ year: new Date().getFullYear() - ago, days: 0 })),
};
const overWithTravelDays = { ...overBothLimits, detailedAbsences: [{ ...longTrip, endDate: daysAgo(119) }] };

/** The forms of saved results, by the text of their answers. */
const ilrForms = {
  'Over the ILR limit': overBothLimits,
  'keep proof of them': overWithTravelDays,
  'You can apply for ILR now': eligible,
};

const fees = {
  calculator: 'fees',
  calculatedOn: today(),
  title: 'All of us',
  form: {
    people: [{ name: 'Amara', dateOfBirth: '1990-01-01' }],
    steps: [{ item: 'ilr', route: 'skilled_worker', on: inDays(100), tests: ['life_in_the_uk'] }],
  },
};

/** The dashboard's pages, saved results and settings, and all others: each group has a test of its own. */
const groupOf = (address: string): 'dashboard' | 'kept' | 'tools' => {
  if (address.startsWith('/dashboard')) return 'dashboard';
  return /saved|onboarding|shared-with-me|two-step/.test(address) ? 'kept' : 'tools';
};

/** The pages of one group; a visit opens the tabs of a page itself. */
const addressesOf = (group: ReturnType<typeof groupOf>, examples: Readonly<Record<string, string>>) =>
  addressesFor('person', examples).filter(
    (address) => groupOf(address) === group && !address.includes('?tab='),
  );

test('the site and its tools pass all checks for a person with a filled record', async ({ page }) => {
  await signUp(page);
  await fillRecord(page);
  await expectSoundPages(page, addressesOf('tools', missingItemPages), {
    heights: { '/address': maxWithMargin, '/documents': maxWithMargin },
  });
});

test('the dashboard of a person with a filled record passes all checks', async ({ page }) => {
  await signUp(page);
  await fillRecord(page);
  await expectSoundPages(page, addressesOf('dashboard', missingItemPages));
});

test('saved results, settings and the record as its lawyer sees it pass all checks', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  await fillRecord(page);
  const save = async (data: object) => createItem(page, '/api/assessments', data);
  const results: Record<string, string> = {};
  for (const [answer, form] of Object.entries(ilrForms)) {
    const id = await save({ calculator: 'ilr', form, calculatedOn: today() });
    results[`/saved-results/${id}`] = answer;
  }
  const [firstResult = '', ...otherResults] = Object.keys(results);
  const examples = {
    '/saved-results/:id': firstResult,
    '/fees/saved/:id': `/fees/saved/${await save(fees)}`,
    '/documents/saved/:id': `/documents/saved/${await save(aChecklistToKeep)}`,
    '/address/saved/:id': `/address/saved/${await save(anAddressCheckToKeep)}`,
    '/forms/saved/:id': `/forms/saved/${await save(aSheetToKeep)}`,
    '/timeline/saved/:id': `/timeline/saved/${await save(aTimelineToKeep)}`,
    // The lawyer below opens a grant that exists.
    '/shared-with-me/:grantId': `/shared-with-me/${unknownId}`,
  };
  const lawyer = await aLawyer(browser, program);
  await record(page, '/api/account/settings', { lawyerSharingEnabled: true });
  const grant = await createItem(page, '/api/legal-access', {
    email: lawyer.person.email,
    name: 'Ms Lane',
    expiryDate: inDays(20),
    includesIdentity: true,
    alsoShares: ['addresses'],
  });

  await expectSoundPages(page, [...addressesOf('kept', examples), ...otherResults], { words: results });

  // A lawyer sees when the owner was notified of each deadline.
  const told = async () => (await page.request.get('/api/notifications')).text();
  await expect.poll(told).not.toBe('[]');
  const shared = `/shared-with-me/${grant}`;
  await expectSoundPages(lawyer.page, [shared], { heights: { [shared]: maxWithMargin } });
  await expect(lawyer.page.getByRole('heading', { level: 1 })).toContainText('Amara Khan');
  await lawyer.page.context().close();
  // The owner sees who accessed the record.
  expect(await tooLong(page, ['/dashboard/lawyer-access'])).toEqual([]);
});
