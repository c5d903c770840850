import { jobBoardPath } from '@settlewise/contract';
import { startProgram, type Program } from '../support/program';
import { expect, test } from '../support/test';

const administrator = { username: 'keeper', password: 'Correct-horse-9-battery' };

let own: Program;
test.beforeAll(async () => {
  own = await startProgram({
    ADMIN_USERNAME: administrator.username,
    ADMIN_EMAIL: 'keeper@example.org',
    ADMIN_PASSWORD: administrator.password,
  });
});
test.afterAll(() => own.dispose());

test('the job board shows an administrator queues and schedules, from this server alone', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== own.address) faults.push(request.url());
  });
  const signIn = await page.request.post(new URL('/api/login', own.address).toString(), {
    data: administrator,
    headers: { Origin: own.address },
  });
  expect(signIn.status()).toBe(200);

  await page.goto(new URL(jobBoardPath, own.address).toString());
  await page.getByRole('link', { name: 'reminder-ticks' }).first().click();
  await expect(page.getByText('Looks every minute for whom something is due.')).toBeVisible();
  await page.getByRole('link', { name: 'Schedulers', exact: true }).click();
  const reminders = page.getByRole('row', { name: /reminder-ticks/ }).getByRole('cell', { name: 'every 1m' });
  await expect(reminders).toBeVisible();
  // Opening the address directly shows the same page as following links.
  await page.reload();
  await expect(reminders).toBeVisible();
  expect(faults).toEqual([]);
});
