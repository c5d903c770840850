import type { ReasonResponse } from '@settlewise/contract/assessments';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ReasonList } from './ReasonList';

afterEach(cleanup);

const source = {
  title: 'Appendix Continuous Residence, CR 3.1',
  url: 'https://example.org/rule',
  retrievedOn: '2026-11-21',
};
const over: ReasonResponse = {
  code: 'twelve_months_over_limit',
  message: 'Too many days in twelve months.',
  days: 199,
  limit: 180,
  from: '2024-05-12',
  to: '2025-05-11',
  source,
};
const lead: ReasonResponse = {
  code: 'lead',
  message: 'Up to 28 days.',
  days: 28,
  source,
  standing: 'to_know',
};
const trips = [
  { departureDate: '2024-12-13', returnDate: '2025-03-18' },
  { departureDate: '2024-05-12', returnDate: '2024-08-22' },
  { departureDate: '2021-01-01', returnDate: '2021-02-01' },
];

describe('The reasons of an answer', () => {
  it('each have a word, their numbers, their days and a source with the day it was read', () => {
    render(<ReasonList title="Why this date" reasons={[over, lead]} trips={trips} />);
    expect(screen.getByRole('region', { name: 'Why this date' })).toBeTruthy();
    const [first, ...rest] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Over the ILR limit');
    expect(first?.textContent).toContain('199 of 180 days · 12 May 2024 to 11 May 2025');
    expect(first?.textContent).toContain('last read on 21 November 2026');
    expect(rest.at(-1)?.textContent).toContain('To know');
    const [link] = screen.getAllByRole('link', { name: /CR 3\.1.*opens in a new tab/ });
    expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      source.url,
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('open into the journeys that make their number', async () => {
    const person = userEvent.setup();
    render(<ReasonList title="Why" reasons={[over, lead]} trips={trips} />);
    await person.click(screen.getByText('Which days?'));
    const table = screen.getByRole('table', { name: 'Journeys from 12 May 2024 to 11 May 2025' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['12 May 202422 Aug 2024103', '13 Dec 202418 Mar 202596', 'Together199']);
  });

  it('say which days are not of a journey, and which are left out', () => {
    render(
      <ReasonList
        title="Why"
        reasons={[
          { ...over, days: 210 },
          { ...over, days: 150 },
        ]}
        trips={trips}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('table'));
    // 195 whole days away.
    expect(first?.textContent).toContain('15 days more are not days of a journey in this list');
    expect(second?.textContent).toContain('45 days of these are left out');
  });

  it('have nothing to open without journeys, and are nothing without a reason', () => {
    const { rerender } = render(<ReasonList title="Why" reasons={[over]} />);
    expect(screen.queryByText('Which days?')).toBeNull();
    rerender(<ReasonList title="Why" reasons={[]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
