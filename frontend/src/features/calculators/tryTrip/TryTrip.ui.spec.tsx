import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Trip } from '@settlewise/rules/absences';
import { afterEach, describe, expect, it } from 'vitest';
import { SameRulesContext } from '../saved/rulesThen';
import { setField } from '../../../testing/setField';
import type { Outcome } from './outcome';
import { TryTrip } from './TryTrip';

afterEach(cleanup);

const before: Outcome = {
  tone: 'soon',
  headline: 'Not yet',
  date: '2027-12-04',
  days: '170 of 180 days',
  margin: null,
};

function open(after: Partial<Outcome> = {}) {
  const asked: Trip[] = [];
  render(
    <TryTrip
      before={before}
      outcomeWith={(trip) => {
        asked.push(trip);
        return { ...before, ...after };
      }}
    />,
  );
  const person = userEvent.setup();
  return {
    asked,
    person,
    async tryTrip(departure: string, back: string) {
      setField(screen.getByLabelText('Leave the UK'), departure);
      setField(screen.getByLabelText('Come back'), back);
      await person.click(screen.getByRole('button', { name: 'Try this trip' }));
    },
  };
}

describe('A trip that is tried', () => {
  it('shows the answer before and after side by side, and what moved in words', async () => {
    const { asked, tryTrip } = open({
      tone: 'over',
      headline: 'Over the limit',
      date: '2028-05-08',
      margin: 'With days of travel the first day is 10 May 2028.',
    });
    await tryTrip('3/4/2027', '10 may 2027');
    expect(new Set(asked.map(({ departureDate, returnDate }) => `${departureDate} ${returnDate}`))).toEqual(
      new Set(['2027-04-03 2027-05-10']),
    );
    const said = within(screen.getAllByRole('status').at(-1) ?? document.body);
    expect(said.getByText('The date moves from 4 December 2027 to 8 May 2028.')).toBeTruthy();
    const [now, then] = said.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement);
    expect(now?.textContent).toBe('As it isNot yet4 December 2027170 of 180 days');
    expect(then?.textContent).toBe(
      'With a trip from 03 Apr 2027 to 10 May 2027Over the limit8 May 2028170 of 180 daysWith days of travel the first day is 10 May 2028.',
    );
  });

  it('can be taken out again', async () => {
    const { person, tryTrip } = open();
    await tryTrip('3/4/2027', '10/5/2027');
    expect(screen.getByText('Nothing changes.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Remove it again' }));
    expect(screen.queryByText('Nothing changes.')).toBeNull();
    expect(screen.getByLabelText('Leave the UK')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Leave the UK'));
  });

  it('is refused in words when it ends before it begins, and nothing is worked out', async () => {
    const { asked, tryTrip } = open();
    await tryTrip('10/5/2027', '9/5/2027');
    const back = screen.getByLabelText('Come back');
    expect(document.getElementById(`${back.id}-error`)?.textContent).toBe(
      'The day you come back must not be before the day you leave',
    );
    expect(document.activeElement).toBe(back);
    expect(asked).toEqual([]);
  });

  it('is refused without its days', async () => {
    const { asked, person } = open();
    await person.click(screen.getByRole('button', { name: 'Try this trip' }));
    expect(screen.getByText('Enter the day you would leave the UK')).toBeTruthy();
    expect(screen.getByText('Enter the day you would come back')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Leave the UK'));
    expect(asked).toEqual([]);
  });

  it('cannot be tried on an answer that was given by other rules', () => {
    render(
      <SameRulesContext value={false}>
        <TryTrip before={before} outcomeWith={() => before} />
      </SameRulesContext>,
    );
    expect(screen.getByText(/The rules have changed since this answer was saved/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try this trip' })).toBeNull();
  });
});
