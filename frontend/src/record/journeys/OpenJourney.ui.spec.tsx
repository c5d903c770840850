import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJourney, anOpenJourney } from '../../testing/builders';
import { serverInMemory } from '../../testing/serverInMemory';
import { setField } from '../../testing/setField';
import { showPiece } from '../../testing/showPiece';
import { Toasts } from '../../ui/toasts/Toasts';
import { OpenJourney } from './OpenJourney';

const today = civilDateInLondon(new Date());
const call = 'PATCH /api/absence-journeys/j1';

function show() {
  const lagos = anOpenJourney('Lagos', addDays(today, -11), today, { id: 'j1' });
  const server = serverInMemory({
    [call]: () => ({ status: 200, body: aJourney('Lagos', lagos.departureDate, today, { id: 'j1' }) }),
  });
  const { person } = showPiece(
    <>
      <OpenJourney journeys={[aJourney('Spain', '2025-04-03', '2025-04-10'), lagos]} />
      <Toasts />
    </>,
  );
  const end = () => person.click(screen.getByRole('button', { name: 'I am back' }));
  return { server, end };
}

describe('A journey that goes on', () => {
  it('says how many days it has counted so far, and ends today with one click', async () => {
    const { server, end } = show();
    expect(screen.getByText(/^12 days so far, the day you left and today included/)).toBeTruthy();
    await end();
    expect(await screen.findByText('Journey ended')).toBeTruthy();
    expect(server.requests(call).map(({ body }) => body)).toEqual([{ returnDate: today }]);
  });

  it('ends on an earlier day that is chosen, and on none before it began or after today', async () => {
    const { server, end } = show();
    const field = screen.getByLabelText('Day you came back');
    for (const [day, problem] of [
      [addDays(today, -12), 'Return date must be after departure date'],
      [addDays(today, 1), 'Enter the day you came back, up to today'],
    ] as const) {
      setField(field, day);
      await end();
      expect(await screen.findByText(problem)).toBeTruthy();
    }
    expect(server.requests(call)).toEqual([]);
    setField(field, addDays(today, -2));
    await end();
    await waitFor(() =>
      expect(server.requests(call).map(({ body }) => body)).toEqual([{ returnDate: addDays(today, -2) }]),
    );
  });

  it('is not there where every journey has ended', () => {
    showPiece(<OpenJourney journeys={[aJourney('Spain', '2025-04-03', '2025-04-10')]} />);
    expect(screen.queryByRole('button', { name: 'I am back' })).toBeNull();
  });
});
