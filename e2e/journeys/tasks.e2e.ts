import { taskListResponse } from '@settlewise/contract';
import type { Page } from 'playwright/test';
import { expectToast, fromOurPage, signUp } from '../support/people';
import { aTask, inDays, record } from '../support/record';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Task' });
const rows = (page: Page) =>
  page
    .getByRole('table', { name: /^Your tasks/ })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const cards = (page: Page) => page.getByRole('list', { name: /^Your tasks/ }).getByRole('listitem');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

interface TaskEntry {
  readonly title: string;
  readonly category?: string;
  readonly priority?: string;
  /** As a person types it. */
  readonly dueDate?: string;
}

async function addTask(page: Page, { title, category, priority, dueDate }: TaskEntry): Promise<void> {
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = addDialog(page);
  await dialog.getByLabel('Title').fill(title);
  if (category !== undefined) await dialog.getByLabel('Category').selectOption({ label: category });
  if (priority !== undefined) await dialog.getByLabel('Priority').selectOption({ label: priority });
  if (dueDate !== undefined) await dialog.getByRole('textbox', { name: /^Due date/ }).fill(dueDate);
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(dialog).toBeHidden();
}

test('tasks are added, listed by what is due, completed for good, changed and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page);
  await page.goto('/dashboard/tasks');
  await expect(page.getByText('You have no tasks yet. Add your first one.')).toBeVisible();

  await addTask(page, { title: 'Tell the council' });
  await expectToast(page, 'Task created');
  await addTask(page, {
    title: 'Book the test',
    category: 'Appointment',
    priority: 'Urgent',
    dueDate: inDays(9),
  });
  await addTask(page, { title: 'Renew the passport', category: 'Application', dueDate: inDays(-3) });
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText('Renew the passport');
  await expect(rows(page).nth(0)).toContainText('Overdue');
  await expect(rows(page).nth(1)).toContainText('Book the test');
  await expect(rows(page).nth(2)).toContainText('No due date');

  await tab(page, 'Overdue').click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Completed: Renew the passport' }).click();
  await expectToast(page, 'Task updated', '“Renew the passport” is completed.');
  await expect(page.getByText('Great! no overdue tasks')).toBeVisible();

  await tab(page, 'Completed').click();
  await expect(page.getByRole('checkbox', { name: 'Completed: Renew the passport' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Completed: Renew the passport' })).toBeChecked();
  await tab(page, 'Applications').click();
  await expect(rows(page)).toHaveCount(1);
  await tab(page, 'Documents').click();
  await expect(page.getByText('There are no tasks in this category.')).toBeVisible();

  await tab(page, 'Pending').click();
  await page.getByRole('button', { name: 'Edit: Tell the council' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit task' });
  await edit.getByLabel('Title').fill('Tell the council and the bank');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Task updated');
  await page.getByRole('button', { name: 'Mark as Complete: Tell the council and the bank' }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Delete: Book the test' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this task?');
  await question.getByRole('button', { name: 'Delete task' }).click();
  await expectToast(page, 'Task deleted');
  await tab(page, 'All Tasks').click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test('the form says what is wrong, keeps what was typed, and a lost answer adds one task', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = addDialog(page);
  const add = dialog.getByRole('button', { name: 'Add Task' });
  await dialog.getByLabel('Title').fill('ab');
  await add.click();
  await dialog.getByRole('link', { name: 'Title must be at least 3 characters' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('Book the test');

  // The task is added, but the answer is lost.
  await page.route('**/api/tasks', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await add.click();
  await expectToast(page, 'Create failed', 'We could not reach Settlewise.');
  await expect(dialog.getByLabel('Title')).toHaveValue('Book the test');
  await page.unroute('**/api/tasks');
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
});

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/tasks', (route) =>
    route.fulfill({ status: 503, json: { message: 'The record is away for a moment.' } }),
  );
  await page.goto('/dashboard/tasks');
  const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Tasks' });
  await expect(alert).toBeVisible();
  await expectNoAxeFindings(page);
  await page.unroute('**/api/tasks');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('You have no tasks yet. Add your first one.')).toBeVisible();
});

test('a task can be added, completed and deleted with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Add Task' }).focus();
  await page.keyboard.press('Enter');
  await addDialog(page).getByLabel('Title').focus();
  await page.keyboard.type('Book the test');
  await page.keyboard.press('Enter');
  await expect(addDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Task' })).toBeFocused();

  await page.getByRole('checkbox', { name: 'Completed: Book the test' }).focus();
  await page.keyboard.press('Space');
  await expectToast(page, 'Task updated');
  await expect(page.getByRole('region', { name: 'Your tasks' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete: Book the test' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete task' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no tasks yet. Add your first one.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your tasks' })).toBeFocused();
});

for (const { name, width, colorScheme, list } of [
  { name: 'in a light wide window', width: 1280, colorScheme: 'light', list: rows },
  { name: 'on a dark phone', width: 390, colorScheme: 'dark', list: cards },
] as const) {
  test(`axe finds nothing ${name}: empty, full, asking and refusing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page);
    await page.goto('/dashboard/tasks?tab=documents');
    await expect(page.getByText('There are no tasks in this category.')).toBeVisible();
    await expectNoAxeFindings(page);

    await record(page, '/api/tasks', aTask('Late and urgent', { priority: 'urgent', dueDate: inDays(-3) }));
    await record(page, '/api/tasks', aTask('Of high priority', { priority: 'high', dueDate: inDays(30) }));
    await record(page, '/api/tasks', aTask('Of low priority', { priority: 'low' }));
    await record(page, '/api/tasks', aTask('Done', { stage: 'completed' }));
    await page.goto('/dashboard/tasks');
    await expect(list(page)).toHaveCount(4);
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Add Task' }).click();
    await addDialog(page).getByRole('button', { name: 'Add Task' }).click();
    await expect(addDialog(page).getByRole('link', { name: /^Title/ })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(addDialog(page)).toBeHidden();

    await page.getByRole('button', { name: 'Delete: Done' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
}

test('one person never sees the tasks of another', async ({ page, browser, program }) => {
  await signUp(page);
  await page.goto('/dashboard/tasks');
  await addTask(page, { title: 'Mine alone' });
  const [task] = taskListResponse.parse(await (await page.request.get('/api/tasks')).json());

  const stranger = await browser.newContext({ baseURL: program.address });
  const strangerPage = await stranger.newPage();
  await signUp(strangerPage);
  await strangerPage.goto('/dashboard/tasks');
  await expect(strangerPage.getByText('You have no tasks yet. Add your first one.')).toBeVisible();
  const headers = fromOurPage;
  const address = `/api/tasks/${task?.id}`;
  expect((await strangerPage.request.delete(address, { headers })).status()).toBe(404);
  const change = await strangerPage.request.patch(address, { headers, data: { stage: 'completed' } });
  expect(change.status()).toBe(404);
  await stranger.close();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Completed: Mine alone' })).toBeEnabled();
});
