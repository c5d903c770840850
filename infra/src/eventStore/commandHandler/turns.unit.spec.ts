import { describe, expect, it } from 'vitest';
import { NoTurnError, Turns } from './turns';

/** Work that goes on until it is told to end. */
function work() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end: () => end() };
}

describe('turns', () => {
  it('come one after the other for one name, in the order in which they were asked for', async () => {
    const turns = new Turns({ waiting: 10, waitMs: 60_000 });
    const first = work();
    const order: number[] = [];
    const all = [
      turns.take('name', first.run),
      ...[1, 2, 3].map((turn) =>
        turns.take('name', async () => {
          order.push(turn);
          await Promise.resolve();
          order.push(turn);
        }),
      ),
    ];
    await turns.take('another name', () => Promise.resolve());
    expect(order).toEqual([]);
    first.end();
    await Promise.all(all);
    expect(order).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('go on after work that failed, and leave nothing behind', async () => {
    const turns = new Turns({ waiting: 10, waitMs: 60_000 });
    const failed = turns.take('name', () => Promise.reject(new Error('failed')));
    const next = turns.take('name', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('done');
    expect(turns.size).toBe(0);
  });

  it('are refused to more than may wait', async () => {
    const turns = new Turns({ waiting: 1, waitMs: 60_000 });
    const first = work();
    const begun = turns.take('name', first.run);
    const waiting = turns.take('name', () => Promise.resolve('waited'));
    await expect(turns.take('name', () => Promise.resolve())).rejects.toThrow(NoTurnError);
    first.end();
    await begun;
    expect(await waiting).toBe('waited');
  });

  it('are given up by those who have waited too long, whose work is then never begun', async () => {
    const turns = new Turns({ waiting: 10, waitMs: 1 });
    const first = work();
    const begun = turns.take('name', first.run);
    let ran = false;
    const waiting = turns.take('name', () => {
      ran = true;
      return Promise.resolve();
    });
    await expect(waiting).rejects.toThrow(NoTurnError);
    first.end();
    await begun;
    await turns.take('name', () => Promise.resolve());
    expect(ran).toBe(false);
    expect(turns.size).toBe(0);
  });
});
