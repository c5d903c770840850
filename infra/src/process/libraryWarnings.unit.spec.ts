import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { collectWarnings } from './libraryWarnings';

test('a warning of a library only goes to the log, also one from before the log exists', async () => {
  const before = process.listeners('warning');
  onTestFinished(() => {
    process.removeAllListeners('warning');
    for (const listener of before) process.on('warning', listener);
  });
  const warnings = collectWarnings();
  process.emitWarning('It is old');
  await nextTurn();
  const messages: string[] = [];
  warnings.forwardTo(({ message }) => messages.push(message));
  process.emitWarning('It is very old');
  await nextTurn();
  expect(messages).toEqual(['It is old', 'It is very old']);
  expect(process.listenerCount('warning')).toBe(1);
});
