import { expect, type Page } from 'playwright/test';
import { fromOurPage } from './people';

/** Creates an item for the signed-in person with a form's API call. @returns its id */
export async function createItem(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data, headers: fromOurPage });
  const text = await answer.text();
  expect(answer.ok(), `POST ${path} was answered with ${text}`).toBe(true);
  return /"id":"([\da-f-]{36})"/.exec(text)?.[1] ?? '';
}
