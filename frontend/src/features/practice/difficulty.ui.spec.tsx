import { liveQuestions } from '@settlewise/practice/bank';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { changePractice, readPractice } from '../../record/practice/keptPractice';
import { forgetPractice } from '../../record/practice/practiceStorage';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

beforeEach(forgetPractice);

const ofHistory = liveQuestions.filter(({ topic }) => topic === 'history').map(({ id }) => id);
const hardIds = [ofHistory[3], ofHistory[90], ofHistory[150]].flatMap((id) => id ?? []);
const known = hardIds.map((id) => ({ id, difficulty: 'hard' }));
const wrongMostly = 'Most people get this one wrong the first time.';
const startHard = () => screen.queryByRole('switch', { name: 'Start with what people find hard' });

function openPractice(difficulty: () => { status: number; body: unknown }) {
  serverInMemory({
    'GET /api/user': () => ({ status: 401, body: { message: 'Please sign in first.' } }),
    'GET /api/practice/hidden': () => ({ status: 200, body: [] }),
    'GET /api/practice/difficulty': difficulty,
  });
  return openPage('/test');
}

it('Whoever wants it starts with what people find hard, and reads how they do after the answer alone', async () => {
  const { person } = openPractice(() => ({ status: 200, body: known }));
  await person.click(await screen.findByRole('switch', { name: 'Start with what people find hard' }));
  await person.click(screen.getByRole('button', { name: '10 questions' }));
  await screen.findByText('Question 1 of 10');
  const asked = readPractice().running?.questions ?? [];
  expect(asked.slice(0, 3).toSorted()).toEqual(hardIds.toSorted());
  expect(new Set(asked).size).toBe(10);
  expect(screen.queryByText(wrongMostly)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(screen.getByText(wrongMostly)).toBeTruthy();
});

it('New questions come first all the same', async () => {
  const [seen = ''] = hardIds;
  const round = { kind: 'practice', finishedOn: '2026-11-20', finishedAt: 600, wrong: null } as const;
  changePractice(() => ({ unsent: [{ ...round, right: [seen], key: 'k', holder: null }] }));
  const { person } = openPractice(() => ({ status: 200, body: known }));
  await person.click(await screen.findByRole('switch', { name: 'Start with what people find hard' }));
  await person.click(screen.getByRole('button', { name: '10 questions' }));
  await screen.findByText('Question 1 of 10');
  const asked = readPractice().running?.questions ?? [];
  expect(asked.slice(0, 2).toSorted()).toEqual(hardIds.slice(1).toSorted());
  expect(asked).not.toContain(seen);
});

it('A topic of which nothing is known to be hard offers no such choice', async () => {
  const { person } = openPractice(() => ({ status: 200, body: known }));
  await screen.findByRole('switch', { name: 'Start with what people find hard' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Society today');
  expect(startHard()).toBeNull();
});

it('Where nothing is known nothing is shown, and nothing is kept in the browser', async () => {
  let asked = 0;
  openPractice(() => {
    asked += 1;
    return { status: 200, body: [] };
  });
  await screen.findByRole('button', { name: 'Start a mock test' });
  await waitFor(() => expect(asked).toBe(1));
  expect(startHard()).toBeNull();
  expect(localStorage.getItem('settlewise.practice')).toBeNull();
});

it('Without an answer of the server what was told last is there, and a round needs none', async () => {
  changePractice(() => ({ difficulty: Object.fromEntries(hardIds.map((id) => [id, 'hard'] as const)) }));
  const { person } = openPractice(() => ({ status: 503, body: { message: 'Not now.' } }));
  await person.click(await screen.findByRole('switch', { name: 'Start with what people find hard' }));
  await person.click(screen.getByRole('button', { name: '10 questions' }));
  await screen.findByText('Question 1 of 10');
  await person.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(screen.getByText(wrongMostly)).toBeTruthy();
});

it('What was told is taken back where it is told no longer', async () => {
  changePractice(() => ({ difficulty: { [hardIds[0] ?? '']: 'hard', [hardIds[1] ?? '']: 'easy' } }));
  openPractice(() => ({ status: 200, body: known.slice(1, 2) }));
  await screen.findByRole('button', { name: 'Start a mock test' });
  await waitFor(() => expect(readPractice().difficulty).toEqual({ [hardIds[1] ?? '']: 'hard' }));
});
