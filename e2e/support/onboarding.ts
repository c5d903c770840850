import { expect, type Locator, type Page } from 'playwright/test';

/** The titles of the six steps, in order. */
export const stepTitles = [
  'Personal Information',
  'Visa Information',
  'Settlement & ILR Status',
  'Relationship Status',
  'Intentions & Character',
  'Eligibility Evidence',
] as const;

/** Waits until a step is shown at its own address. @returns its heading, which has the focus after a move to the step */
export async function expectStep(page: Page, step: 1 | 2 | 3 | 4 | 5 | 6): Promise<Locator> {
  await expect(page).toHaveURL(`/onboarding/${step}`);
  const heading = page.getByRole('heading', { level: 2, name: stepTitles[step - 1] ?? '', exact: true });
  await expect(heading).toBeVisible();
  await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
  return heading;
}

export const continueButton = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });
export const backButton = (page: Page): Locator => page.getByRole('button', { name: 'Back', exact: true });
export const dateField = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${label}`) });
