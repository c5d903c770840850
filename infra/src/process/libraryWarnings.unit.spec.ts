import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { collectWarnings } from './libraryWarnings';

test('a warning of a library goes to the log, also one of before there is a log, and nowhere else', async () => {
  const before = process.listeners('warning');
  onTestFinished(() => {
    process.removeAllListeners('warning');
    for (const listener of before) process.on('warning', listener);
  });
  const warnings = collectWarnings();
  process.emitWarning('It is old');
  await nextTurn();
  const told: string[] = [];
  warnings.tellTo(({ message }) => told.push(message));
  process.emitWarning('It is very old');
  await nextTurn();
  expect(told).toEqual(['It is old', 'It is very old']);
  expect(process.listenerCount('warning')).toBe(1);
});
