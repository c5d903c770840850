import { describe, expect, it } from 'vitest';
import { answerInForce, answerWords, latestSnooze, snoozes } from './answers';

describe('An answer to an alert', () => {
  it('holds until it is taken back, and a snooze until its day', () => {
    const snoozed = { answer: 'snoozed', until: '2026-12-08' } as const;
    const done = { answer: 'done', until: null } as const;
    expect(answerInForce({ answer: snoozed }, '2026-12-07')).toBe(snoozed);
    expect(answerInForce({ answer: snoozed }, '2026-12-08')).toBeNull();
    expect(answerInForce({ answer: done }, '2030-01-01')).toBe(done);
    expect(answerInForce({ answer: null }, '2026-12-08')).toBeNull();
  });
  it('is said in words', () => {
    const words = (['done', 'not_for_me', 'snoozed'] as const).map((answer) =>
      answerWords({ answer, until: '2026-12-08' }),
    );
    expect(words).toEqual(['Done', 'Not for you', 'Put off until 8 December 2026']);
  });
  it('puts a deadline off up to its day, and anything else as long as one likes', () => {
    const until = (importance: 'act' | 'plan', date: string | null) =>
      latestSnooze({ importance, date }, '2026-11-26');
    expect(until('act', '2026-12-01')).toBe('2026-12-01');
    expect(until('act', '2026-11-20')).toBeNull();
    expect(until('plan', '2026-12-01')).toBeNull();
    expect(snoozes('2027-01-31').map((snooze) => snooze.until)).toEqual(['2027-02-07', '2027-02-28']);
  });
});
