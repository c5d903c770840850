import { addDays, addYears } from '@settlewise/rules/calendar';
import { signUp } from '../support/people';
import { aVisa, record, yearsAgo } from '../support/record';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

/** A visa of three years, 76 days without a visa, then the next visa. */
const first = { from: yearsAgo(5, 190), to: addDays(addYears(yearsAgo(5, 190), 3), -1) };
const second = { from: addDays(first.to, 77), to: addDays(addYears(addDays(first.to, 77), 3), -1) };

test('a person answers an open question on a dark phone with the keyboard, and lapsed settlement is shown', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  const visa = aVisa({ visaStartDate: second.from, visaExpiryDate: second.to });
  await record(page, '/api/immigration/profile/visa', visa);
  await record(page, '/api/immigration/profile/visa-history', {
    visaType: 'skilled_worker',
    startDate: first.from,
    endDate: first.to,
  });
  await page.goto('/dashboard/progress');
  const status = page.getByRole('region', { name: 'Where you stand' });
  await expect(status).toContainText('Your date depends on one answer');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await status.getByRole('button', { name: 'Yes, in time' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What to do next' })).toContainText('Apply for ILR by');
  await expect(status.getByRole('heading', { level: 2 })).toBeFocused();

  await record(page, '/api/immigration/profile/visa', {
    ...aVisa({ currentVisaType: 'hk_bno', visaStartDate: yearsAgo(10), hasILR: true }),
    ilrGrantDate: yearsAgo(4),
  });
  await record(page, '/api/absences', {
    departureDate: yearsAgo(3),
    returnDate: yearsAgo(0, 200),
    destination: 'Accra',
    reason: 'family',
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/dashboard/progress?tab=citizenship');
  await expect(status).toContainText('Your settlement may have lapsed');
  await expect(page.getByRole('region', { name: 'Your other way: registration' })).toBeVisible();
  await expectNoAxeFindings(page);
});
