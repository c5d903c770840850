import { notificationListResponse } from '@settlewise/contract/notifications';
import { hangLimitMs } from '../../scripts/testLimits';
import { inWords } from '../support/ilr';
import { signUp } from '../support/people';
import { aTask, aVisa, daysAgo, inDays, record } from '../support/record';
import { expect, test } from '../support/test';

/*
 * The notifications of tomorrow equal those of today, so that midnight may pass during the test: a student
 * gets none about ILR, and neither day starts a further step (`secondDay.unit.spec.ts`).
 */
const visaEnds = inDays(20);
const taskWasDue = daysAgo(1);
const task = 'Collect payslips of the last six months, and the letter';
const visaTitle = `Your visa expires on ${inWords(visaEnds)}`;
const taskTitle = `Your task “${task}” was due on ${inWords(taskWasDue)}`;

test('the bell, the page and the alerts show an expiring visa and a late task, and a person handles both', async ({
  page,
}) => {
  await signUp(page);
  await record(
    page,
    '/api/immigration/profile/visa',
    aVisa({ currentVisaType: 'student', visaExpiryDate: visaEnds }),
  );
  await record(page, '/api/tasks', aTask(task, { dueDate: taskWasDue }));
  // The program looks for due reminders every minute, which is longer than other expectations wait.
  await expect
    .poll(
      async () => {
        const list = await (await page.request.get('/api/notifications')).json();
        return notificationListResponse
          .parse(list)
          .map(({ title }) => title)
          .toSorted();
      },
      { timeout: hangLimitMs / 2, intervals: [2_000] },
    )
    .toEqual([taskTitle, visaTitle]);

  const bell = page.getByRole('link', { name: /^Notifications, \d+ new$/ });
  const items = page
    .getByRole('list', { name: 'Notifications, the most urgent first' })
    .getByRole('listitem');
  const itemFor = (title: string) => items.filter({ hasText: title });
  const badges = items.getByText('New', { exact: true });

  await test.step('the bell counts both, and the page lists them in rows of one height', async () => {
    await page.goto('/dashboard');
    await expect(bell).toHaveAccessibleName('Notifications, 2 new');
    await expect(bell).toHaveText('2');
    await bell.click();
    await expect(page).toHaveURL('/dashboard/notifications');
    await expect(badges).toHaveCount(2);
    await expect(items.first()).toContainText(visaTitle);
    const heights = () =>
      items.evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    await expect.poll(heights).toEqual([80, 80]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(80);
    // A title of more than two lines is cut, and its day is shown below it.
    await expect(itemFor(taskTitle).locator(`time[datetime="${taskWasDue}"]`)).toBeVisible();
    // A click on the row itself opens it.
    await itemFor(visaTitle).click({ position: { x: 60, y: 20 } });
    await expect(
      itemFor(visaTitle).getByRole('link', { name: 'View your immigration profile' }),
    ).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
  });

  await test.step('following one notification marks it as read, and one button marks the others as read', async () => {
    await itemFor(taskTitle).getByRole('link', { name: 'View tasks' }).click();
    await expect(page).toHaveURL('/dashboard/tasks');
    await expect(page.getByRole('checkbox', { name: `Completed: ${task}` })).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications, 1 new');
    await bell.click();
    await expect(badges).toHaveCount(1);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('region', { name: 'Your notifications' })).toBeFocused();
    await expect(badges).toHaveCount(0);
    await expect(bell).toHaveCount(0);
  });

  await test.step('both appear on the page of alerts, where one is marked as done and reopened', async () => {
    await page.goto('/alerts');
    const alerts = page.getByRole('list', { name: 'Alerts, the most pressing first' });
    await expect(alerts.getByRole('heading')).toHaveText([visaTitle, taskTitle]);
    await alerts.getByRole('button', { name: `Done: ${taskTitle}` }).press('Enter');
    await expect(alerts.getByRole('heading')).toHaveText([visaTitle]);
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: `Undo: ${taskTitle}` }).click();
    await page.getByRole('tab', { name: 'Now' }).click();
    await expect(alerts.getByRole('heading')).toHaveText([visaTitle, taskTitle]);
  });
});
