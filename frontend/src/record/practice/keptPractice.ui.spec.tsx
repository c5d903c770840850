import { beforeEach, describe, expect, it } from 'vitest';
import { changePractice, readPractice } from './keptPractice';
import { forgetPractice } from './practiceStorage';

const key = 'settlewise.practice';
beforeEach(forgetPractice);

describe('What a browser keeps of the practice', () => {
  it('is there again after a change, and gone once it is forgotten', () => {
    changePractice(({ options }) => ({ options: { ...options, largePrint: true } }));
    expect(readPractice().options).toEqual({ largePrint: true, timer: true, aloud: false });
    expect(localStorage.getItem(key)).toContain('"largePrint":true');
    forgetPractice();
    expect([readPractice().options.largePrint, localStorage.getItem(key)]).toEqual([false, null]);
  });

  it('of a version before this, or with figures that cannot be read, loses no round for it', () => {
    changePractice(() => ({ difficulty: { 'hist-a-001': 'hard' } }));
    const { difficulty: _figures, ...before } = readPractice();
    const withRound = { ...before, options: { ...before.options, timer: false } };
    for (const figures of [{}, { difficulty: { 'hist-a-001': 'impossible' } }]) {
      localStorage.setItem(key, JSON.stringify({ ...withRound, ...figures }));
      expect(readPractice()).toEqual({ ...withRound, difficulty: {} });
    }
  });

  it('is nothing where it cannot be read', () => {
    for (const damaged of ['{', 'null', '{"running":{"kind":"exam"}}']) {
      localStorage.setItem(key, damaged);
      expect(readPractice()).toMatchObject({ running: null, last: null, unsent: [], account: null });
    }
  });
});
