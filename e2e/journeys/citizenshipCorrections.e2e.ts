import type { Page } from 'playwright/test';
import { openGoodToKnow } from '../support/goodToKnow';
import {
  addTrip,
  calculateButton,
  dateGroup,
  nextButton,
  passFirstStep,
  stepHeading,
  tickEveryRequirement,
  typeCitizenshipDate,
} from '../support/citizenship';
import { expect, expectNoAxeFindings, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/citizenship');
});

const status = (page: Page) => page.getByRole('combobox', { name: 'Settlement status type' });
const trackTrips = (page: Page) => page.getByRole('button', { name: 'Track Individual Trips' }).click();

/** Goes from the second step to the result. @param change done in the third step after everything is ticked */
async function calculate(page: Page, change: () => Promise<void> = async () => {}): Promise<void> {
  await nextButton(page).click();
  await tickEveryRequirement(page);
  await change();
  await calculateButton(page).click();
  await expect(stepHeading(page, 'Your Results')).toBeFocused();
}

test('settlement may have lapsed after more than two years away, EU settled status has not', async ({
  page,
}) => {
  await typeCitizenshipDate(page, 'First UK entry date or visa start date', '3 Feb 2030');
  await typeCitizenshipDate(page, 'Settlement status grant date', '20/11/2037');
  await typeCitizenshipDate(page, 'Planned application date', '1 December 2046');
  await nextButton(page).click();
  await trackTrips(page);
  await addTrip(page, '1 Jan 2038', '2 Jan 2040');
  await calculate(page);
  await expect(page.getByRole('heading', { name: /^Your settlement may have lapsed\. Ask/ })).toBeVisible();
  await expect(page.getByText('Not Currently Eligible')).toBeVisible();
  await expect(page.getByText(/Appendix Returning Resident says how you can return/)).toBeVisible();
  await expectNoAxeFindings(page);

  await page.goBack();
  await page.getByRole('button', { name: /Settlement Status/ }).click();
  await status(page).selectOption('euss');
  await nextButton(page).click();
  await calculate(page);
  await expect(
    page.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2046' }),
  ).toBeVisible();
});

test('a trip to Jersey is no absence, and the totals follow the trips', async ({ page }) => {
  await passFirstStep(page);
  await trackTrips(page);
  await page.getByLabel('Reason').fill('Jersey');
  await page
    .getByRole('combobox', { name: /Did you spend the whole trip in Jersey/ })
    .selectOption('visited');
  await addTrip(page, '1 Feb 2040', '30 Jun 2040', 'Jersey');
  await expect(page.getByText('On the islands: no absence for citizenship')).toBeVisible();
  const total = page.getByRole('progressbar', { name: 'Total days away' });
  await expect(total).toHaveAttribute(
    'aria-valuetext',
    '0 of 450 days. Within the citizenship limit: 450 days left.',
  );
  await addTrip(page, '1 Jul 2040', '10 Jul 2040');
  await expect(total).toHaveAttribute(
    'aria-valuetext',
    '10 of 450 days. Within the citizenship limit: 440 days left.',
  );
  await expect(page.getByText('Citizenship: 90 in the final year')).toBeVisible();
  await expectNoAxeFindings(page);
  await calculate(page);
  await openGoodToKnow(page);
  await expect(page.getByText(/For citizenship these islands are part of the UK/)).toBeVisible();
});

test('a spouse is not asked for the intention, and a conviction stands at the head', async ({ page }) => {
  await page.getByRole('switch', { name: /^Spouse route/ }).check();
  await passFirstStep(page);
  await calculate(page, async () => {
    await page.getByRole('checkbox', { name: 'I intend to continue living in the UK' }).uncheck();
    await expect(page.getByText(/^Not asked of you: it is a condition only/)).toBeVisible();
    await page.getByRole('button', { name: 'Show good character details' }).click();
    await page.getByRole('checkbox', { name: 'A criminal record' }).check();
    await expectNoAxeFindings(page);
  });
  await expect(
    page.getByRole('heading', { name: /^By time and absences, yes\. A conviction can decide otherwise/ }),
  ).toBeVisible();
  await expect(page.getByText('Eligible', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/not asked of you, as the spouse of a British citizen/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^By time and absences, yes/ })).toBeVisible();
});

test('the level of English is asked, and at 65 neither it nor the test', async ({ page }) => {
  await passFirstStep(page);
  await calculate(page, async () => {
    await page.getByRole('combobox', { name: /^Your level of English/ }).selectOption('A2');
    await expect(
      page.getByRole('checkbox', { name: 'I meet the English language requirement' }),
    ).not.toBeChecked();
  });
  await expect(page.getByRole('heading', { name: /^Time and days away are right on/ })).toBeVisible();
  await expect(page.getByText(/you hold level A2; level B1 is asked on 1 December 2040/)).toBeVisible();

  await page.goBack();
  const birth = page.getByRole('group', { name: /^Date of birth/ });
  await birth.getByLabel('Type it').fill('1 Dec 1975');
  await expectNoAxeFindings(page);
  await calculateButton(page).click();
  await expect(page.getByText('English: not asked at your age')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2040' }),
  ).toBeVisible();
});

test('Irish citizens are asked for no settlement, and a BN(O) sees registration', async ({ page }) => {
  await page.getByRole('switch', { name: 'I am a British National (Overseas)' }).check();
  await passFirstStep(page);
  await calculate(page);
  await expect(page.getByRole('heading', { name: 'Your other way: registration' })).toBeVisible();
  await expect(page.getByText(/\(not confirmed\)\. Check the fee before you pay/).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Calculate Again' }).click();
  await page.getByRole('button', { name: 'Clear answers' }).click();

  await status(page).selectOption('irish');
  await expect(dateGroup(page, 'Settlement status grant date')).toHaveCount(0);
  await typeCitizenshipDate(page, 'First UK entry date or visa start date', '3 Feb 2034');
  await typeCitizenshipDate(page, 'Planned application date', '1 December 2040');
  await nextButton(page).click();
  await calculate(page);
  await expect(
    page.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2040' }),
  ).toBeVisible();
});

test('settlement before the entry and a final year longer than all are refused in words', async ({
  page,
}) => {
  await typeCitizenshipDate(page, 'First UK entry date or visa start date', '3 Feb 2034');
  await typeCitizenshipDate(page, 'Settlement status grant date', '20/11/2033');
  await typeCitizenshipDate(page, 'Planned application date', '1 December 2040');
  await nextButton(page).click();
  await expect(page.getByRole('alert')).toContainText('unless it was indefinite leave to enter');
  await page.getByRole('switch', { name: 'My settlement was indefinite leave to enter' }).check();
  await nextButton(page).click();
  await page.getByRole('spinbutton', { name: /last 5 years/ }).fill('100');
  await page.getByRole('spinbutton', { name: /last 12 months/ }).fill('120');
  await nextButton(page).click();
  await expect(page.getByRole('alert')).toContainText('You typed 120 days in the last 12 months, but 100');
});
