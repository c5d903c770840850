import type { Question } from '@settlewise/practice';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPractice } from '../../../record/practice/keptPractice';
import { forgetPractice } from '../../../record/practice/practiceStorage';
import { beginRound, check, choose, finishRound, giveUp, goTo, whenOf } from './acts';

const aQuestion = (id: string): Question => ({
  id,
  topic: 'history',
  theme: 'normans',
  kind: 'one',
  text: `Question ${id}?`,
  options: ['a', 'b', 'c', 'd'],
  right: [1],
  reason: 'Because.',
  source: { title: 'A page', url: 'https://example.com/' },
  readOn: '2026-11-27',
  readAgainOn: '2026-11-27',
  bookMayDiffer: null,
  state: 'live',
});
const questions = ['q-001', 'q-002', 'q-003'].map(aQuestion);
const byId = new Map(questions.map((question) => [question.id, question]));
const now = new Date('2026-07-01T23:30:00Z');

beforeEach(forgetPractice);
const begin = (kind: 'mock' | 'practice') => beginRound({ kind, title: 'A round' }, questions, null);

describe('A round', () => {
  it('of a mock test counts every question, those without an answer as wrong', () => {
    begin('mock');
    choose('q-001', [1]);
    choose('q-002', [0]);
    goTo(3);
    finishRound(byId, null, now);
    const { running, last, unsent } = readPractice();
    expect([running, last?.chosen]).toEqual([null, { 'q-001': [1], 'q-002': [0] }]);
    expect(unsent).toMatchObject([
      { kind: 'mock', right: ['q-001'], wrong: ['q-002', 'q-003'], holder: null },
    ]);
  });

  it('of practice counts the questions whose answer was shown', () => {
    begin('practice');
    choose('q-001', [1]);
    check('q-001');
    choose('q-002', [1]);
    finishRound(byId, 'somebody', now);
    expect(readPractice().unsent).toMatchObject([{ right: ['q-001'], wrong: null, holder: 'somebody' }]);
    expect(readPractice().last?.questions).toEqual(['q-001']);
  });

  it('that was left, or in which nothing was answered, counts for nothing', () => {
    begin('practice');
    finishRound(byId, null, now);
    begin('mock');
    giveUp();
    expect(readPractice()).toMatchObject({ running: null, last: null, unsent: [] });
  });

  it('is of the day and the minute that it is in London', () => {
    expect(whenOf(now)).toEqual({ finishedOn: '2026-07-02', finishedAt: 30 });
    expect(whenOf(new Date('2026-12-01T00:05:00Z'))).toEqual({ finishedOn: '2026-12-01', finishedAt: 5 });
  });
});
