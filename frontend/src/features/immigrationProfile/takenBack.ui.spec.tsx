import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { serverInMemory } from '../../testing/serverInMemory';
import { anIlrProgress } from '../../testing/progress';
import { showPiece } from '../../testing/showPiece';
import { history, saveVisa, visa } from './testing/immigrationProfileTesting';
import { VisaForm } from './VisaForm';
import { VisaHistoryDialog } from './VisaHistoryDialog';

const before = {
  id: 'h1',
  visaType: 'skilled_worker',
  startDate: '2018-01-01',
  endDate: '2021-11-30',
  appliedOn: null,
  appliedInTime: null,
  gapBefore: null,
};
const serverOfAmina = () => serverInMemory({ 'GET /api/user': () => ({ status: 200, body: amina }) });
const inTime = () => screen.getByLabelText<HTMLSelectElement>(/^Did you apply for it before the visa before/);

it('The visa form shows the answers about an application and takes them back', async () => {
  const server = serverOfAmina();
  const gap = { ...visa, appliedOn: '2021-11-27', previousVisaHistory: [before] };
  server.on(saveVisa, () => ({ status: 200, body: { ...gap, appliedInTime: null, appliedOn: null } }));
  const kept = { ...gap, appliedInTime: 'not_sure' } as const;
  const { person } = showPiece(<VisaForm visa={kept} onUnsaved={() => undefined} />);
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: /^Date you applied/ });
  expect([inTime().value, day.value]).toEqual(['not_sure', '27 Nov 2021']);
  await person.selectOptions(inTime(), 'Not answered');
  await person.clear(day);
  await person.click(screen.getByRole('button', { name: 'Save visa information' }));
  await waitFor(() => expect(server.requests(saveVisa)).toHaveLength(1));
  expect(server.requests(saveVisa)[0]?.body).toMatchObject({ appliedInTime: null, appliedOn: null });
});

it('Turning ILR on hides the expiry of the visa, and turning it off shows it again', async () => {
  serverOfAmina();
  const ending = { ...visa, visaExpiryDate: addDays(civilDateInLondon(new Date()), 60) };
  const { person } = showPiece(<VisaForm visa={ending} onUnsaved={() => undefined} />);
  const ilr = screen.getByRole('switch', { name: /indefinite leave to remain/ });
  expect(screen.getByText('Expires in 60 days')).toBeTruthy();
  await person.click(ilr);
  expect(screen.queryByText('Expires in 60 days')).toBeNull();
  await person.click(ilr);
  expect(screen.getByText('Expires in 60 days')).toBeTruthy();
});

it('A visa whose extension waits for a decision is not said to have expired', async () => {
  const today = civilDateInLondon(new Date());
  const ended = addDays(today, -3);
  serverOfAmina().on('GET /api/immigration/profile/ilr-progress', () => ({
    status: 200,
    body: anIlrProgress({ extensionAppliedOn: addDays(today, -10) }),
  }));
  showPiece(<VisaForm visa={{ ...visa, visaExpiryDate: ended }} onUnsaved={() => undefined} />);
  await waitFor(() => expect(screen.queryByText(/^Expired/)).toBeNull());
});

it('The dialog of an earlier visa shows the answer about its application and takes it back', async () => {
  const server = serverOfAmina();
  const change = `PUT ${history}/h2`;
  const after = { ...before, id: 'h2', startDate: '2022-01-09', endDate: '2024-01-08' };
  const entry = { ...after, appliedInTime: 'yes' } as const;
  server.on(change, () => ({ status: 200, body: after }));
  server.on(`GET ${history}`, () => ({ status: 200, body: [] }));
  const { person } = showPiece(
    <VisaHistoryDialog entry={entry} entries={[entry, before]} onClose={() => undefined} />,
  );
  expect(inTime().value).toBe('yes');
  await person.selectOptions(inTime(), 'Not answered');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.requests(change)).toHaveLength(1));
  expect(server.requests(change)[0]?.body).toMatchObject({ appliedInTime: null });
});
