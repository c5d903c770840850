import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setField } from '../../../testing/setField';
import { openPage } from '../../../testing/openPage';
import { aTimeline, serverWithSharedRecord } from '../../../testing/shared';
import { showPiece } from '../../../testing/showPiece';
import { Timeline } from './Timeline';

const titles = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const title = within(item).queryByText(/^(?:ILR can|Passport|Lisbon|Skilled)/);
    return title === null ? [] : [title.textContent];
  });
const show = (query = '?tab=timeline', answer = aTimeline()) =>
  showPiece(<Timeline answer={answer} />, `/shared-with-me/g1${query}`);

describe('The shared timeline', () => {
  it('has what decides the answer first, and then what is ahead and the years', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'What decides the answer',
      '2026',
      '2025',
    ]);
    expect(titles()).toEqual([
      'ILR can be applied for',
      'Skilled Worker visa began',
      'Passport uploaded',
      'Lisbon',
    ]);
  });

  it('stands in the order of its dates when that is chosen, the newest first', async () => {
    const { person, router } = show();
    await person.click(screen.getByRole('button', { name: 'Put in order of date' }));
    expect(router.state.location.search).toBe('?tab=timeline&order=date');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Ahead',
      '2026',
      '2025',
      '2022',
    ]);
    expect(titles()).toEqual([
      'ILR can be applied for',
      'Passport uploaded',
      'Lisbon',
      'Skilled Worker visa began',
    ]);
    expect(screen.getByRole('region', { name: '2025' }).textContent).toContain(
      '28 Dec 2025 – 04 Jan 2026Lisbon8 days, holiday',
    );
    expect(screen.getByText(/as of 21 November 2026/).textContent).toBe('4 entries, as of 21 November 2026');
    await person.click(screen.getByRole('button', { name: 'Put what decides first' }));
    expect(router.state.location.search).toBe('?tab=timeline');
  });

  it('is filtered by kind in the address, without asking again, and shown whole again', async () => {
    const server = serverWithSharedRecord();
    const { person, router } = openPage('/shared-with-me/g1?tab=timeline');
    await screen.findByRole('heading', { name: 'Timeline' });
    await person.selectOptions(screen.getByLabelText('Kind'), 'Journey');
    expect(titles()).toEqual(['Lisbon']);
    expect(router.state.location.search).toBe('?tab=timeline&kind=journey');
    expect(screen.getByText(/as of/).textContent).toBe(
      '1 of 4 entries, as of 21 November 2026 · only: Journey',
    );
    await person.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(titles()).toHaveLength(4);
    expect(router.state.location.search).toBe('?tab=timeline');
    expect(server.requests('GET /api/shared/g1/timeline')).toHaveLength(1);
  });

  it('is filtered by a period, in which one day of what lasts longer is enough', async () => {
    const { router } = show();
    setField(screen.getByRole('textbox', { name: 'From' }), '1 Jan 2026');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=timeline&from=2026-01-01'));
    expect(titles()).toEqual(['ILR can be applied for', 'Passport uploaded', 'Lisbon']);
    setField(screen.getByRole('textbox', { name: 'To' }), '30 Jan 2026');
    await waitFor(() => expect(titles()).toEqual(['Lisbon']));
  });

  it('is read from the address, with what that names wrongly left out', () => {
    show('?tab=timeline&kind=nothing&from=2026-02-01&to=2026-13-01');
    expect(titles()).toEqual(['ILR can be applied for', 'Passport uploaded']);
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '01 Feb 2026');
  });

  it('says when nothing is left, and when the period runs backwards', () => {
    show('?tab=timeline&from=2026-02-01&to=2026-01-01');
    expect(screen.getByText('Nothing of this kind lies in this period.')).toBeTruthy();
    expect(screen.getByText('This day is before the first one')).toBeTruthy();
  });

  it('begins with the deadlines that the owner is told of, where there are any', () => {
    show('?tab=timeline', {
      ...aTimeline(),
      deadlines: [
        { kind: 'visa_expiry', title: 'Last day of the visa', day: '2027-01-10', toldSince: '2026-10-12' },
        {
          kind: 'child_registration_ends',
          title: 'Last day to register Samira',
          day: '2027-02-28',
          toldSince: null,
        },
      ],
    });
    const part = screen.getByRole('region', { name: 'Deadlines that the owner is told of now' });
    expect(
      within(part)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '10 January 2027 Last day of the visaTold since 12 October 2026.',
      '28 February 2027 Last day to register Samira',
    ]);
  });

  it('is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { person } = show();
    await person.click(screen.getByRole('button', { name: 'Print / Save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
