import { describe, expect, it } from 'vitest';
import { fieldInWords } from './fieldWords';
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
  expect(['details.visaStartDate', 'notes', 'addressLine1'].map(fieldInWords)).toEqual([
    'Visa start',
    'Notes',
    'Address',
  ]);
  expect(['2023-04-10', true, 'Porto', null].map(valueInWords)).toEqual(['10 Apr 2023', 'Yes', 'Porto', '–']);
});
