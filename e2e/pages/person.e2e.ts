import type { Page } from 'playwright/test';
import { fillRecord } from '../support/filledRecord';
import { idOf } from '../support/idOf';
import { phone } from '../support/lengths';
import { addressesFor, nobodys } from '../support/pageList';
import { fromOurPage, signUp } from '../support/people';
import { daysAgo, inDays, record, today, yearsAgo } from '../support/record';
import { aChecklistToKeep, anAddressCheckToKeep, aSheetToKeep, aTimelineToKeep } from '../support/savedForms';
import { aLawyer } from '../support/sharing';
import { expect, test } from '../support/test';
import { expectSoundPages } from '../support/visitPages';

/** For the pages that are the longest: one further line breaks nothing yet. */
const withRoom = 2_900;

const [longTrip, shortTrip] = [
  { startDate: daysAgo(300), endDate: daysAgo(198), reason: 'Mother in Lagos' },
  { startDate: daysAgo(180), endDate: daysAgo(79), reason: 'Work abroad' },
];

/** Over the limit of ILR by both counts, which have another first day each. */
const overByBoth = {
  ...{ visaType: 'skilled_worker', visaStartDate: yearsAgo(4, 100), useDetailedAbsences: true },
  ...{ hasPassedLifeInUK: false, hasEnglishQualification: false, meetsSalaryRequirement: true },
  detailedAbsences: [longTrip, shortTrip],
};
/** Eligible, by totals of each year. */
const eligible = {
  ...{ visaType: 'skilled_worker', visaStartDate: yearsAgo(5, 40), useDetailedAbsences: false },
  ...{ hasPassedLifeInUK: true, hasEnglishQualification: true, goodCharacter: true },
  meetsSalaryRequirement: true,
  absencesPerYear: [0, 1, 2, 3, 4, 5].map((ago) => ({ year: new Date().getFullYear() - ago, days: 0 })),
};
const overByOne = { ...overByBoth, detailedAbsences: [{ ...longTrip, endDate: daysAgo(119) }] };

const fees = {
  ...{ calculator: 'fees', calculatedOn: today(), title: 'All of us' },
  form: {
    people: [{ name: 'Amara', dateOfBirth: '1990-01-01' }],
    steps: [{ item: 'ilr', route: 'skilled_worker', on: inDays(100), tests: ['life_in_the_uk'] }],
  },
};

/** @returns the address of a saved result whose answer is this one */
async function savedResult(page: Page, form: object, answer: RegExp): Promise<string> {
  const id = await idOf(page, '/api/assessments', { calculator: 'ilr', form, calculatedOn: today() });
  const saved = await page.request.get(`/api/assessments/${id}`);
  expect(await saved.text()).toMatch(answer);
  return `/saved-results/${id}`;
}

test('every page of somebody with a filled record is sound, and the record as their lawyer sees it', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  await fillRecord(page);
  const results = [
    await savedResult(page, overByBoth, /"headline":\{[^}]*Over the ILR limit/),
    await savedResult(page, overByOne, /"twoFirstDays":\{/),
    await savedResult(page, eligible, /"isEligible":true/),
  ];
  const keep = async (data: object) => idOf(page, '/api/assessments', data);
  const examples = {
    '/saved-results/:id': results[0] ?? '',
    '/fees/saved/:id': `/fees/saved/${await keep(fees)}`,
    '/documents/saved/:id': `/documents/saved/${await keep(aChecklistToKeep)}`,
    '/address/saved/:id': `/address/saved/${await keep(anAddressCheckToKeep)}`,
    '/forms/saved/:id': `/forms/saved/${await keep(aSheetToKeep)}`,
    '/timeline/saved/:id': `/timeline/saved/${await keep(aTimelineToKeep)}`,
    // The lawyer below opens one that exists.
    '/shared-with-me/:grantId': `/shared-with-me/${nobodys}`,
  };
  const lawyer = await aLawyer(browser, program);
  await record(page, '/api/account/settings', { lawyerSharingEnabled: true });
  const grant = await idOf(page, '/api/legal-access', {
    ...{ email: lawyer.person.email, name: 'Ms Lane', expiryDate: inDays(20) },
    ...{ includesIdentity: true, alsoShares: ['addresses'] },
  });

  // The visit opens the tabs of a page itself.
  const addresses = addressesFor('person', examples).filter((address) => !address.includes('?tab='));
  await expectSoundPages(page, [...addresses, ...results.slice(1)], {
    heights: { '/address': withRoom, '/documents': withRoom },
  });

  // A lawyer reads when the owner was told of each deadline.
  const told = async () => page.request.get('/api/notifications').then((answer) => answer.json());
  await expect.poll(told).not.toEqual([]);
  const shared = `/shared-with-me/${grant}`;
  await expectSoundPages(lawyer.page, [shared], { heights: { [shared]: withRoom } });
  await expect(lawyer.page.getByRole('heading', { level: 1 })).toContainText('Amara Khan');
  await lawyer.page.context().close();
});
