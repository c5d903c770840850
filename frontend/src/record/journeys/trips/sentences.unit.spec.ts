import { describe, expect, it } from 'vitest';
import { afterTripInWords, daysInWords, overlapInWords } from './sentences';
import { settlementAfter } from './tripChecks';

const trip = (departureDate: string, returnDate: string, place = '') => ({
  departureDate,
  returnDate,
  place,
});
const france = trip('2024-05-03', '2024-05-09', 'France');

describe('The days of a trip in words', () => {
  it.each([
    ['2024-05-03', '2024-05-09', '3 to 9 May 2024'],
    ['2024-04-28', '2024-05-09', '28 April to 9 May 2024'],
    ['2023-12-28', '2024-01-09', '28 December 2023 to 9 January 2024'],
    ['2024-05-03', '2024-05-03', '3 May 2024'],
  ])('from %s to %s are “%s”', (from, to, words) => expect(daysInWords(trip(from, to))).toBe(words));
});

describe('What a trip overlaps', () => {
  it('is named', () =>
    expect(overlapInWords([france], 'to')).toBe(
      'Overlaps with the trip to France, 3 to 9 May 2024. Days of both are counted once.',
    ));
  it('is told by its days, where nobody said what it was for', () =>
    expect(overlapInWords([trip('2024-05-03', '2024-05-09')], 'for')).toBe(
      'Overlaps with the trip of 3 to 9 May 2024. Days of both are counted once.',
    ));
  it('is named twice at most', () =>
    expect(overlapInWords([france, france, france, france], 'to')).toMatch(/, and with 2 more\. Days/));
  it('is nothing without overlaps', () => expect(overlapInWords([], 'to')).toBeNull());
});

describe('The limit of ILR after a trip', () => {
  const earlier = trip('2024-06-01', '2024-09-08');
  const said = (typed: Parameters<typeof settlementAfter>[0], others = [earlier]) =>
    settlementAfter(typed, others, '2025-06-01').map(afterTripInWords);

  it('is said with the day on which its twelve months end', () =>
    expect(said(trip('2025-02-20', '2025-03-03'))).toEqual([
      '108 of 180 days in the 12 months to 3 March 2025 (ILR: 180 in any 12 months). With your travel days: 112.',
    ]));
  it('is kept where only the days of travel exceed it, and says that they need proof', () =>
    expect(said(trip('2025-01-01', '2025-03-22'))[0]).toMatch(
      /^177 of 180 days .* With your travel days: 181 of 180\. Keep proof of them\.$/,
    ));
  it('is not asked of a trip that ILR does not count, nor are such trips added to another', () => {
    const lived = { ...earlier, crownDependency: 'lived_there' };
    expect(said(lived)).toEqual([]);
    expect(said(trip('2025-02-20', '2025-03-03'), [lived])[0]).toMatch(/^10 of 180 days/);
  });
});
