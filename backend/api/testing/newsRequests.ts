import { randomUUID } from 'node:crypto';
import type { Prepare } from './prepareRequest';
import type { TestApi } from './startTestApi';
import { Visitor } from './visitor';

/** The token after the # of the link in an email. @param count the number of the email to this address */
export async function readNewsToken(
  { mailer }: Pick<TestApi, 'mailer'>,
  email: string,
  count = 1,
): Promise<string> {
  const { text } = await mailer.mailTo(email, count);
  return /\/alerts\/news\/confirm#(\S+)/.exec(text)?.[1] ?? '';
}

export const createAddress = () => `${randomUUID()}@example.org`;

/** Asks for the news and confirms the address. @returns the id of the subscriber */
export async function subscribeToNews(
  api: TestApi,
  email = createAddress(),
): Promise<{ email: string; id: string }> {
  const visitor = new Visitor(api.address);
  await visitor.post('/api/news', { email });
  const token = await readNewsToken(api, email);
  const { status } = await visitor.post('/api/news/confirm', { token });
  if (status !== 204) throw new Error(`POST /api/news/confirm was answered with ${status}`);
  return { email, id: token.split('.')[0] ?? '' };
}

/** A token of no subscriber, which is answered like the token of a former subscriber. */
const createUnknownToken = () => `${randomUUID()}.${'a'.repeat(43)}`;
const byMailProgram: Prepare = () => ({ id: createUnknownToken() });

export const newsRequests: Readonly<Record<string, Prepare>> = {
  'POST /api/news': ({ api }) => {
    const email = createAddress();
    return { json: { email }, waitForEffects: () => api.mailer.mailTo(email) };
  },
  'POST /api/news/confirm': async ({ api }) => {
    const email = createAddress();
    await new Visitor(api.address).post('/api/news', { email });
    return { json: { token: await readNewsToken(api, email) } };
  },
  'POST /api/news/leave': () => ({ json: { token: createUnknownToken() } }),
  'POST /api/news/leave/:token': byMailProgram,
  'GET /api/news/leave/:token': byMailProgram,
};
