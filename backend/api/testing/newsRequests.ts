import { randomUUID } from 'node:crypto';
import type { Prepare } from './prepareRequest';
import type { TestApi } from './startTestApi';
import { Visitor } from './visitor';

/** What stands after the # of the link in a mail to an address. @param count which of the mails to it */
export async function newsTokenTo(
  { mailer }: Pick<TestApi, 'mailer'>,
  email: string,
  count = 1,
): Promise<string> {
  const { text } = await mailer.mailTo(email, count);
  return /\/alerts\/news\/confirm#(\S+)/.exec(text)?.[1] ?? '';
}

export const anAddress = () => `${randomUUID()}@example.org`;

/** Asks for the news and confirms the address. @returns the id of the subscriber */
export async function subscribes(api: TestApi, email = anAddress()): Promise<{ email: string; id: string }> {
  const visitor = new Visitor(api.address);
  await visitor.post('/api/news', { email });
  const token = await newsTokenTo(api, email);
  const { status } = await visitor.post('/api/news/confirm', { token });
  if (status !== 204) throw new Error(`POST /api/news/confirm was answered with ${status}`);
  return { email, id: token.split('.')[0] ?? '' };
}

/** Nobody's link: it is answered as that of somebody who has left. */
const leftBefore = () => `${randomUUID()}.${'a'.repeat(43)}`;
const byMailProgram: Prepare = () => ({ id: leftBefore() });

export const newsRequests: Readonly<Record<string, Prepare>> = {
  'POST /api/news': ({ api }) => {
    const email = anAddress();
    return { json: { email }, afterwards: () => api.mailer.mailTo(email) };
  },
  'POST /api/news/confirm': async ({ api }) => {
    const email = anAddress();
    await new Visitor(api.address).post('/api/news', { email });
    return { json: { token: await newsTokenTo(api, email) } };
  },
  'POST /api/news/leave': () => ({ json: { token: leftBefore() } }),
  'POST /api/news/leave/:token': byMailProgram,
  'GET /api/news/leave/:token': byMailProgram,
};
