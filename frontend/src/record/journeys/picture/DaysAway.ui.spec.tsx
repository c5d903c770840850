import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DaysAway } from './DaysAway';

afterEach(cleanup);

const trips = [
  { departureDate: '2024-12-13', returnDate: '2025-03-18' },
  { departureDate: '2024-05-12', returnDate: '2024-08-22' },
  { departureDate: '2027-02-02', returnDate: '2027-03-10' },
];
const worst = { days: 199, from: '2024-05-12', to: '2025-05-11', limit: 180, exceeded: true };
const period = { from: '2022-04-10', to: '2027-04-09' };

function show(rest: Partial<Parameters<typeof DaysAway>[0]> = {}) {
  render(
    <DaysAway
      trips={trips}
      counting="inclusive"
      asOf="2026-11-21"
      period={period}
      worst={worst}
      limit={180}
      {...rest}
    />,
  );
}

/** A table's rows but the first, in a disclosure that is still closed. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' | '));

describe('The pictures of the days away', () => {
  it('hold the line of twelve months against the limit without journeys that it does not count, and say so', () => {
    const [first, ...others] = trips;
    if (first === undefined) throw new Error('There are journeys');
    show({ trips: [{ ...first, isLeftOut: true }, ...others] });
    const [strips, line] = screen.getAllByRole('img');
    expect(strips?.getAttribute('aria-label')).toContain('3 journeys, 236 days');
    expect(line?.getAttribute('aria-label')).toContain('The most are 103 days');
    expect(screen.getByText(/for a reason that the Rules permit, are left out of this line/)).toBeTruthy();
    cleanup();
    // Without a limit, the line holds every journey.
    show({ trips: [{ ...first, isLeftOut: true }, ...others], limit: null });
    expect(screen.getAllByRole('img')[1]?.getAttribute('aria-label')).toContain('The most are 199 days');
    expect(screen.queryByText(/left out of this line/)).toBeNull();
  });

  it('say what they show to those who do not see them, name it in words, and have the same facts in tables', () => {
    show();
    const [strips, line] = screen.getAllByRole('img');
    expect(strips?.getAttribute('aria-label')).toBe(
      'Days away in the years 2022 to 2027: 3 journeys, 236 days. The worst 12 months, 12 May 2024 to 11 May 2025, have 199 days: 19 over the limit of 180. The days of leaving and coming back are counted here. The tables below have the same facts.',
    );
    expect(line?.getAttribute('aria-label')).toBe(
      'Days away in the twelve months ending on each day, from 10 April 2022 to 9 April 2027. The most are 199 days on 18 March 2025: 19 over the limit of 180. Days after today count the journeys planned so far.',
    );
    const said = document.body.textContent;
    expect(said).toContain('The worst 12 months: 199 days, 12 May 2024 to 11 May 2025');
    expect(said).toContain('180: the limit in any twelve months');
    expect(said).toContain('The qualifying years: 10 Apr 2022 to 09 Apr 2027');
    expect(said).toContain('Planned');
    const [months, years, journeys] = screen.getAllByRole('table', { hidden: true });
    if (months === undefined || years === undefined || journeys === undefined)
      throw new Error('There are three tables');
    expect(rowsOf(months)).toEqual([
      'The worst 12 months | 12 May 2024 to 11 May 2025 | 199 of 180: 19 over',
      'Highest point of the line | Twelve months to 18 Mar 2025 | 199 of 180: 19 over',
    ]);
    expect(rowsOf(years)).toContain('2025 | 77 | 01 Jan 2025 to 18 Mar 2025');
    expect(rowsOf(journeys)).toEqual([
      '12 May 2024 | 22 Aug 2024 | 103',
      '13 Dec 2024 | 18 Mar 2025 | 96',
      '02 Feb 2027 (planned) | 10 Mar 2027 | 37',
    ]);
  });

  it('call years that are over by their last day', () => {
    show({ period: { from: '2021-11-21', to: '2026-11-20' } });
    const said = document.body.textContent;
    expect(said).toContain('The five years to 20 November 2026: 21 Nov 2021 to 20 Nov 2026');
    expect(said).not.toMatch(/qualifying years/i);
  });

  it('do not count days before the qualifying years in the line', () => {
    show({ period: { from: '2025-03-01', to: '2030-02-28' }, worst: null });
    expect(screen.getAllByRole('img')[1]?.getAttribute('aria-label')).toContain(
      'The most are 37 days on 10 March 2027, within the limit of 180.',
    );
  });

  it('speak of no limit and no worst 12 months where there are none', () => {
    show({ worst: null, limit: null, period: null });
    const said = document.body.textContent;
    expect(said).not.toContain('limit in any twelve months');
    expect(said).not.toContain('The worst 12 months');
    expect(said).not.toContain('The qualifying years');
  });

  it('are there without a journey', () => {
    show({ trips: [], worst: null });
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(document.body.textContent).not.toContain('Planned');
  });
});
