import { addDays, addYears } from '@settlewise/rules';
import type { Page } from 'playwright/test';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { inWords } from '../support/ilr';
import { aPerson, expectToast, signUp } from '../support/people';
import { aTask, aVisa, awayFor, daysAgo, inDays, record, upload, yearsAgo } from '../support/record';
import { expect, expectNoAxeFindings, test } from '../support/test';

const wide = { width: 1280, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

const sidebarLinks = [
  ['Dashboard', '/dashboard'],
  ['Documents', '/dashboard/documents'],
  ['Tasks', '/dashboard/tasks'],
  ['Absence Tracker', '/dashboard/absences'],
  ['Dependants', '/dashboard/dependants'],
  ['Address history', '/dashboard/addresses'],
  ['Notifications', '/dashboard/notifications'],
  ['ILR Progress', '/dashboard/progress'],
  ['Timeline', '/dashboard/timeline'],
  ['Immigration Profile', '/dashboard/immigration-profile'],
  ['Immigration Alerts', '/alerts'],
  ['Saved results', '/saved-results'],
  ['Shared with me', '/shared-with-me'],
  ['Profile', '/dashboard/profile'],
  ['Settings', '/dashboard/settings'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills in a record that makes the dashboard show most of its parts. */
async function fillRecord(page: Page): Promise<void> {
  await record(page, '/api/immigration/profile/visa', aVisa());
  await record(page, '/api/absences', awayFor(35, 'Lagos'));
  await record(page, '/api/absences', {
    ...awayFor(1, 'Lisbon'),
    departureDate: daysAgo(420),
    returnDate: daysAgo(411),
    reason: 'business',
  });
  await record(
    page,
    '/api/tasks',
    aTask('Book the Life in the UK test', { dueDate: inDays(12), priority: 'high' }),
  );
  await record(
    page,
    '/api/tasks',
    aTask('Ask my employer for a letter', { dueDate: daysAgo(3), priority: 'urgent' }),
  );
  await record(page, '/api/tasks', aTask('Collect payslips', { category: 'document', priority: 'low' }));
  await upload(page, 'Passport');
  await upload(page, 'Old BRP card', { documentType: 'brp_card', expiryDate: daysAgo(10) });
}

/** The visa of the record ends before the last 28 days of its five years. */
async function expectExtensionNext(page: Page): Promise<void> {
  const next = card(page, 'What to do next');
  await expect(next).toContainText(`Extend your visa by ${inWords(inDays(60))}`);
  const from = inWords(addDays(addYears(yearsAgo(3), 5), -28));
  await expect(next).toContainText(`You can apply for ILR only from ${from}.`);
}

test.describe('the frame', () => {
  test('sends a visitor to sign in, and brings them back to the page they wanted', async ({ page }) => {
    const person = await signUp(page, aPerson());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logged out');
    await expect(page).toHaveURL('/');

    await page.goto('/dashboard/absences');
    await expect(page).toHaveURL('/auth');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard/absences');
    await expect(heading(page, 'Absence Tracker')).toBeVisible();
  });

  test('has its entries, the person, Logout and the way back beside the page', async ({ page }) => {
    await page.setViewportSize(wide);
    const person = await signUp(page);
    await page.goto('/dashboard');
    const navigation = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(navigation.getByRole('link')).toHaveText(sidebarLinks.map(([label]) => label));
    for (const [label, address] of sidebarLinks)
      await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        address,
      );
    const banner = page.getByRole('banner');
    await expect(banner).toContainText(person.username);
    await expect(banner).toContainText(person.email);
    await expect(banner.getByRole('link', { name: 'Back to main site' })).toHaveAttribute('href', '/');
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');

    await navigation.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/profile-settings');
    await expect(navigation.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.locator('[aria-current=page]')).toHaveCount(1);
  });

  test('has a bar of five and a drawer up to 768 px, each as large as a thumb', async ({ page }) => {
    const person = await signUp(page);
    for (const size of [tablet, phone]) {
      await page.setViewportSize(size);
      await page.goto('/dashboard/progress');
      const bar = page.getByRole('navigation', { name: 'Dashboard' });
      await expect(bar.getByRole('listitem')).toHaveText(['Home', 'Docs', 'Tasks', 'Profile', 'More']);
      const more = bar.getByRole('button', { name: 'More' });
      const box = await more.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

      await more.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'More Options' });
      for (const label of [
        'Absence Tracker',
        'Dependants',
        'Address history',
        'Notifications',
        'ILR Progress',
        'Immigration Alerts',
        'Saved results',
        'Shared with me',
        'Profile',
        'Settings',
      ])
        await expect(drawer.getByRole('link', { name: label, exact: true })).toBeVisible();
      await expect(drawer).toContainText(person.username);
      await expect(drawer).toContainText(person.email);
      await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expectNoAxeFindings(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(more).toBeFocused();

      await more.click();
      await drawer.getByRole('link', { name: 'Absence Tracker' }).click();
      await expect(page).toHaveURL('/dashboard/absences');
      await expect(drawer).toBeHidden();
      await expect(heading(page, 'Absence Tracker')).toBeFocused();
    }
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logged out');
    await expect(page).toHaveURL('/');
  });

  test('leads past the navigation with the first key, and nothing is wider than the page', async ({
    page,
  }) => {
    await signUp(page);
    for (const size of [wide, tablet, phone, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      await page.goto('/dashboard');
      await expect(card(page, 'Four steps to your date')).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${size.width} px`).toBe(0);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  });

  test('says of an address that does not exist that it is not found', async ({ page }) => {
    await page.goto('/dashboard/no-such-page');
    await expect(heading(page, '404 Page Not Found')).toBeVisible();
  });
});

test.describe('the overview', () => {
  test('of a new account is four steps, each done by what is recorded anywhere', async ({ page }) => {
    await signUp(page);
    await page.goto('/dashboard');
    const steps = card(page, 'Four steps to your date');
    await expect(steps).toContainText('0 of 4 done');
    await expect(card(page, 'ILR progress')).toBeHidden();
    await expectAccessiblePage(page);
    await upload(page, 'Passport');
    await record(page, '/api/absences', awayFor(10, 'Lisbon'));
    await page.reload();
    await expect(steps).toContainText('2 of 4 done');
    await expect(steps.getByRole('listitem').filter({ hasText: 'Done' })).toHaveText([
      /journeys/,
      /passport/,
    ]);
    await record(page, '/api/immigration/profile/visa', aVisa());
    await page.reload();
    await expect(steps).toContainText('3 of 4 done');
    await expectExtensionNext(page);
    await expectAccessiblePage(page);
  });

  test('with the steps put away gives no date, says what is missing, and what will be where', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Put these steps away' }).click();
    await expect(card(page, 'Four steps to your date')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(card(page, 'ILR progress')).toContainText('Your ILR date is not known yet');
    await expect(card(page, 'ILR progress')).toContainText(
      'Add your visa type and the day your visa started',
    );
    await expect(card(page, 'ILR progress')).toContainText('ILR is required first');
    await expect(card(page, 'Upcoming tasks')).toContainText('Nothing to do');
    await expect(card(page, 'Recent documents')).toContainText('No documents yet');
    await expect(card(page, 'Notifications')).toContainText('will appear here');
    await expectNoAxeFindings(page);
  });

  test('shows where somebody stands, and completes a task', async ({ page }) => {
    await signUp(page);
    await fillRecord(page);
    await page.goto('/dashboard');
    const ilr = card(page, 'ILR progress');
    await expectExtensionNext(page);
    await expect(ilr).toContainText('Skilled Worker');
    await expect(ilr).toContainText('5 years');
    await expect(ilr.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(?:59|60)$/);
    await expect(card(page, 'Travel absences')).toContainText('35 of 90 days');
    await expect(card(page, 'Travel absences')).toContainText('55 days remaining');
    await expect(page.getByRole('list', { name: 'Counts' })).toContainText('1 overdue');
    await expect(card(page, 'Profile summary')).toContainText('Expires in 60 days');
    await expect(card(page, 'Recent documents').getByRole('listitem')).toHaveText([
      /Old BRP card.*Expired/,
      /Passport.*No expiry date/,
    ]);

    const tasks = card(page, 'Upcoming tasks');
    await expect(tasks.getByRole('listitem')).toHaveText([
      /Ask my employer.*Overdue/,
      /Book the Life in the UK test/,
      /Collect payslips.*No due date/,
    ]);
    await tasks.getByRole('button', { name: 'Complete Ask my employer for a letter' }).click();
    await expectToast(page, 'Task updated');
    await expect(tasks.getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(tasks.getByRole('listitem')).toHaveCount(2);

    for (const [name, address] of [
      ['View your progress', '/dashboard/progress'],
      ['ILR calculator', '/dashboard/ilr-calculator'],
      ['View absences', '/dashboard/absences'],
      ['View all documents', '/dashboard/documents'],
      ['View all tasks', '/dashboard/tasks'],
      ['View profile', '/dashboard/profile'],
      ['View notifications', '/dashboard/notifications'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test('has its tabs under arrow keys, and the bars of 180 and 450 days', async ({ page }) => {
    await signUp(page);
    await record(page, '/api/absences', awayFor(90, 'Lagos'));
    await page.goto('/dashboard');
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Absences' })).toBeFocused();
    await expect(page).toHaveURL('/dashboard?tab=absences');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('meter', { name: 'Days away in the worst 12 months' })).toHaveAttribute(
      'aria-valuemax',
      '180',
    );
    await expect(panel.getByRole('meter', { name: 'Days away in the last 5 years' })).toHaveAttribute(
      'aria-valuemax',
      '450',
    );
    await expect(panel).toContainText('Warning: You are exceeding yearly limit');
    await expectNoAxeFindings(page);
  });

  test('greets somebody with ILR, and looks on to citizenship', async ({ page }) => {
    await signUp(page);
    await record(
      page,
      '/api/immigration/profile/visa',
      aVisa({ visaStartDate: yearsAgo(7), hasILR: true, ilrGrantDate: daysAgo(100) }),
    );
    await page.goto('/dashboard');
    await expect(card(page, 'ILR progress')).toContainText('You have indefinite leave to remain');
    await expect(card(page, 'ILR progress')).toContainText('You can apply for citizenship from');
  });

  test('says that loading failed, and loads when asked again', async ({ page }) => {
    await signUp(page);
    let away = true;
    await page.route('**/api/dashboard/summary', (route) =>
      away ? route.fulfill({ status: 503, json: { message: 'The store is away.' } }) : route.fallback(),
    );
    await page.goto('/dashboard');
    await expect(page.getByText('Error Loading Dashboard')).toBeVisible();
    await expectNoAxeFindings(page);
    away = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(card(page, 'Four steps to your date')).toBeVisible();
  });

  test('is clean for axe', async ({ page }) => {
    await signUp(page);
    await fillRecord(page);
    await page.goto('/dashboard');
    for (const tab of ['Overview', 'Documents', 'Tasks', 'Absences']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      await expectAccessiblePage(page);
    }
  });
});

test.describe('the absence tracker of the dashboard', () => {
  test('records, filters by year, and deletes', async ({ page }) => {
    await page.setViewportSize(wide);
    await signUp(page);
    await page.goto('/dashboard/absences');
    await expect(page.getByRole('heading', { name: 'No journeys yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Journey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Journey' });
    await dialog.getByRole('button', { name: 'Add Journey' }).click();
    for (const message of [
      'Please enter a valid departure date',
      'Please enter a valid return date',
      'Destination must be at least 2 characters',
      'Please provide a reason for your absence',
    ])
      await expect(dialog.getByRole('link', { name: message })).toBeVisible();
    await expectNoAxeFindings(page);
    await dialog.getByRole('textbox', { name: 'Departure date' }).fill('20 Dec 2024');
    await dialog.getByRole('textbox', { name: 'Return date' }).fill('4 Jan 2025');
    await dialog.getByLabel('Destination').fill('Lagos');
    await dialog.getByLabel('Reason').selectOption({ label: 'Family' });
    await dialog.getByRole('button', { name: 'Add Journey' }).click();
    await expectToast(page, 'Absence recorded');

    await record(page, '/api/absences', {
      departureDate: '2023-05-01',
      returnDate: '2023-05-04',
      destination: 'Lisbon',
      reason: 'a fair',
    });
    await page.reload();
    await expect(page.getByRole('tab')).toHaveText(['All Time', '2024', '2023']);
    await page.getByRole('tab', { name: '2023' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('1 journey, 4 days');
    await expect(page.getByRole('rowheader')).toHaveText(['Lisbon']);

    await page.getByRole('button', { name: 'Delete journey to Lisbon' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete journey' }).click();
    await expectToast(page, 'Absence deleted');
    await expect(page.getByRole('tab')).toHaveText(['All Time', '2024']);
    await expect(page.getByRole('rowheader')).toHaveText(['Lagos']);

    // The site's own tracker shows the same record.
    await page.goto('/absence-tracker');
    await expect(page.getByRole('rowheader')).toHaveText(['Lagos']);
  });

  test('warns above 80 days', async ({ page }) => {
    await signUp(page);
    await record(page, '/api/absences', awayFor(80, 'Lagos'));
    await page.goto('/dashboard/absences');
    await expect(page.getByRole('meter', { name: 'Days away in the last 12 months' })).toBeVisible();
    await expect(page.getByText('Approaching absence limit')).toBeHidden();
    await record(page, '/api/absences', {
      ...awayFor(1, 'Calais'),
      departureDate: daysAgo(200),
      returnDate: daysAgo(200),
    });
    await page.reload();
    await expect(page.getByText('Approaching absence limit')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
