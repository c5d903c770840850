import { describe, expect, it } from 'vitest';
import { ownJourneysText, problemInLine, readOwnJourneys } from './ownJourneysText';

const today = '2026-11-23';
const spain = { departureDate: '2025-04-03', returnDate: '2025-04-10', destination: 'Spain' };

describe('Journeys typed one a line', () => {
  it.each([
    ['3 Apr 2025 to 10 Apr 2025, Spain', [spain]],
    ['3/4/2025 - 10/4/2025,Spain', [spain]],
    ['2025-04-03 until 2025-04-10', [{ ...spain, destination: null }]],
    ['3 April 2025 – 10 April 2025, Spain\n\n', [spain]],
    ['  ', []],
  ])('%j is read', (text, journeys) => {
    expect(readOwnJourneys(text, today)).toEqual({ journeys });
  });

  it.each([
    ['Spain', /^Line 1: type two days/],
    ['3 Apr 2025 to 10 Apr 2025\n3 Apr 2025 to 2 Apr 2025', /^Line 2: the return is before/],
    ['31 Feb 2025 to 2 Mar 2025', /^Line 1: /],
  ])('%j is refused in words', (text, problem) => {
    expect(readOwnJourneys(text, today)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('are written as they are read', () => {
    const journeys = [spain, { ...spain, destination: null }];
    expect(readOwnJourneys(ownJourneysText(journeys), today)).toEqual({ journeys });
  });
});

describe('What is wrong with one journey', () => {
  const text = '3 Apr 2025 to 10 Apr 2025\n\n1 May 2025 to 9 May 2025';
  it('is said with its line, empty ones counted', () => {
    const said = problemInLine('ownJourneys.1.departureDate', 'A journey is wrong', text);
    expect(said).toBe('Line 3: A journey is wrong');
  });
  it('is left as it is where no journey is named', () => {
    expect(problemInLine('ownJourneys', 'Too many', text)).toBeUndefined();
    expect(problemInLine('ownJourneys.7.returnDate', 'A journey is wrong', text)).toBeUndefined();
  });
});
