import type { JourneyResponse } from '@settlewise/contract/journeys';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJourney, amina } from '../../../testing/builders';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { UseRecordedJourneys } from './UseRecordedJourneys';

const journeys = [
  aJourney('Spain', '2025-04-03', '2025-04-10'),
  aJourney('India', '2025-08-01', '2025-08-20'),
];

const serverWith = (recorded: readonly JourneyResponse[]) =>
  serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/absence-journeys': () => ({ status: 200, body: recorded }),
  });

const visitorsServer = () =>
  serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });

function buttonWith(hasTyped: boolean) {
  const used: string[][] = [];
  const shown = showPiece(
    <>
      <h1>Calculator</h1>
      <UseRecordedJourneys
        hasTyped={hasTyped}
        onUse={(recorded) => used.push(recorded.map(({ destination }) => destination))}
      />
    </>,
  );
  return { ...shown, used };
}

describe('The button for recorded journeys', () => {
  it('says how many they are, and hands them over', async () => {
    serverWith(journeys);
    const { person, used } = buttonWith(false);
    await person.click(await screen.findByRole('button', { name: 'Use my recorded journeys (2)' }));
    expect(used).toEqual([['Spain', 'India']]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before typed trips are replaced, and leaves them when the answer is no', async () => {
    serverWith(journeys);
    const { person, used } = buttonWith(true);
    const button = await screen.findByRole('button', { name: 'Use my recorded journeys (2)' });
    await person.click(button);
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep what I typed' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(used).toEqual([]);
    await person.click(button);
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace them' }),
    );
    expect(used).toEqual([['Spain', 'India']]);
  });

  it('is not there for visitors, and not without journeys', async () => {
    const server = visitorsServer();
    buttonWith(false);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that the journeys did not come, and loads them when asked again', async () => {
    const server = serverWith(journeys);
    server.on('GET /api/absence-journeys', () => ({ status: 503, body: { message: 'Away for a moment.' } }));
    const { person } = buttonWith(false);
    expect((await screen.findByRole('alert')).textContent).toContain('Away for a moment.');
    server.on('GET /api/absence-journeys', () => ({ status: 200, body: journeys }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Use my recorded journeys (2)' })).toBeTruthy();
  });
});
