import type { Browser, Page } from 'playwright/test';
import { logIn } from './people';
import { startProgram, type Program } from './program';
import { expect, test as base } from './test';

/** Whom the program makes an administrator when it starts with `administratorSettings`. */
export const administrator = {
  username: 'ruth.admin',
  email: 'ruth.admin@example.org',
  password: 'look around 2026!',
} as const;

const administratorSettings = {
  ADMIN_USERNAME: administrator.username,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** As `test`, with a program that has an administrator. */
export const test = base.extend<object, { program: Program }>({
  program: [
    async ({}, use) => {
      const program = await startProgram({ TRUST_PROXY: '1', ...administratorSettings });
      await use(program);
      await program.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };

/** Signs in through the form, and opens a page of the administrators. @param path below /admin, `/proof` */
export async function openAsAdministrator(page: Page, path = ''): Promise<void> {
  await logIn(page, administrator);
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto(`/admin${path}`);
}

/** Somebody else at a computer of their own. */
export async function anotherPage(browser: Browser, program: Program): Promise<Page> {
  const context = await browser.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.78' },
  });
  return context.newPage();
}
