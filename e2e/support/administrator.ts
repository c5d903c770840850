import type { Browser, Page } from 'playwright/test';
import { administrator, fromOurPage } from './people';
import type { Program } from './program';
import { expect, test } from './test';

export { administrator, expect, test };

/** Signs in with the form's API call and opens an administration page. @param path below /admin, for example `/proof` */
export async function openAsAdministrator(page: Page, path = ''): Promise<void> {
  const { username, password } = administrator;
  const answer = await page.request.post('/api/login', {
    data: { username, password },
    headers: fromOurPage,
  });
  expect(answer.status(), await answer.text()).toBe(200);
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
