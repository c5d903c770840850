import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aJourney } from '../../testing/builders';
import { anAbsenceSummary } from '../../testing/dashboard';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { JourneyEditor } from './JourneyEditor';

const documents = 'GET /api/documents';
const ticket = {
  id: '3b0e4a6c-58d1-4f5e-8a7b-1c2d3e4f5a6b',
  title: 'Boarding pass',
  description: null,
  category: 'other',
  documentType: 'other',
  stage: 'ilr',
  status: 'valid',
  chosenStatus: 'valid',
  expiryDate: null,
  issuedOn: null,
  coversFrom: null,
  coversTo: null,
  dependants: null,
  provesAddresses: null,
  uploadedAt: '2026-03-01T09:30:00.000Z',
  fileName: 'pass.pdf',
  fileType: 'application/pdf',
  fileSize: 1,
};

it('Documents of the vault are asked for when they are opened, and kept with the journey', async () => {
  const journey = aJourney('Spain', '2025-03-01', '2025-03-10', { id: 'spain' });
  const change = `PATCH /api/absence-journeys/${journey.id}`;
  const server = serverInMemory({
    'GET /api/absences/summary': () => ({ status: 200, body: anAbsenceSummary(0, 0) }),
    'GET /api/dependants': () => ({ status: 200, body: [] }),
    [documents]: () => ({ status: 200, body: [ticket] }),
    [change]: () => ({ status: 200, body: { ...journey, evidence: [ticket.id] } }),
  });
  const { person } = showPiece(<JourneyEditor journey={journey} others={[]} onClose={() => undefined} />);
  const summary = await screen.findByText('Evidence of this journey (optional)');
  expect(server.requests(documents)).toEqual([]);
  await person.click(summary);
  const group = within(await screen.findByRole('group', { name: /^Evidence of this journey/ }));
  await person.click(await group.findByRole('checkbox', { name: 'Boarding pass' }));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.requests(change)[0]?.body).toMatchObject({ evidence: [ticket.id] }));
});
