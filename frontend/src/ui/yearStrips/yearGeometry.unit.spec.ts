import { absentDays } from '@settlewise/rules/absences';
import { describe, expect, it } from 'vitest';
import { monthStarts, stretchesInYear } from './yearGeometry';

const newYear = absentDays([{ departureDate: '2024-12-22', returnDate: '2025-01-05' }], 'inclusive');

describe('The strip of a year', () => {
  it('shows the part of a journey that lies in the year', () => {
    const [december] = stretchesInYear(newYear, 2024);
    expect(december).toMatchObject({ from: '2024-12-22', to: '2024-12-31' });
    expect(december?.width).toBeCloseTo(10 / 366);
    expect((december?.start ?? 0) + (december?.width ?? 0)).toBeCloseTo(1);

    const [january] = stretchesInYear(newYear, 2025);
    expect(january).toMatchObject({ start: 0, from: '2025-01-01', to: '2025-01-05' });
    expect(january?.width).toBeCloseTo(5 / 365);
  });

  it('is empty in a year without a journey', () => {
    expect(stretchesInYear(newYear, 2026)).toEqual([]);
  });

  it('has its months where the year has them, a leap year its own', () => {
    expect(monthStarts(2023)[2]).toBeCloseTo(59 / 365);
    expect(monthStarts(2024)[2]).toBeCloseTo(60 / 366);
    expect(monthStarts(2024)).toHaveLength(12);
  });
});
