import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { ImportDialog } from './ImportDialog';

const table = '1/3/2025,10/3/2025,Spain,Holiday';
const check = 'POST /api/absences/import?dryRun=1';
const add = 'POST /api/absences/import';

const spain = {
  row: 1,
  outcome: 'new',
  typed: ['1/3/2025', '10/3/2025', 'Spain', 'Holiday'],
  problems: [],
  journey: {
    departureDate: '2025-03-01',
    returnDate: '2025-03-10',
    days: 10,
    destination: 'Spain',
    reason: 'holiday',
    notes: null,
    crownDependency: null,
  },
};
const peru = {
  row: 2,
  outcome: 'refused',
  typed: ['30/02/2025', '', 'Peru', 'Holiday'],
  problems: [{ field: 'departureDate', message: 'February 2025 has no day 30' }],
  journey: {
    departureDate: null,
    returnDate: null,
    days: null,
    destination: 'Peru',
    reason: 'holiday',
    notes: null,
    crownDependency: null,
  },
};
const answer = (added: number, alreadyThere: number, rows: object[] = [spain, peru]) => ({
  status: 200,
  body: { dryRun: true, heading: false, added, alreadyThere, refused: 1, rows },
});

/** Opens the dialog with a table in it. */
async function open() {
  const server = serverInMemory({ [check]: () => answer(1, 0), [add]: () => answer(1, 0) });
  const closed: true[] = [];
  const { person } = showPiece(<ImportDialog onClose={() => closed.push(true)} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import journeys' }));
  await person.type(dialog.getByLabelText('Your journeys'), table);
  const press = (name: string) => person.click(dialog.getByRole('button', { name }));
  return { server, closed, dialog, press, person };
}

describe('Journeys that are imported', () => {
  it('are shown with what is wrong, and added under one key', async () => {
    const { server, closed, dialog, press } = await open();
    await press('Check the journeys');
    expect((await dialog.findByRole('status')).textContent).toBe(
      '1 journey to add. 1 row with a problem is left out.',
    );
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toContain('01 Mar 2025 – 10 Mar 2025, Spain, Holiday');
    expect(rows[2]).toContain('Left out');
    expect(rows[2]).toContain('30/02/2025 · Peru · Holiday');
    expect(rows[2]).toContain('February 2025 has no day 30');
    server.on(add, () => ({ status: 503, body: { message: 'Nothing was changed.' } }));
    await press('Add 1 journey');
    expect((await dialog.findByRole('alert')).textContent).toBe('Nothing was changed.');
    server.on(add, () => answer(1, 0));
    await press('Add 1 journey');
    await waitFor(() => expect(closed).toEqual([true]));
    expect(server.requests(add).map(({ body }) => body)).toEqual([{ text: table }, { text: table }]);
    const keys = server.requests(add).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/\S/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('stay in the dialog when they could not be sent, or when there are none', async () => {
    const { server, dialog, press } = await open();
    server.on(check, () => Promise.reject(new TypeError('Failed to fetch')));
    await press('Check the journeys');
    expect((await dialog.findByRole('alert')).textContent).toContain('We could not reach Settlewise.');
    server.on(check, () => ({ status: 422, body: { message: 'There are no journeys in this table.' } }));
    await press('Check the journeys');
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe('There are no journeys in this table.'),
    );
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Your journeys').value).toBe(table);
    server.on(check, () => answer(1, 0));
    await press('Check the journeys');
    expect(await dialog.findByRole('button', { name: 'Add 1 journey' })).toBeTruthy();
  });

  it('that only end the open journey can be sent', async () => {
    const { server, dialog, press } = await open();
    const row = { ...spain, outcome: 'ends_open' };
    server.on(check, () => ({ ...answer(0, 0, [row]), body: { ...answer(0, 0, [row]).body, ended: 1 } }));
    await press('Check the journeys');
    expect((await dialog.findByRole('status')).textContent).toContain('1 open journey gets its return date.');
    expect(dialog.getByText('Ends the open journey')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Enter the return date' })).toBeTruthy();
  });

  it('of a file are not shown as the text of the file when another one is wanted', async () => {
    const { dialog, press, person } = await open();
    const field = () => dialog.getByLabelText<HTMLTextAreaElement>('Your journeys');
    await person.clear(field());
    const file = Object.assign(new File([table], 'journeys.csv', { type: 'text/csv' }), {
      // The document of these tests has files that cannot be read.
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(table).buffer),
    });
    await person.upload(dialog.getByLabelText(/Or choose a CSV file/), file);
    expect((await dialog.findByRole('status')).textContent).toContain('1 journey to add.');
    await press('Choose another file');
    expect(field().value).toBe('');
  });

  it('are not added again where all of them are there', async () => {
    const { server, closed, dialog, press } = await open();
    server.on(check, () => answer(0, 1, [{ ...spain, outcome: 'already_there' }]));
    await press('Check the journeys');
    expect((await dialog.findByRole('status')).textContent).toContain('1 in your record already.');
    expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull();
    await press('Back to the table');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Your journeys').value).toBe(table);
    await press('Check the journeys');
    await dialog.findByRole('status');
    const [last] = dialog.getAllByRole('button', { name: 'Close' }).toReversed();
    last?.click();
    await waitFor(() => expect(closed).toEqual([true]));
  });
});
