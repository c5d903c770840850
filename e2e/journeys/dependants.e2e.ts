import type { Page } from 'playwright/test';
import { chooseVisaType } from '../support/chooseVisaType';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

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

for (const width of [1280, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a partner’s years run from the partner’s own visa, and a child born here is registered at ten', async ({
      page,
    }) => {
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
      const card = (name: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(card('Zainab Khan')).toContainText('Settlement from 4 January 2035');
      await expect(card('Zainab Khan')).toContainText('run from 1 February 2030');
      await expect(card('Leila Khan')).toContainText('No years of their own');
      await expect(card('Leila Khan')).toContainText('Can be registered from 4 March 2034');
      await expect(card('Leila Khan')).toContainText('£1,000');
      await page.getByText('Why: registration as British of Leila').click();
      await expect(card('Leila Khan')).toContainText('Good character is asked for from the age of 10');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoSidewaysScroll(page);
        await expectNoAxeFindings(page);
      }
      await page.getByRole('button', { name: 'Edit Leila Khan' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeFindings(page);
    });
  });
