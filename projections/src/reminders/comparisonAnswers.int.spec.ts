import { randomUUID } from 'node:crypto';
import { addressComparisonDecider, addressComparisonsStream } from '@settlewise/domain/addressComparisons';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { listNotifications } from '../readModels/notifications';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.mails.splice(0);
  bench.at('2026-11-25T12:00');
});

const email = 'partner@example.org';

/** A person who asked their partner, before any notification. */
async function asks(name: string) {
  const userId = await bench.registers(name);
  await bench.chooses(userId, { reminderFrequency: 'daily' });
  const comparisonId = randomUUID();
  const does = (command: Parameters<typeof addressComparisonDecider.decide>[0]) =>
    bench.does(userId, addressComparisonDecider, addressComparisonsStream(userId), command);
  await does({
    type: 'AskToCompareAddresses',
    comparisonId,
    email,
    ownEmail: 'own@example.org',
    form: 'SET(M)',
    period: { from: '2024-05-27', to: '2026-11-26' },
    now: bench.parts.clock().toISOString(),
    answerBy: '2026-12-25T12:00:00.000Z',
  });
  const answer = (agrees: boolean) =>
    does({
      type: 'AnswerComparison',
      comparisonId,
      partnerId: randomUUID(),
      email,
      agrees,
      now: bench.parts.clock().toISOString(),
    });
  const end = () =>
    does({ type: 'EndComparison', comparisonId, partnerId: null, now: bench.parts.clock().toISOString() });
  async function told() {
    await bench.tick();
    await bench.listIssuedTo(userId);
    const all = await listNotifications(bench.bench.database, userId);
    return all
      .filter(({ kind }) => kind === 'address_comparison_answered')
      .map(({ date, withdrawnAt }) => [date, withdrawnAt !== null]);
  }
  return { userId, answer, end, told };
}

test.each([
  ['asker-1', true],
  ['asker-2', false],
])('who asked is told once that there is an answer: %s', async (name, agrees) => {
  const { answer, told } = await asks(name);
  expect(await told()).toEqual([]);
  await answer(agrees);
  expect(await told()).toEqual([['2026-11-25', false]]);
  expect(await told()).toEqual([['2026-11-25', false]]);
});

test('the digest announces an answer without the partner or its content', async () => {
  const { answer, told } = await asks('asker-3');
  await answer(true);
  await told();
  bench.at('2026-11-26T09:00');
  await bench.tick();
  await bench.tick();
  const text = bench.mails.map((mail) => mail.text).join('\n');
  expect(text).toContain('Your question about comparing addresses has an answer');
  for (const word of [email, 'agree', 'partner@']) expect(text).not.toContain(word);
});

test('the alert of an ended comparison is withdrawn', async () => {
  const { answer, end, told } = await asks('asker-4');
  await answer(true);
  await told();
  await end();
  expect(await told()).toEqual([['2026-11-25', true]]);
});
