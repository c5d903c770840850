import { expect, it } from 'vitest';
import { flattened } from '../record/labels';
import { entriesOfState } from './entriesOfState';

const one = 'e56af664-d042-4d59-9d0f-3073f49614e1';
const two = '0678b02d-2982-4559-9a0e-d002433c51db';

it('takes what is kept under an id together, under what it is and how it is called', () => {
  const state = {
    frequency: 'weekly',
    issued: {
      [one]: { title: 'Your visa expires', date: '2027-01-06', link: { to: '/dashboard' } },
      [two]: { read: true },
    },
  };
  const { own, entries } = entriesOfState(flattened(state));
  expect(own).toEqual([{ path: 'frequency', value: 'weekly', words: 'Frequency' }]);
  expect(entries.map(({ title }) => title)).toEqual(['Issued: Your visa expires', 'Issued 2']);
  expect(entries[0]?.lines.map(({ path, words }) => [path, words])).toEqual([
    [`issued.${one}.title`, 'Title'],
    [`issued.${one}.date`, 'Date'],
    [`issued.${one}.link.to`, 'Link, to'],
  ]);
});

it('leaves a value that stands at an id itself among the fields of the stream', () => {
  const { own } = entriesOfState(flattened({ read: { [one]: true, [two]: true } }));
  expect(own.map(({ words }) => words)).toEqual(['Read 1', 'Read 2']);
});
