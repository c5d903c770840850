import { expect, test } from 'vitest';
import { liveQuestions } from '../bank';
import { hiddenQuestions, largestHiddenShare } from './hidden';
import { topics } from './question';

const ids = (topic: string) => liveQuestions.filter((each) => each.topic === topic).map(({ id }) => id);
const reportBy = (questionId: string, reporters: readonly string[]) =>
  reporters.map((reporter) => ({ questionId, reporter }));
const strangers = (questionId: string) => [1, 2, 3].map((number) => `${questionId} ${number}`);
const [first = '', second = '', third = ''] = ids('history');

test('reports of all questions hide only a small share of each topic, the first reported ones', () => {
  const reported = liveQuestions.map(({ id }) => id).toReversed();
  const reports = reported.flatMap((id) => reportBy(id, strangers(id)));
  const hidden = new Set(hiddenQuestions(reports, liveQuestions));
  for (const topic of topics) {
    const all = ids(topic);
    const gone = all.filter((id) => hidden.has(id));
    expect(gone.length).toBe(Math.max(1, Math.floor(all.length * largestHiddenShare)));
    expect(gone).toEqual(all.slice(-gone.length));
  }
});

test('three accounts can only hide one question of each topic', () => {
  const accounts = ['ada', 'bob', 'cy'];
  const reports = liveQuestions.flatMap(({ id }) => reportBy(id, accounts));
  expect(hiddenQuestions(reports, liveQuestions)).toEqual(topics.map((topic) => ids(topic)[0]));
});

test('reports of other people hide a question that busy accounts could not hide', () => {
  const busy = ['ada', 'bob', 'cy'];
  const before = [...reportBy(first, busy), ...reportBy(second, busy)];
  expect(hiddenQuestions(before, liveQuestions)).toEqual([first]);
  const [dan, eve, fay] = strangers('other') as [string, string, string];
  const more = [...before, ...reportBy(second, [dan, eve])];
  expect(hiddenQuestions(more, liveQuestions)).toEqual([first]);
  expect(hiddenQuestions([...more, ...reportBy(second, [fay])], liveQuestions)).toEqual([first, second]);
});

test('a question stays hidden when its reporters report another one', () => {
  const reporters = strangers(third);
  const reports = [
    ...reportBy(second, reporters.slice(0, 2)),
    ...reportBy(third, reporters),
    ...reportBy(second, reporters.slice(2)),
  ];
  expect(hiddenQuestions(reports, liveQuestions)).toEqual([third]);
});

test('a question that is no longer asked is not hidden', () => {
  expect(hiddenQuestions(reportBy('not there', strangers('any')), liveQuestions)).toEqual([]);
  expect(hiddenQuestions([], liveQuestions)).toEqual([]);
});
