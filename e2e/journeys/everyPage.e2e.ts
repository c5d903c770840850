import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibilityChecks';
import { administrator, anotherPage, expect, test } from '../support/administrator';
import { idOf } from '../support/idOf';
import { addressesFor, nobodys } from '../support/pageList';
import { logIn, signUp } from '../support/people';
import { aTask, aVisa, awayFor, daysAgo, inDays, record, upload, yearsAgo } from '../support/record';
import { aChecklistToKeep, anAddressCheckToKeep, aSheetToKeep, aTimelineToKeep } from '../support/savedForms';
import { refusedIn } from '../support/refusals';
import { aLawyer } from '../support/sharing';
import { widthFindings } from '../support/widths';

// The pages are those of the contract: a new one is looked at here without a line (support/pageList.ts).
test.describe.configure({ timeout: 600_000 });

/**
 * Looks at each page once: that the heading which was sent before any script is the page's, that nothing breaks the Content-Security-Policy, that axe finds nothing on a dark phone and in a
 * light wide window, and that nothing scrolls sideways at twenty widths.
 */
async function expectSoundPages(page: Page, addresses: readonly string[]): Promise<void> {
  const found: string[] = [];
  const refused = await refusedIn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of addresses)
    await test.step(address, async () => {
      const answer = await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(heading).toBeVisible();
      await page.waitForLoadState('networkidle');
      const [, sent] = /<h1[^>]*>([^<]*)<\/h1>/.exec((await answer?.text()) ?? '') ?? [];
      const shown = await heading.innerText();
      if (sent !== undefined && sent !== shown) found.push(`${address}: “${sent}” was sent for “${shown}”`);
      const findings = [...(await accessibilityFindings(page)), ...(await widthFindings(page)), ...refused];
      found.push(...findings.map((finding) => `${address}: ${finding}`));
      refused.length = 0;
    });
  expect(found).toEqual([]);
}

/** The address of the first of a list of the administration. */
async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(list);
  return (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? '';
}

const trip = { startDate: daysAgo(600), endDate: daysAgo(405), reason: 'Grandmother in Lagos' };
const settlement = {
  calculator: 'ilr',
  calculatedOn: daysAgo(0),
  form: {
    ...{ visaType: 'skilled_worker', visaStartDate: yearsAgo(3), useDetailedAbsences: true },
    ...{ detailedAbsences: [trip], hasPassedLifeInUK: true, hasEnglishQualification: true },
    ...{ goodCharacter: true, meetsSalaryRequirement: true },
  },
};
const fees = {
  ...{ calculator: 'fees', calculatedOn: daysAgo(0), title: 'All of us' },
  form: {
    people: [{ name: 'Amara', dateOfBirth: '1990-01-01' }],
    steps: [{ item: 'ilr', route: 'skilled_worker', on: inDays(100), tests: ['life_in_the_uk'] }],
  },
};

test('every page of a visitor is sound', async ({ page }) => {
  // Nobody’s links: those that lead somewhere are looked at where they are made (sharedResult.e2e.ts).
  const examples = {
    '/shared/:id': `/shared/${nobodys}#x`,
    '/shared/:id/revoke': `/shared/${nobodys}/revoke#x`,
  };
  await expectSoundPages(page, addressesFor('visitor', examples));
});

test('every page of somebody with a filled record is sound', async ({ page }) => {
  await signUp(page);
  await record(
    page,
    '/api/absences',
    awayFor(12, 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'),
  );
  await record(page, '/api/tasks', aTask('Ask the employer for the letter that confirms salary and dates'));
  await upload(page, 'my passport with a long name that was given by a scanner 2026-11-25');
  await record(page, '/api/immigration/profile/visa', aVisa());
  await record(page, '/api/dependants', {
    ...{ firstName: 'Leila', lastName: 'Khan', dateOfBirth: yearsAgo(9), relationship: 'child' },
    ...{ nationality: 'kenya', bornInUk: false, british: false, travelsWith: 'me' },
    ...{ currentVisaType: 'dependent', visaStartDate: yearsAgo(3), visaExpiryDate: inDays(20) },
  });
  const examples = {
    '/saved-results/:id': `/saved-results/${await idOf(page, '/api/assessments', settlement)}`,
    '/fees/saved/:id': `/fees/saved/${await idOf(page, '/api/assessments', fees)}`,
    '/documents/saved/:id': `/documents/saved/${await idOf(page, '/api/assessments', aChecklistToKeep)}`,
    '/address/saved/:id': `/address/saved/${await idOf(page, '/api/assessments', anAddressCheckToKeep)}`,
    '/forms/saved/:id': `/forms/saved/${await idOf(page, '/api/assessments', aSheetToKeep)}`,
    '/timeline/saved/:id': `/timeline/saved/${await idOf(page, '/api/assessments', aTimelineToKeep)}`,
    // A record that is shared is looked at below, by the one it is shared with.
    '/shared-with-me/:grantId': `/shared-with-me/${nobodys}`,
  };
  await expectSoundPages(page, addressesFor('person', examples));
});

test('every page of an administrator is sound, and a record that is shared', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  await signUp(owner);
  await record(owner, '/api/immigration/profile/visa', aVisa());
  await record(owner, '/api/absences', awayFor(10, 'Lisbon'));
  await record(owner, '/api/account/settings', { lawyerSharingEnabled: true });
  const lawyer = await aLawyer(browser, program);
  const grant = await idOf(owner, '/api/legal-access', {
    ...{ email: lawyer.person.email, name: 'Ms Lane', expiryDate: inDays(20) },
    ...{ includesIdentity: true, alsoShares: ['addresses'] },
  });
  await expectSoundPages(lawyer.page, [`/shared-with-me/${grant}`]);
  await expect(lawyer.page.getByRole('heading', { level: 1 })).toContainText('Amara Khan');
  await lawyer.page.context().close();

  await logIn(page, administrator);
  await expect(page).not.toHaveURL(/\/auth/);
  const event = await firstOf(page, '/admin/events');
  const examples = {
    '/admin/users/:id': await firstOf(page, '/admin/users'),
    '/admin/events/:id': event,
    '/admin/streams/:id': await streamOf(page, event),
  };
  await expectSoundPages(page, addressesFor('administrator', examples));
});

/** The address of the stream that an event is of. */
async function streamOf(page: Page, event: string): Promise<string> {
  await page.goto(event);
  return (await page.locator('main a[href^="/admin/streams/"]').first().getAttribute('href')) ?? '';
}
