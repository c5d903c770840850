import { describe, expect, it } from 'vitest';
import { readinessOf } from './readiness';
import { seenIn, type Round } from './rounds';
import { dueOn, standingsOf } from './spacedReturn';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const practised = (finishedOn: string, right: readonly string[], wrong: readonly string[] = []): Round => ({
  kind: 'practice',
  finishedOn,
  right,
  wrong,
});

describe('the spaced return of questions', () => {
  const due = (rounds: readonly Round[], on: string) => dueOn(standingsOf(rounds), on, daysBetween);

  it('brings a question back after 1, 3, 7, 16 and 35 days of right answers', () => {
    const rounds: Round[] = [];
    let answered = new Date('2026-01-01');
    for (const days of [1, 3, 7, 16, 35, 35]) {
      rounds.push(practised(answered.toISOString().slice(0, 10), ['q']));
      const next = new Date(answered.getTime() + days * 86_400_000);
      const before = new Date(next.getTime() - 86_400_000);
      expect(due(rounds, before.toISOString().slice(0, 10)), `a day before ${days}`).toEqual([]);
      expect(due(rounds, next.toISOString().slice(0, 10)), `after ${days}`).toEqual(['q']);
      answered = next;
    }
  });

  it('starts again after a wrong answer', () => {
    const rounds = [practised(day(1), ['q']), practised(day(2), ['q']), practised(day(5), [], ['q'])];
    expect(due(rounds, day(5))).toEqual([]);
    expect(due(rounds, day(6))).toEqual(['q']);
    expect(standingsOf(rounds).get('q')).toMatchObject({ inARow: 0 });
  });

  it('counts right answers of one day once', () => {
    const rounds = [practised(day(1), ['q']), practised(day(1), ['q']), practised(day(1), ['q'])];
    expect(standingsOf(rounds).get('q')).toMatchObject({ inARow: 1, returnsAfterDays: 1 });
    // A mistake that is corrected on the same day still returns on the next day.
    const corrected = [practised(day(1), [], ['q']), practised(day(1), ['q'])];
    expect(due(corrected, day(2))).toEqual(['q']);
  });

  it('asks the longest overdue question first, and one with five right answers last', () => {
    const rounds = [practised(day(1), ['a']), practised(day(3), ['b']), practised(day(4), ['c'])];
    expect(due(rounds, day(4))).toEqual(['a', 'b']);
    const often = [1, 2, 5, 12, 28].map((number) => practised(day(number), ['a']));
    expect(standingsOf(often).get('a')).toMatchObject({ inARow: 5, returnsAfterDays: 35 });
  });
});

describe('readiness', () => {
  const test = { questions: 24, toPass: 18 };
  let mockCount = 0;
  /** A mock test of new questions. */
  const mock = (right: number, questions = 24): Round => {
    mockCount += 1;
    const ids = Array.from({ length: questions }, (_each, index) => `m${mockCount}-${index}`);
    return { kind: 'mock', finishedOn: day(1), right: ids.slice(0, right), wrong: ids.slice(right) };
  };

  it('requires five mock tests of unseen questions with at least 20 right answers', () => {
    const rounds = [mock(20), mock(24), mock(19), mock(21), mock(22)];
    expect(readinessOf(rounds, test)).toMatchObject({ counted: 4, needed: 5, ready: false });
    expect(readinessOf([...rounds, mock(20)], test)).toMatchObject({ counted: 5, ready: true });
  });

  it('does not count a mock test with a question from an earlier round, or an incomplete one', () => {
    const first = mock(24);
    const again = { ...mock(24), right: [...mock(23).right, first.right[0] ?? ''] };
    expect(readinessOf([first, again], test)).toMatchObject({ counted: 1 });
    const practisedBefore = mock(24);
    expect(readinessOf([practised(day(1), practisedBefore.right), practisedBefore], test)).toMatchObject({
      counted: 0,
    });
    expect(readinessOf([mock(20, 20)], test)).toMatchObject({ counted: 0 });
  });

  it('counts how many of the last eight were passed', () => {
    const rounds = [mock(3), mock(3), ...Array.from({ length: 7 }, () => mock(18)), mock(17)];
    expect(readinessOf(rounds, test).last).toEqual({ mocks: 8, passed: 7 });
    expect(readinessOf([], test).last).toEqual({ mocks: 0, passed: 0 });
  });
});

it('a question of any round is seen, answered rightly or wrongly', () => {
  expect(seenIn([practised(day(1), ['a'], ['b']), practised(day(2), ['a'])])).toEqual(new Set(['a', 'b']));
});
