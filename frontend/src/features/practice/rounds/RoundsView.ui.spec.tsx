import { readinessOf } from '@settlewise/practice';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { changePractice, type UnsentRound } from '../../../record/practice/keptPractice';
import { forgetPractice } from '../../../record/practice/practiceStorage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import type { Bank } from '../useBank';
import { Standing } from '../start/Standing';
import { RoundsView } from './RoundsView';

beforeEach(() => {
  forgetPractice();
  serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
});

const topicOf = { a: 'values', b: 'history', c: 'history' } as const;
const bank = {
  live: [],
  byId: new Map(Object.entries(topicOf).map(([id, topic]) => [id, { id, topic }])),
} as unknown as Bank;

const round = (index: number, rest: Partial<UnsentRound> = {}): UnsentRound => ({
  key: `k${index}`,
  holder: null,
  kind: 'practice',
  right: ['a'],
  wrong: ['b'],
  finishedOn: `2026-11-${String(index).padStart(2, '0')}`,
  finishedAt: index,
  ...rest,
});

const rows = () =>
  within(screen.getByRole('table', { name: 'Your rounds, the newest first' })).getAllByRole('row');

it('Rounds stand with their day and how many were right, the newest first, and together by topic', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `q${index}`);
  changePractice(() => ({
    unsent: [
      round(1),
      round(2, { kind: 'mock', right: twenty, wrong: ['c'] }),
      round(3, { kind: 'mock', right: ['a'], wrong: ['b', 'c'] }),
    ],
  }));
  showPiece(<RoundsView bank={bank} />);
  expect(rows().map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
    'DayRoundRight',
    '03 Nov 2026Mock test: not passed1 of 3',
    '02 Nov 2026Mock test: passed20 of 21',
    '01 Nov 2026Practice1 of 2',
  ]);
  const topics = within(screen.getByRole('table', { name: 'Right answers by topic' })).getAllByRole('row');
  expect(topics.map((row) => row.textContent)).toEqual([
    'TopicRight',
    'Values and becoming a citizen2 of 2',
    'History0 of 4',
  ]);
});

it('Twenty rounds are shown at first, and all on demand', async () => {
  changePractice(() => ({ unsent: Array.from({ length: 25 }, (_, index) => round(index + 1)) }));
  const { person } = showPiece(<RoundsView bank={bank} />);
  expect(rows()).toHaveLength(21);
  await person.click(screen.getByRole('button', { name: 'Show all 25' }));
  expect(rows()).toHaveLength(26);
});

it('Who has finished none is told what will stand here', () => {
  showPiece(<RoundsView bank={bank} />);
  expect(screen.getByText('No rounds yet')).toBeTruthy();
});

it('Rounds of practice alone lead there too, before any mock test', () => {
  const test = { questions: 24, toPass: 18 };
  showPiece(<Standing readiness={readinessOf([], test)} rounds={2} />);
  expect(screen.getByText('You have taken no mock test yet.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('link', { name: 'Your 2 rounds' }).getAttribute('href')).toContain('#rounds');
});

it('A visitor reads that the rounds stay on this device', () => {
  showPiece(<RoundsView bank={bank} />);
  expect(screen.getByText(/on this device alone/)).toBeTruthy();
});

it('Whoever has an account reads that their first answers count, and from how many people that is told', () => {
  changePractice(() => ({ account: { id: 'amina', rounds: [] } }));
  showPiece(<RoundsView bank={bank} />);
  expect(screen.getByText(/^Only you see them/).textContent).toContain(
    'Your first answer to a question counts, without your name, in how hard people find it. That is told once 20 people have answered.',
  );
});
