import { randomUUID } from 'node:crypto';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { addressComparisonDecider, addressComparisonsStream } from '@settlewise/domain/addressComparisons';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { findComparisonMails, sendComparisonMail } from './comparisonMails';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.at('2026-11-26T12:00'));

const answerBy = '2026-12-26T12:00:00.000Z';
async function asks(name: string) {
  const userId = await bench.registers(name);
  const comparisonId = randomUUID();
  const to = `${comparisonId}@example.org`;
  await bench.does(userId, addressComparisonDecider, addressComparisonsStream(userId), {
    type: 'AskToCompareAddresses',
    comparisonId,
    email: to,
    ownEmail: 'own@example.org',
    form: 'SET(M)',
    period: { from: '2024-09-02', to: '2027-03-01' },
    now: bench.parts.clock().toISOString(),
    answerBy,
  });
  const found = async () =>
    (await findComparisonMails(bench.parts, 100)).filter((mail) => mail.comparisonId === comparisonId);
  const send = () =>
    sendComparisonMail(bench.parts, { kind: 'comparison', userId, comparisonId }, randomUUID());
  const sent = () => bench.mails.filter((mail) => mail.to === to);
  return { userId, comparisonId, found, send, sent };
}

test('a partner is emailed once with the asker and the last day, and nothing of the record', async () => {
  const { found, send, sent } = await asks('asker-1');
  expect(await found()).toHaveLength(1);
  await send();
  await send();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.subject).toBe('“asker-1” asks to compare addresses with you');
  expect(sent()[0]?.text).toContain('sign in until 25 December 2026');
  expect(sent()[0]?.text?.replaceAll(/\s+/g, ' ')).toContain('from 2 September 2024 to 1 March 2027');
  expect(sent()[0]?.text).toContain('/address');
  // The read model has what was sent once it has what came after it.
  await bench.registers('somebody-later');
  expect(await found()).toEqual([]);
});

test('withdrawn or lapsed requests, and those from an unconfirmed address, are not emailed', async () => {
  const back = await asks('asker-2');
  await bench.does(back.userId, addressComparisonDecider, addressComparisonsStream(back.userId), {
    type: 'EndComparison',
    comparisonId: back.comparisonId,
    partnerId: null,
    now: bench.parts.clock().toISOString(),
  });
  const changed = await asks('asker-3');
  await bench.does(changed.userId, accountDecider, accountStream(changed.userId), {
    type: 'ChangeEmailAddress',
    email: 'another-of-asker-3@example.org',
    verifiedAgainst: 'not one that opens anything',
  });
  const late = await asks('asker-4');
  for (const each of [back, changed]) {
    expect(await each.found()).toEqual([]);
    await each.send();
    expect(each.sent()).toEqual([]);
  }
  bench.at('2026-12-26T12:00');
  expect(await late.found()).toEqual([]);
  await late.send();
  expect(late.sent()).toEqual([]);
});
