import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  changeAbsenceRequest,
  changeJourneyRequest,
  journeyReasons,
  recordAbsenceRequest,
  recordJourneyRequest,
} from './journeys';

const messagesOf = (schema: z.ZodType, request: unknown) =>
  (schema.safeParse(request).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

const absence = {
  departureDate: '2025-03-01',
  returnDate: '2025-03-10',
  destination: 'Spain',
  reason: 'Summer holiday',
};
const journey = { ...absence, reason: 'holiday', days: 10 };
const badDeparture = ['departureDate', 'Please enter a valid departure date'];
const badReturn = ['returnDate', 'Please enter a valid return date'];
const tooEarly = ['returnDate', 'Return date must be after departure date'];

describe.each([
  ['an absence', recordAbsenceRequest, absence],
  ['an absence journey', recordJourneyRequest, journey],
] as const)('recording %s', (_, schema, request) => {
  const recording = (change: object) => messagesOf(schema, { ...request, ...change });

  it('accepts what the form sends', () => expect(schema.parse(request)).toEqual(request));

  it.each([
    { departureDate: undefined },
    { departureDate: '' },
    { departureDate: '2025-02-29' },
    { departureDate: '01/03/2025' },
    { departureDate: '2025-03-01T00:00:00Z' },
    { departureDate: '1899-12-31' },
    { departureDate: 20250301 },
  ])('refuses %j', (change) => expect(recording(change)).toEqual([badDeparture]));

  it.each([{ returnDate: null }, { returnDate: undefined }])(
    'accepts %j of a person who is still away',
    (change) => expect(recording(change)).toEqual([]),
  );

  it.each([{ returnDate: '' }, { returnDate: '2025-13-01' }, { returnDate: '2200-01-01' }])(
    'refuses %j',
    (change) => expect(recording(change)).toEqual([badReturn]),
  );

  it('refuses a return before the departure, as an error of both fields', () => {
    const { error } = schema.safeParse({ ...request, returnDate: '2025-02-28' });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([tooEarly]);
    expect(error?.issues[0]).toMatchObject({ code: 'custom', params: { rule: true } });
  });

  it('accepts both on one day, and the first and last possible day', () => {
    expect(recording({ returnDate: '2025-03-01' })).toEqual([]);
    expect(recording({ departureDate: '1900-01-01', returnDate: '2199-12-31', days: undefined })).toEqual([]);
  });

  it('accepts notes with line breaks, and treats empty notes as none', () => {
    expect(schema.parse({ ...request, notes: ' a\nb ' }).notes).toBe('a\nb');
    for (const notes of ['', '  ', null]) expect(schema.parse({ ...request, notes }).notes).toBeNull();
    expect(schema.parse({ ...request, notes: undefined }).notes).toBeUndefined();
    expect(recording({ notes: 'x'.repeat(2_001) })).toEqual([
      ['notes', 'Notes can have at most 2,000 characters'],
    ]);
    expect(recording({ notes: 7 })).toEqual([['notes', 'Notes must be text']]);
    for (const notes of ['a\u0007b', 'a\0b', 'a\ud83cb', '\u202Eabc', '\u200B'])
      expect(recording({ notes })).toEqual([['notes', 'Please remove the characters that cannot be seen']]);
  });

  it('removes unknown fields', () => {
    expect(schema.parse({ ...request, userId: 'somebody else', id: '1' })).toEqual(request);
  });

  it('accepts texts in any language', () => {
    for (const destination of ['São Paulo', '東京', 'تهران', '🇮🇳 India', 'می\u200Cلاد'])
      expect(schema.parse({ ...request, destination }).destination).toBe(destination);
  });

  it('refuses a destination of more than 100 characters or with invisible characters', () => {
    expect(recording({ destination: 'x'.repeat(100) })).toEqual([]);
    expect(recording({ destination: 'x'.repeat(101) })).toEqual([
      ['destination', 'Destination can have at most 100 characters'],
    ]);
    expect(recording({ destination: 'Spa\nin' })).toEqual([
      ['destination', 'Please remove the characters that cannot be seen'],
    ]);
  });
});

describe('an absence', () => {
  it.each([
    [{ destination: 'X' }, 'destination', 'Destination must be at least 2 characters'],
    [{ destination: undefined }, 'destination', 'Destination must be at least 2 characters'],
    [{ destination: ' X ' }, 'destination', 'Destination must be at least 2 characters'],
    [{ reason: 'x' }, 'reason', 'Please provide a reason for your absence'],
    [{ reason: undefined }, 'reason', 'Please provide a reason for your absence'],
    [{ reason: 'x'.repeat(101) }, 'reason', 'The reason can have at most 100 characters'],
  ])('is refused with %j', (change, path, message) =>
    expect(messagesOf(recordAbsenceRequest, { ...absence, ...change })).toEqual([[path, message]]),
  );
});

describe('an absence journey', () => {
  it.each(journeyReasons)('can be for %s', (reason) =>
    expect(recordJourneyRequest.parse({ ...journey, reason }).reason).toBe(reason),
  );
  it.each([
    [{ destination: ' ' }, 'destination', 'Please enter a destination'],
    [{ reason: 'Summer holiday' }, 'reason', 'Please choose a reason'],
    [{ reason: undefined }, 'reason', 'Please choose a reason'],
    [{ days: 1.5 }, 'days', 'Days must be a whole number'],
    [{ days: '10' }, 'days', 'Days must be a whole number'],
  ])('is refused with %j', (change, path, message) =>
    expect(messagesOf(recordJourneyRequest, { ...journey, ...change })).toEqual([[path, message]]),
  );
});

describe.each([
  ['an absence', changeAbsenceRequest, 'Seeing family'],
  ['an absence journey', changeJourneyRequest, 'family'],
] as const)('changing %s', (_, schema, reason) => {
  it('accepts any of its fields', () => {
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ reason })).toEqual({ reason });
    expect(schema.parse({ destination: 'Peru' })).toEqual({ destination: 'Peru' });
  });
  it('clears the notes with null or an empty text', () => {
    expect(schema.parse({ notes: null })).toEqual({ notes: null });
    expect(schema.parse({ notes: '  ' })).toEqual({ notes: null });
  });
  it('refuses invalid dates, also together', () => {
    expect(messagesOf(schema, { departureDate: 'x' })).toEqual([badDeparture]);
    expect(messagesOf(schema, { departureDate: '2025-03-02', returnDate: '2025-03-01' })).toEqual([tooEarly]);
  });
});

it('accepts any destination that a new journey accepts', () => {
  expect(recordJourneyRequest.parse({ ...journey, destination: 'Å' }).destination).toBe('Å');
  expect(changeJourneyRequest.parse({ destination: 'Å' })).toEqual({ destination: 'Å' });
});
