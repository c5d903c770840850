import { describe, expect, it } from 'vitest';
import { ageOn } from './age';

describe('The age of a dependant', () => {
  it.each([
    ['1992-11-21', '2026-11-21', '34 years old'],
    ['1992-11-22', '2026-11-21', '33 years old'],
    ['1992-12-01', '2026-11-21', '33 years old'],
    ['2025-11-21', '2026-11-21', '1 year old'],
    ['2025-11-22', '2026-11-21', 'Under 1 year old'],
    ['2026-11-21', '2026-11-21', 'Under 1 year old'],
    ['2004-02-29', '2026-02-28', '21 years old'],
    ['2004-02-29', '2026-03-01', '22 years old'],
  ])('born on %s is on %s: %s', (dateOfBirth, today, age) => {
    expect(ageOn(dateOfBirth, today)).toBe(age);
  });
});
