import { expect, test } from 'vitest';
import { liveQuestions } from '../bank';
import { hiddenQuestions, largestHiddenShare } from './hidden';
import { topics } from './question';

const ids = (topic: string) => liveQuestions.filter((each) => each.topic === topic).map(({ id }) => id);
const reportsOf = (questionId: string, reporters: readonly string[]) =>
  reporters.map((reporter) => ({ questionId, reporter }));
const strangers = (questionId: string) => [1, 2, 3].map((number) => `${questionId} ${number}`);
const [first = '', second = '', third = ''] = ids('history');

test('reports of every question hide a small share of each topic, the first that were reported', () => {
  const reported = liveQuestions.map(({ id }) => id).toReversed();
  const reports = reported.flatMap((id) => reportsOf(id, strangers(id)));
  const hidden = new Set(hiddenQuestions(reports, liveQuestions));
  for (const topic of topics) {
    const all = ids(topic);
    const gone = all.filter((id) => hidden.has(id));
    expect(gone.length).toBe(Math.max(1, Math.floor(all.length * largestHiddenShare)));
    expect(gone).toEqual(all.slice(-gone.length));
  }
});

test('three accounts hide one question of each topic, whatever they report', () => {
  const accounts = ['ada', 'bob', 'cy'];
  const reports = liveQuestions.flatMap(({ id }) => reportsOf(id, accounts));
  expect(hiddenQuestions(reports, liveQuestions)).toEqual(topics.map((topic) => ids(topic)[0]));
});

test('the reports of other people hide what those of busy accounts could not', () => {
  const busy = ['ada', 'bob', 'cy'];
  const before = [...reportsOf(first, busy), ...reportsOf(second, busy)];
  expect(hiddenQuestions(before, liveQuestions)).toEqual([first]);
  const [dan, eve, fay] = strangers('other') as [string, string, string];
  const more = [...before, ...reportsOf(second, [dan, eve])];
  expect(hiddenQuestions(more, liveQuestions)).toEqual([first]);
  expect(hiddenQuestions([...more, ...reportsOf(second, [fay])], liveQuestions)).toEqual([first, second]);
});

test('a question stays hidden when its reporters report another one', () => {
  const reporters = strangers(third);
  const reports = [
    ...reportsOf(second, reporters.slice(0, 2)),
    ...reportsOf(third, reporters),
    ...reportsOf(second, reporters.slice(2)),
  ];
  expect(hiddenQuestions(reports, liveQuestions)).toEqual([third]);
});

test('a question that is not asked any more is not hidden', () => {
  expect(hiddenQuestions(reportsOf('not there', strangers('any')), liveQuestions)).toEqual([]);
  expect(hiddenQuestions([], liveQuestions)).toEqual([]);
});
