import { expect, test } from 'vitest';
import { liveQuestions } from '../bank';
import { hiddenQuestions, largestHiddenShare } from './hidden';
import { topics } from './question';

const ids = (topic: string) => liveQuestions.filter((each) => each.topic === topic).map(({ id }) => id);

test('reports of every question hide a small share of each topic, the first that were reported', () => {
  const reported = liveQuestions.map(({ id }) => id).toReversed();
  const hidden = new Set(hiddenQuestions(reported, liveQuestions));
  for (const topic of topics) {
    const all = ids(topic);
    const gone = all.filter((id) => hidden.has(id));
    expect(gone.length).toBe(Math.max(1, Math.floor(all.length * largestHiddenShare)));
    expect(gone).toEqual(all.slice(-gone.length));
  }
});

test('a question that is reported is hidden, one that is not asked any more is none', () => {
  const [first = ''] = ids('values');
  expect(hiddenQuestions([first, 'not there'], liveQuestions)).toEqual([first]);
  expect(hiddenQuestions([], liveQuestions)).toEqual([]);
});
