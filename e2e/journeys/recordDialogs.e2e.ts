import { signUp } from '../support/people';
import { phone } from '../support/lengths';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

test.use({ viewport: phone, colorScheme: 'dark' });

test('the dialogs of the record have no axe findings on a dark phone, close with Escape, and return the focus', async ({
  page,
}) => {
  await signUp(page);
  for (const [address, act] of [
    ['/dashboard/addresses', 'Add address'],
    ['/dashboard/work', 'Add job or course'],
    ['/dashboard/parents', 'Add parent'],
    ['/dashboard/applications', 'Add application'],
    ['/dashboard/immigration-profile?tab=visa', 'Add earlier visa'],
  ] as const) {
    await page.goto(address);
    const button = page.getByRole('button', { name: act }).first();
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});
