import { signUp } from '../support/people';
import { tabTo } from '../support/tabTo';
import { expect, expectNoAxeFindings, test } from '../support/test';
import { addDialog, addJourneyButton, journeyRows } from '../support/tracker';

test('a journey is refused, protected from an accidental close, added and deleted with the keyboard only', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/absence-tracker');
  await addJourneyButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = addDialog(page);
  await dialog.getByLabel('Destination').press('Enter');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Departure date' })).toBeFocused();

  await page.keyboard.type('3 Apr 2025');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9/4/2025');
  await tabTo(page, dialog.getByLabel('Destination'));
  await page.keyboard.type('Madrid');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expect(question.getByRole('button', { name: 'Keep typing' })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Destination')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hol');
  await tabTo(page, dialog.getByRole('button', { name: 'Add journey' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(journeyRows(page)).toContainText([/03 Apr 2025.*7 days/s]);
  // The button that opened the dialog disappeared with the empty list.
  await expect(page.locator('main:focus-within')).toBeVisible();

  // On a phone the journeys are cards.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.getByRole('table', { name: /^Your journeys/ })).toBeHidden();
  await page.getByRole('button', { name: 'Delete journey to Madrid' }).press('Enter');
  const deletion = page.getByRole('alertdialog');
  await expect(deletion).toBeVisible();
  await expectNoAxeFindings(page);
  await deletion.getByRole('button', { name: 'Delete journey' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No journeys yet' })).toBeVisible();
});
