import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPiece } from '../../../testing/showPiece';
import { aWaitingApplication, because } from '../testing/aLine';
import { stillWaiting, WaitingCards } from './WaitingCards';

it('Of the applications that wait the late one comes first, and names whose it is and whom to ask', () => {
  const late = aWaitingApplication({
    percentUsed: 130,
    isLate: true,
    lateFrom: '2026-11-20',
    toAsk: [{ who: 'ukvi', ...because('ask_ukvi', 'First contact UKVI.') }],
  });
  const notStarted = aWaitingApplication({
    clock: { startsWith: 'biometrics', from: null, days: null },
    percentUsed: null,
    lateFrom: null,
  });
  const applications = [
    notStarted,
    { ...late, id: 'a2', dependantId: 3 },
    { ...aWaitingApplication(), id: 'a3', stage: 'decided' as const },
  ];
  showPiece(<WaitingCards applications={stillWaiting(applications)} family={[{ id: 3, name: 'Chidi' }]} />);
  const label = 'Extension or switch in the UK: work or study';
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    `${label}: Chidi`,
    label,
  ]);
  expect(screen.getByText('First contact UKVI.')).toBeTruthy();
  expect(screen.getByText('The waiting time has not started')).toBeTruthy();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
});
