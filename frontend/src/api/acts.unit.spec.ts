import { expect, onTestFinished, test } from 'vitest';
import { asAct, watchActs } from './acts';

function told() {
  const words: string[] = [];
  const stop = watchActs({
    onBegun: (path) => void words.push(`begun ${path}`),
    onDone: (path) => void words.push(`done ${path}`),
    onFailed: (path) => void words.push(`failed ${path}`),
  });
  onTestFinished(stop);
  return { words, stop };
}

test('whoever watches is told of an act and how it ended', async () => {
  const { words } = told();
  await expect(asAct('/api/one', () => Promise.resolve('answer'))).resolves.toBe('answer');
  await expect(asAct('/api/two', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(words).toEqual(['begun /api/one', 'done /api/one', 'begun /api/two', 'failed /api/two']);
});

test('nobody is told who has stopped watching', async () => {
  const { words, stop } = told();
  stop();
  await asAct('/api/one', () => Promise.resolve());
  expect(words).toEqual([]);
});
