import type { Page } from 'playwright/test';
import { expectToast, signUp } from '../support/people';
import { aTask, inDays, record } from '../support/record';
import { expect, test } from '../support/test';

const rows = (page: Page) =>
  page
    .getByRole('table', { name: /^Your tasks/ })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('tasks are added, listed by due date, completed, changed and deleted', async ({ page }) => {
  await signUp(page);
  await record(page, '/api/tasks', aTask('Tell the council'));
  await record(page, '/api/tasks', aTask('Renew the passport', { dueDate: inDays(-3) }));
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByLabel('Title').fill('Book the test');
  await dialog.getByLabel('Category').selectOption({ label: 'Appointment' });
  await dialog.getByLabel('Priority').selectOption({ label: 'Urgent' });
  await dialog.getByRole('textbox', { name: /^Due date/ }).fill(inDays(9));
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expectToast(page, 'Task created');
  await expect(rows(page)).toHaveText([
    /Overdue.*Renew the passport/,
    /Book the test.*Appointment.*Urgent/,
    /Tell the council.*No due date/,
  ]);

  await tab(page, 'Overdue').click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Completed: Renew the passport' }).click();
  await expectToast(page, 'Task updated', '“Renew the passport” is completed.');
  await expect(page.getByText('Great! no overdue tasks')).toBeVisible();
  await tab(page, 'Completed').click();
  await expect(page.getByRole('checkbox', { name: 'Completed: Renew the passport' })).toBeDisabled();

  await tab(page, 'Pending').click();
  await page.getByRole('button', { name: 'Edit: Tell the council' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit task' });
  await edit.getByLabel('Title').fill('Tell the council and the bank');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Mark as Complete: Tell the council and the bank' }).click();
  await expect(rows(page)).toHaveText([/Book the test/]);
  await page.getByRole('button', { name: 'Delete: Book the test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete task' }).click();
  await expectToast(page, 'Task deleted');
  await expect(page.getByText('There are no tasks in this category.')).toBeVisible();
  await tab(page, 'All Tasks').click();
  await expect(rows(page)).toHaveCount(2);
});
