import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readinessOf } from '@settlewise/practice';
import { changePractice, readPractice, type UnsentRound } from '../../record/practice/keptPractice';
import { forgetPractice } from '../../record/practice/practiceStorage';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { Standing } from './start/Standing';
import { useAccountRounds } from './useRounds';

beforeEach(forgetPractice);

const call = 'POST /api/rounds';
const round = (key: string, holder: string | null): UnsentRound => ({
  key,
  holder,
  kind: 'practice',
  right: ['a'],
  wrong: ['b'],
  finishedOn: '2026-11-27',
  finishedAt: 600,
});

function Account() {
  useAccountRounds('amina');
  return null;
}

/** Opens the practice of Amina, for whom these rounds wait. @param status what the server answers to a round */
function openWith(unsent: readonly UnsentRound[], status: number) {
  changePractice(() => ({ unsent: [...unsent] }));
  const server = serverInMemory({
    'GET /api/rounds': () => ({
      status: 200,
      body:
        status === 201
          ? server.requests(call).map(({ body }, id): unknown => ({ id: `r${id}`, ...Object(body) }))
          : [],
    }),
    [call]: ({ body }) => ({ status, body: { id: 'r', ...Object(body) } }),
  });
  showPiece(<Account />);
  return server;
}
const keysSent = (server: ReturnType<typeof openWith>) =>
  server.requests(call).map(({ idempotencyKey }) => idempotencyKey);

it('Rounds of the person and of the visitor before go to the account once, under their keys; others stay', async () => {
  const server = openWith([round('own', 'amina'), round('visitor', null), round('other', 'zoe')], 201);
  await waitFor(() => expect(readPractice().unsent.map(({ key }) => key)).toEqual(['other']));
  expect(keysSent(server)).toEqual(['own', 'visitor']);
  expect(server.requests(call)[0]?.body).toEqual({
    kind: 'practice',
    right: ['a'],
    wrong: ['b'],
    finishedOn: '2026-11-27',
    finishedAt: 600,
  });
  await waitFor(() => expect(readPractice().account?.rounds).toHaveLength(2));
  expect(keysSent(server)).toHaveLength(2);
});

it('A round that could not be sent waits, and nothing after it is sent', async () => {
  const server = openWith([round('first', 'amina'), round('second', 'amina')], 503);
  await waitFor(() => expect(keysSent(server)).toEqual(['first']));
  expect(readPractice().unsent).toHaveLength(2);
});

it('A round that the account will never take is not sent again', async () => {
  const server = openWith([round('wrong', 'amina')], 400);
  await waitFor(() => expect(readPractice().unsent).toEqual([]));
  expect(keysSent(server)).toEqual(['wrong']);
});

it('Where somebody stands is told as a count of their last mock tests', () => {
  const test = { questions: 2, toPass: 1 };
  const mock = (right: string[], wrong: string[]) =>
    ({ kind: 'mock', finishedOn: '2026-11-27', right, wrong }) as const;
  const rounds = [mock(['a', 'b'], []), mock([], ['c', 'd'])];
  showPiece(<Standing readiness={readinessOf(rounds, test)} rounds={2} />);
  expect(screen.getByText('You passed 1 of your last 2 mock tests.')).toBeTruthy();
});
