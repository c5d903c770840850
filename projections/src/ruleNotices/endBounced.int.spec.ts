import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewsSubscribers } from '../tables';
import { createBounceMail } from '../../../infra/testing/createBounceMail';
import { createErasedPeopleOfBench, createNews } from '../../testing/createNews';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { endBounced } from './endBounced';

let bench: ReminderBench;
let news: NewsSubscribers;
let erasedPeople: ReturnType<typeof createErasedPeopleOfBench>;
beforeAll(async () => {
  bench = await openReminderBench();
  erasedPeople = createErasedPeopleOfBench(bench);
  news = createNews(bench, erasedPeople);
});
afterAll(() => bench.close());

async function subscribes() {
  const { parts } = bench;
  const confirmHash = createHash('sha256').update(randomUUID()).digest('hex');
  const id = await news.request(`${randomUUID()}@example.org`, parts.clock());
  await news.setConfirmHash(id, confirmHash);
  await news.confirm(id, confirmHash, parts.clock());
  return { id, token: (await news.find(id))?.leaveToken ?? '' };
}

const returnedWith = (token: string) => ({
  'List-Unsubscribe': `<https://settlewise.example/api/news/leave/${token}>`,
});

test('a permanent bounce ends the news and erases the address; a second one changes nothing', async () => {
  const [{ id, token }, other] = [await subscribes(), await subscribes()];
  const mail = createBounceMail({ returned: returnedWith(token) });
  expect(await endBounced(mail, news)).toBe('ended');
  expect(await news.find(id)).toBeNull();
  expect((await erasedPeople.read()).userIds).toContain(id);
  expect(await endBounced(mail, news)).toBe('nobody of ours');
  expect(await news.find(other.id)).not.toBeNull();
});

test('a full mailbox and a refusal of the sender change nothing', async () => {
  const { id, token } = await subscribes();
  const returned = returnedWith(token);
  expect(await endBounced(createBounceMail({ action: 'delayed', status: '4.2.2', returned }), news)).toBe(
    'not for good',
  );
  expect(await endBounced(createBounceMail({ status: '5.7.1', returned }), news)).toBe('not for good');
  expect(await news.find(id)).not.toBeNull();
});

test('a forged report has no effect', async () => {
  const { id, token } = await subscribes();
  const secret = token.split('.')[1] ?? '';
  for (const made of [
    `${id}.${'a'.repeat(secret.length)}`,
    `${id}.a`,
    `${id}.`,
    `${randomUUID()}.${secret}`,
    `no-id.${secret}`,
    `${id}`,
    `${token}/..`,
  ])
    expect(await endBounced(createBounceMail({ returned: returnedWith(made) }), news), made).toBe(
      'nobody of ours',
    );
  expect(await endBounced(createBounceMail({ returned: null }), news)).toBe('nobody of ours');
  expect(await endBounced(Buffer.from(`Subject: ${token}\r\n\r\n${token}`), news)).toBe('no report');
  expect(await news.find(id)).not.toBeNull();
});
