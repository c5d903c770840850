import { describe, expect, it } from 'vitest';
import { pictureSpan } from './pictureSpan';

const today = '2026-11-21';
const away = (departureDate: string, returnDate: string) => ({ departureDate, returnDate });

describe('The years of a picture', () => {
  it('reach from the start of the qualifying years to their end', () =>
    expect(pictureSpan([], { from: '2022-04-10', to: '2027-04-09' }, today)).toEqual({
      from: '2022-04-10',
      to: '2027-04-09',
      firstYear: 2022,
      lastYear: 2027,
      cut: false,
    }));

  it('reach to earlier journeys and to planned ones', () => {
    const span = pictureSpan(
      [away('2027-06-01', '2027-06-10'), away('2021-12-30', '2022-01-02')],
      { from: '2022-04-10', to: '2027-04-09' },
      today,
    );
    expect([span.from, span.to, span.cut]).toEqual(['2021-12-30', '2027-06-10', false]);
  });

  it('are the last five without a period and journeys', () =>
    expect(pictureSpan([], null, today)).toMatchObject({ firstYear: 2021, lastYear: 2026 }));

  it('leave out a journey of long ago or far ahead, and say so', () => {
    const near = away('2024-01-01', '2024-01-05');
    expect(pictureSpan([near, away('1965-01-01', '1965-02-01')], null, today)).toMatchObject({
      from: '2024-01-01',
      to: today,
      cut: true,
    });
    expect(pictureSpan([near, away('2199-01-01', '2199-02-01')], null, today)).toMatchObject({
      to: today,
      cut: true,
    });
  });
});
