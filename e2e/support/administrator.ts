import type { Browser, Page } from 'playwright/test';
import { logIn } from './people';
import { startProgram, type Program } from './program';
import { expect, test as base } from './test';

/** The account that becomes an administrator in a program with `administratorSettings`. */
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

/** `test` with a program that has an administrator. */
export const test = base.extend<object, { program: Program }>({
  program: [
    async ({}, use) => {
      const program = await startProgram({ TRUST_PROXY: '1', ...administratorSettings });
      await use(program);
      await program.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect };

/** Signs in through the form and opens an administration page. @param path below /admin, for example `/proof` */
export async function openAsAdministrator(page: Page, path = ''): Promise<void> {
  await logIn(page, administrator);
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto(`/admin${path}`);
}

/** A page in another browser context: another person on another computer. */
export async function anotherPage(browser: Browser, program: Program): Promise<Page> {
  const context = await browser.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.78' },
  });
  return context.newPage();
}
