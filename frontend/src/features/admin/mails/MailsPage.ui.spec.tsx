import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lastListed, listOf, serverWithAdministrator } from '../../../testing/admin';
import { openPage } from '../../../testing/openPage';
import { aMail } from '../../../testing/operations';

const list = async () => within(await screen.findByRole('table', { name: 'List of mails' }));

it('Mails stand with what they were for, what became of them and why, without address and words', async () => {
  const server = serverWithAdministrator();
  server.on('GET /api/admin/mails', () =>
    listOf([
      aMail('m1', { kind: 'digest', state: 'failed', tries: 3, reason: 'Mailbox unavailable' }),
      aMail('m2', { userId: null }),
    ]),
  );
  const { person } = openPage('/admin/mails');
  const [, first, second] = (await list()).getAllByRole('row');
  expect(first?.textContent).toContain('RemindersFaileda…@e….orgThe person3Mailbox unavailable');
  expect(second?.textContent).toContain('Confirm your addressSenta…@e….orgErased person1–');
  await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Mail' }), 'Reminders');
  await waitFor(() =>
    expect(lastListed(server, '/api/admin/mails')).toMatchObject({
      filter: { state: 'failed', kind: 'digest' },
      sort: ['lastTriedAt', 'DESC'],
    }),
  );
});
