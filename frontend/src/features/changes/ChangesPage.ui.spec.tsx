import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLawNotice, lawNotices } from '../../testing/lawNotices';
import { openPage } from '../../testing/openPage';
import { lawDeskCall, serverInMemory } from '../../testing/serverInMemory';

// A day on which each of the changes below is still to come, or has come.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const titles = (list: Awaited<ReturnType<typeof part>>) =>
  list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('What is changing', () => {
  it('tells what comes, what holds and what is announced, each with its day, its standing in words and its source', async () => {
    openPage('/changes');
    const toCome = await part('To come');
    expect(titles(toCome)).toEqual([
      'Students: money to live on',
      'The shortage lists end',
      'Graduate: 18 months',
      'Settlement: English at level B2',
    ]);
    const english = toCome.getByRole('listitem', { name: 'Settlement: English at level B2' });
    expect(english.textContent).toContain('From 26 March 2027To come');
    expect(english.textContent).toContain('The BN(O) route stays at B1.');
    expect(english.textContent).toContain('Not confirmed.');
    expect(english.textContent).toContain('as it was on 6 October 2026');

    // What holds now, the latest first.
    const inForce = await part('In force');
    expect(titles(inForce).slice(0, 5)).toEqual([
      'BN(O): children under 18',
      'A later list of fees exists',
      'Newer guidance on continuous residence',
      'Pre-settled status lapses after five years away',
      'Fees went up by about 6.5 %',
    ]);
    expect(inForce.getByRole('listitem', { name: /A later list of fees/ }).textContent).toContain(
      'Since 8 October 2026Not confirmed',
    );
    expect(inForce.getByText(/Immigration Advice Authority, formerly OISC\./)).toBeTruthy();
    for (const card of inForce.getAllByRole('listitem')) {
      expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^https:/);
      expect(card.textContent).toMatch(/(last read on|as it was on) \d+ \w+ 20\d\d/);
    }
    expect(screen.queryByRole('table')).toBeNull();

    // What is announced is not the law, and has no day.
    const announced = await part('Announced, not the law');
    const earned = announced.getByRole('listitem', { name: 'Earned settlement' });
    expect(earned.textContent).toContain('No day is knownAnnounced, not the law');
    expect(announced.getByText(/^A proposal, not the law\./)).toBeTruthy();
  });

  it('moves a change to what holds once its day has come', async () => {
    vi.setSystemTime(new Date('2027-03-26T09:00:00Z'));
    openPage('/changes');
    expect(titles(await part('In force'))[0]).toBe('Settlement: English at level B2');
    expect(screen.getByText('No change with a day is known.')).toBeTruthy();
  });
});

describe('A notice that was published since the release', () => {
  it('stands first among what is announced or in force, and the page says how old the reading is', async () => {
    serverInMemory({
      [lawDeskCall]: () =>
        lawNotices([
          aLawNotice({ title: 'A plan' }),
          aLawNotice({
            id: '5d0c7f9b-2a64-4d6f-8e21-3b7e1c529a04',
            title: 'A new rule',
            standing: 'in_force',
          }),
        ]),
    });
    openPage('/changes');
    await screen.findByRole('listitem', { name: 'A plan' });
    expect(titles(await part('Announced, not the law'))[0]).toBe('A plan');
    expect(titles(await part('In force'))[0]).toBe('A new rule');
    const card = screen.getByRole('listitem', { name: 'A new rule' });
    expect(card.textContent).toContain('Since 20 November 2026');
    expect(card.textContent).toContain('Our answers do not include it yet.');
    expect(screen.getByText(/Rules read on 6 December 2025, news to 6 October 2026\./)).toBeTruthy();
  });
});
