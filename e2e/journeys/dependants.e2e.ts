import { addDays, addYears, birthday } from '@settlewise/rules';
import type { Page } from 'playwright/test';
import { daysIn } from '../support/calendarFile';
import { chooseVisaType } from '../support/chooseVisaType';
import { inWords } from '../support/ilr';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, signUp } from '../support/people';
import { aVisa, daysAgo, record, today, yearsAgo } from '../support/record';
import { expect, expectNoAxeFindings, test } from '../support/test';

interface Typed {
  readonly firstName: string;
  readonly born: string;
  readonly relationship: string;
  readonly visa: readonly [start: string, end: string];
  readonly answers: Readonly<Record<string, string>>;
}

async function addDependant(page: Page, { firstName, born, relationship, visa, answers }: Typed) {
  await page.getByRole('button', { name: 'Add dependant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add dependant' });
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill('Khan');
  await dialog.getByRole('textbox', { name: 'Date of birth' }).fill(born);
  await dialog.getByLabel('Relationship').selectOption({ label: relationship });
  const nationality = dialog.getByRole('combobox', { name: 'Nationality' });
  await nationality.fill('Pakistani');
  await expect(nationality).toHaveAttribute('aria-activedescendant', /./);
  await nationality.press('Enter');
  const kind = relationship === 'Child' ? 'Child' : 'Partner';
  await chooseVisaType(dialog, `${kind} of a worker (dependant)`);
  await dialog.getByRole('textbox', { name: 'Visa start date' }).fill(visa[0]);
  await dialog.getByRole('textbox', { name: 'Visa expiry date' }).fill(visa[1]);
  for (const [label, answer] of Object.entries(answers)) await dialog.getByLabel(label).selectOption(answer);
  await dialog.getByRole('button', { name: 'Add dependant' }).click();
  await expectToast(page, 'Dependant added');
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('a partner’s years run from the partner’s own visa, and a child born here is registered at ten', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/dashboard/dependants');
  await addDependant(page, {
    ...{ firstName: 'Zainab', born: '12 Apr 1992', relationship: 'Spouse' },
    visa: ['1 Feb 2030', '31 Jan 2036'],
    answers: { 'Journeys out of the UK': 'me' },
  });
  await addDependant(page, {
    ...{ firstName: 'Leila', born: '4 Mar 2024', relationship: 'Child' },
    visa: ['1 May 2024', '31 Jan 2036'],
    answers: { 'Born in the UK?': 'yes', 'British already?': 'no', 'Journeys out of the UK': 'me' },
  });
  const card = (name: string) => cardOf(page, name);
  await expect(card('Zainab Khan')).toContainText('Settlement from 4 January 2035');
  await expect(card('Zainab Khan')).toContainText('run from 1 February 2030');
  await expect(card('Leila Khan')).toContainText('No years of their own');
  await expect(card('Leila Khan')).toContainText('Can be registered from 4 March 2034');
  await expect(card('Leila Khan')).toContainText('£1,000');
  // The calendar feed has the same days.
  const calendar = await (await page.request.get('/api/calendar.ics')).text();
  expect(daysIn(calendar, 'Zainab')).toEqual([
    '2035-01-04 First day to apply for settlement of Zainab',
    '2036-01-31 Last day of the visa of Zainab',
  ]);
  expect(daysIn(calendar, 'Leila')).toEqual([
    '2034-03-04 First day to register Leila as British by ten years in the UK',
    '2036-01-31 Last day of the visa of Leila',
    '2042-03-03 Last day to register Leila as British as a child',
    '2042-03-04 Leila is 18',
  ]);
  await page.getByText('Why: registration as British of Leila').click();
  await expect(card('Leila Khan')).toContainText('A child needs good character from the age of 10');
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Edit Leila Khan' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page);
});

test.describe('the registration of a child as British', () => {
  test('of a child born here whose parent became settled: section 1(3), now, until the day before 18, with its fee', async ({
    page,
  }) => {
    const born = yearsAgo(6);
    const settled = daysAgo(200);
    await signUp(page);
    const visa = aVisa({ visaStartDate: yearsAgo(7), hasILR: true, ilrGrantDate: settled });
    await record(page, '/api/immigration/profile/visa', visa);
    await page.goto('/dashboard/dependants');
    await addDependant(page, {
      ...{ firstName: 'Leila', born: inWords(born), relationship: 'Child' },
      visa: [inWords(yearsAgo(5)), inWords(addYears(today(), 1))],
      answers: { 'Born in the UK?': 'yes', 'British already?': 'no', 'Journeys out of the UK': 'me' },
    });
    const card = cardOf(page, 'Leila Khan');
    const lastDay = addDays(birthday(born, 18), -1);
    await expect(card).toContainText('Can be registered as British now');
    await expect(card).toContainText('Section 1(3), form MN1.');
    await expect(card).toContainText(`The last day to apply is ${inWords(lastDay)}.`);
    await expect(card).toContainText('The fee is £');
    await page.getByText('Why: registration as British of Leila').click();
    await expect(card).toContainText(`You have been settled since ${inWords(settled)}.`);
    await expect(card).toContainText(
      'This counts for a mother. It counts for a father if he is the father by law.',
    );
    await expect(card.getByRole('link', { name: /British Nationality Act 1981/ }).first()).toBeVisible();
    const calendar = await (await page.request.get('/api/calendar.ics')).text();
    expect(daysIn(calendar, 'Leila')).toContain(`${settled} First day to register Leila as British`);
    expect(daysIn(calendar, 'Leila')).toContain(
      `${lastDay} Last day to register Leila as British as a child`,
    );
    await expectAccessiblePage(page);
  });

  test('of a child born here who lived here to the age of ten: section 1(4), form T, without a last day', async ({
    page,
  }) => {
    const born = yearsAgo(11);
    await signUp(page);
    await page.goto('/dashboard/dependants');
    await addDependant(page, {
      ...{ firstName: 'Yusuf', born: inWords(born), relationship: 'Child' },
      visa: [inWords(yearsAgo(5)), inWords(addYears(today(), 1))],
      answers: { 'Born in the UK?': 'yes', 'British already?': 'no', 'Journeys out of the UK': 'own' },
    });
    const card = cardOf(page, 'Yusuf Khan');
    await expect(card).toContainText('Can be registered as British now');
    await expect(card).toContainText('Section 1(4), form T.');
    await expect(card).not.toContainText('The last day to apply');
    await expect(card).toContainText('The fee is £');
    await page.getByText('Why: registration as British of Yusuf').click();
    await expect(card).toContainText('in each of their first ten years');
    await expect(card).toContainText(
      'A child needs good character from the age of 10. The child is that old now.',
    );

    // More than 90 days away in one of the ten years: no right to register, as there is no other ground.
    await page.getByRole('button', { name: 'Edit Yusuf Khan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit dependant' });
    const [away, back] = [addDays(born, 400), addDays(born, 520)];
    await dialog.getByLabel('Their journeys').fill(`${inWords(away)} to ${inWords(back)}, Pakistan`);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Dependant updated');
    await expect(card).toContainText('Can be registered once a parent is settled or British');
    await expect(card).toContainText('The child was away 119 days in year 2 of their life');
    const calendar = await (await page.request.get('/api/calendar.ics')).text();
    expect(daysIn(calendar, 'Yusuf').join()).not.toContain('can be registered');
  });

  test('of a child born abroad: section 3, for the Home Office to decide, and no right to it', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/dashboard/dependants');
    await addDependant(page, {
      ...{ firstName: 'Sami', born: inWords(yearsAgo(9)), relationship: 'Child' },
      visa: [inWords(yearsAgo(2)), inWords(addYears(today(), 1))],
      answers: { 'Born in the UK?': 'no', 'British already?': 'no', 'Journeys out of the UK': 'me' },
    });
    const card = cardOf(page, 'Sami Khan');
    await expect(card).toContainText('Only if the Home Office allows it');
    await expect(card).toContainText('a regulated adviser (Immigration Advice Authority, formerly OISC)');
    await page.getByText('Why: registration as British of Sami').click();
    await expect(card).toContainText('The child has no right to it. The fee is lost if the answer is no.');
    await expect(card).toContainText('British by descent');
  });
});
