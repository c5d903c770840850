import { signUp } from '../support/people';
import { phone } from '../support/lengths';
import { aVisa, awayFor, daysAgo, inDays, record } from '../support/record';
import { expect, expectNoSidewaysScroll, test } from '../support/test';

test.use({ viewport: phone });

test('buttons, keys and two fingers zoom a line of years, and the keyboard reaches its list', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/visa-history', {
    visaType: 'student',
    startDate: daysAgo(2_600),
    endDate: daysAgo(1_300),
  });
  const visa = aVisa({ visaStartDate: daysAgo(1_299), visaExpiryDate: inDays(60) });
  await record(page, '/api/immigration/profile/visa', visa);
  await record(page, '/api/absences', awayFor(20, 'Lagos'));
  await record(page, '/api/dependants', {
    firstName: 'Chidi',
    lastName: 'Khan',
    dateOfBirth: '2018-05-03',
    relationship: 'child',
    nationality: 'nigeria',
    currentVisaType: 'dependent',
    visaStartDate: daysAgo(610),
    visaExpiryDate: inDays(200),
    bornInUk: false,
    british: false,
    travelsWith: 'me',
  });
  // The pending application is shown above the line, so on a phone the list is collapsed.
  await record(page, '/api/applications', {
    appliedFor: 'work_or_study',
    visaType: 'skilled_worker',
    service: 'standard',
    submittedOn: daysAgo(80),
    biometricsOn: daysAgo(70),
    documentsUploadedOn: daysAgo(70),
  });
  await page.goto('/timeline');
  const window = page.getByRole('group', { name: /^The line\./ });
  await expect(window).toBeVisible();
  const widths = () =>
    window.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => ({ scrollWidth, clientWidth, scrollLeft }));
  const whole = await widths();
  expect(whole.scrollWidth).toBe(whole.clientWidth);

  await page.getByRole('button', { name: 'Closer' }).click();
  const closer = await widths();
  expect(closer.scrollWidth).toBeGreaterThan(1.3 * whole.scrollWidth);
  // The middle of the line stays in the middle.
  expect(closer.scrollLeft + closer.clientWidth / 2).toBeCloseTo(closer.scrollWidth / 2, -1);
  await expectNoSidewaysScroll(page);

  await window.press('+');
  await window.press('End');
  const atEnd = await widths();
  expect(atEnd.scrollLeft).toBeCloseTo(atEnd.scrollWidth - atEnd.clientWidth, -1);
  await window.press('ArrowLeft');
  expect((await widths()).scrollLeft).toBeLessThan(atEnd.scrollLeft);
  await window.press('0');
  expect(await widths()).toEqual(whole);

  // Two fingers that move away from each other.
  await window.evaluate((element) => {
    const touch = (name: string, distance: number) => {
      const touches = [100, 100 + distance].map(
        (clientX, identifier) => new Touch({ identifier, target: element, clientX, clientY: 200 }),
      );
      element.dispatchEvent(new TouchEvent(name, { touches, bubbles: true, cancelable: true }));
    };
    touch('touchstart', 50);
    touch('touchmove', 150);
  });
  await expect.poll(async () => (await widths()).scrollWidth).toBeGreaterThan(2.5 * whole.clientWidth);

  const pastList = page.getByRole('list', { name: 'On the line, past: You' });
  await expect(pastList).toBeHidden();
  await expect(page.getByRole('list', { name: 'On the line: You' })).toBeHidden();
  await page.getByText('The same as a list').press('Enter');
  await page.getByText(/^Chidi: \d entries$/).press('Enter');
  await expect(page.getByRole('list', { name: 'On the line: Chidi' })).toContainText('Visa of Chidi Khan');
  await page
    .getByText(/^Past: \d+ entr/)
    .first()
    .press('Enter');
  await expect(pastList).toContainText('Visa: Student');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(pastList).toBeVisible();
});
