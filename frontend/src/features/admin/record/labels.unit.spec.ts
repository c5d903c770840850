import { describe, expect, it } from 'vitest';
import { changedFieldsInWords, fieldInWords } from './fieldWords';
import { eventWords, flattened, kindOf, valueInWords, valueText } from './labels';

describe('What changed, in words', () => {
  it('tells what came from what went and what became something else', () => {
    expect(kindOf({ before: null, after: 'Lisbon' })).toBe('added');
    expect(kindOf({ before: 'Lisbon', after: null })).toBe('removed');
    expect(kindOf({ before: 'Lisbon', after: 'Porto' })).toBe('changed');
  });

  it('shows values as they are recorded', () => {
    expect([null, '', 'Porto', false, 0, { a: 1 }].map(valueText)).toEqual([
      '–',
      '(empty)',
      'Porto',
      'false',
      '0',
      '{"a":1}',
    ]);
  });

  it('names an event in words', () => {
    expect(eventWords('AbsenceRecorded')).toBe('Absence recorded');
    expect(eventWords('EmailVerificationResent')).toBe('Email verification resent');
  });

  it('lays a state out by the same paths that changes have', () => {
    expect(
      flattened({ email: 'a', settings: { weekly: true }, journeys: [{ to: 'Porto' }], none: {} }),
    ).toEqual([
      { path: 'email', value: 'a' },
      { path: 'settings.weekly', value: true },
      { path: 'journeys.0.to', value: 'Porto' },
      { path: 'none', value: {} },
    ]);
    expect(flattened(null)).toEqual([]);
  });
});

it('What changed is named and dated as pages do it', () => {
  expect(['details.visaStartDate', 'notes', 'addressLine1', 'periods.0.to'].map(fieldInWords)).toEqual([
    'Visa start',
    'Notes',
    'Address',
    'Periods 1, to',
  ]);
  expect(['2023-04-10', true, 'Porto', null].map(valueInWords)).toEqual(['10 Apr 2023', 'Yes', 'Porto', '–']);
});

describe('The fields of several changes', () => {
  const first = '5f0c6a1e-43a1-4f7c-9d55-0b6f3d1a2c01';
  const second = '5f0c6a1e-43a1-4f7c-9d55-0b6f3d1a2c02';
  const inWords = (paths: readonly string[], titles?: ReadonlyMap<string, string>) => [
    ...changedFieldsInWords(paths, titles).values(),
  ];

  it('are named without the id of the one thing that changed', () => {
    const paths = [`journeys.${first}.destination`, `journeys.${first}.details.visaStartDate`, 'notes'];
    expect(inWords(paths)).toEqual(['Destination', 'Visa start', 'Notes']);
  });

  it('are counted by thing where there are several, so that no two rows say the same', () => {
    const paths = [`journeys.${first}.destination`, `journeys.${second}.destination`, first];
    expect(inWords(paths)).toEqual(['Journeys 1, destination', 'Journeys 2, destination', 'Entry 3']);
  });

  it('say what a thing is called where that is known', () => {
    const titles = new Map([[`journeys.${first}`, 'Journeys: Porto']]);
    expect(inWords([`journeys.${first}.returnDate`], titles)).toEqual(['Journeys: Porto, return date']);
  });

  it('say what kind of thing changed where it is a value and has no fields', () => {
    expect(inWords([`read.${first}`])).toEqual(['Read']);
  });
});
