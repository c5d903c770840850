import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { linksInMail } from './linksInMail';
import { fromOurPage, type Person } from './people';
import type { Program } from './program';

/** Path and query of the newest link to `page` (for example `/reset-password`) that was emailed to an address. */
export async function mailedLink(program: Program, to: string, page: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = (await linksTo(program, to, page)).at(-1);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

async function linksTo({ dataFolder }: Program, to: string, page: string): Promise<string[]> {
  const folder = path.join(dataFolder, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${to}`))
    .flatMap(linksInMail)
    .filter(({ pathname }) => pathname === page)
    .map(({ pathname, search, hash }) => pathname + search + hash);
}

/** Confirms the email address of a person with the call that the link of the mail makes. */
export async function confirmEmail(page: Page, program: Program, { email }: Person): Promise<void> {
  const link = new URL(await mailedLink(program, email, '/verify-email'), program.address);
  const data = { token: link.searchParams.get('token') };
  const answer = await page.request.post('/api/verify-email', { data, headers: fromOurPage });
  expect(answer.ok(), await answer.text()).toBe(true);
}
