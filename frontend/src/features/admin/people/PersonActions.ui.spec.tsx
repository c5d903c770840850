import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../../testing/admin';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { Toasts } from '../../../ui/toasts/Toasts';
import { PersonActions } from './PersonActions';

const acts: readonly {
  readonly rest: Parameters<typeof anAccount>[1];
  readonly label: string;
  readonly act: string;
  readonly call: string;
  readonly payload: object;
  readonly done: string;
}[] = [
  {
    rest: {},
    label: 'Make administrator',
    act: 'Make administrator',
    call: 'role',
    payload: { role: 'admin' },
    done: 'amara is an administrator.',
  },
  {
    rest: { role: 'admin' },
    label: 'Take administrator’s role away',
    act: 'Take role away',
    call: 'role',
    payload: { role: 'user' },
    done: 'amara is no longer an administrator.',
  },
  {
    rest: { state: 'locked' },
    label: 'Unlock account',
    act: 'Unlock account',
    call: 'unlock',
    payload: {},
    done: 'amara’s account is unlocked.',
  },
  {
    rest: {},
    label: 'End sessions',
    act: 'End sessions',
    call: 'end-sessions',
    payload: {},
    done: 'amara is signed out everywhere.',
  },
  {
    rest: { secondFactor: true },
    label: 'Turn off two-step sign-in',
    act: 'Turn off',
    call: 'turn-off-second-factor',
    payload: {},
    done: 'Two-step sign-in is off for amara.',
  },
];

it.each(acts)('$label is sent with its reason, and said when it is done', async (each) => {
  const account = anAccount('amara', each.rest);
  const call = `POST /api/admin/users/id-amara/${each.call}`;
  const server = serverInMemory({ [call]: () => ({ status: 200, body: account }) });
  const { person } = showPiece(
    <main>
      <PersonActions person={account} />
      <Toasts />
    </main>,
  );
  await person.click(screen.getByRole('button', { name: each.label }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She asked us for it');
  await person.click(dialog.getByRole('button', { name: each.act }));
  expect(await screen.findByText(each.done)).toBeTruthy();
  expect(server.requests(call).map(({ body }) => body)).toEqual([
    { ...each.payload, reason: 'She asked us for it' },
  ]);
});

it('An administrator cannot be locked', () => {
  showPiece(<PersonActions person={anAccount('ruth', { role: 'admin' })} />);
  expect(screen.queryByRole('button', { name: 'Lock account' })).toBeNull();
  expect(screen.getByText(/An administrator cannot be locked/)).toBeTruthy();
});

it('A locked account cannot be made an administrator', () => {
  showPiece(<PersonActions person={anAccount('amara', { state: 'locked' })} />);
  expect(screen.queryByRole('button', { name: 'Make administrator' })).toBeNull();
  expect(screen.getByText(/A locked account cannot be made an administrator/)).toBeTruthy();
});
