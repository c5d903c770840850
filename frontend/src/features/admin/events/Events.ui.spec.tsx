import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAdminEvent, keepsRecordAccess, lastListed, serverWithAdministrator } from '../../../testing/admin';
import { setField } from '../../../testing/setField';
import { openPage } from '../../../testing/openPage';

const first = anAdminEvent('AbsenceRecorded');
const led = anAdminEvent('NotificationIssued', { actorRole: 'system', actorName: null });
const further = anAdminEvent('MailSent', { actorRole: 'system', actorName: null });

describe('The events', () => {
  it('are narrowed by what the address says, and saved as a file by the same', async () => {
    const server = serverWithAdministrator();
    const filter = JSON.stringify({ actorRole: 'admin', userId: 'id-amara' });
    openPage(`/admin/events?${new URLSearchParams({ filter }).toString()}`);
    expect(await screen.findByRole('link', { name: 'Absence recorded' })).toBeTruthy();
    expect(JSON.stringify(lastListed(server, '/api/admin/events').filter)).toBe(filter);
    const file = screen.getByRole('link', { name: 'Save these events as CSV' }).getAttribute('href');
    expect(new URL(file ?? '', 'https://example.org').searchParams.get('filter')).toBe(filter);
    expect(screen.getByRole('button', { name: 'More filters: 2 in use' })).toBeTruthy();
    expect(screen.getByText('1 of 1 event')).toBeTruthy();
  });

  it('offers the types and kinds there are, and takes a period by London’s days', async () => {
    const server = serverWithAdministrator();
    const { person } = openPage('/admin/events');
    await screen.findByRole('option', { name: 'Absence removed' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Absence removed');
    setField(screen.getByRole('textbox', { name: 'From' }), '1/7/2026');
    setField(screen.getByRole('textbox', { name: 'Until' }), '2/7/2026');
    await waitFor(() =>
      expect(lastListed(server, '/api/admin/events').filter).toEqual({
        type: 'AbsenceRemoved',
        from: '2026-06-30T23:00:00.000Z',
        to: '2026-07-02T23:00:00.000Z',
      }),
    );
  });
});

describe('One event', () => {
  it('stands in the chain of cause, each event under the one that led to it', async () => {
    const server = serverWithAdministrator();
    const path = `/api/admin/events/${led.id}`;
    server.on(`GET ${path}`, () => ({ status: 200, body: led }));
    server.on(`GET ${path}/chain`, () => ({
      status: 200,
      body: {
        correlationId: 'correlation-1',
        events: [
          { ...first, causedBy: null },
          { ...led, causedBy: first.id },
          { ...further, causedBy: led.id },
        ],
        more: false,
      },
    }));
    openPage(`/admin/events/${led.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Notification sent' })).toBeTruthy();
    const chain = within(await screen.findByRole('list', { name: 'What “Absence recorded” led to' }));
    expect(chain.getByText('This event')).toBeTruthy();
    const after = within(chain.getByRole('list', { name: 'What “Notification sent” led to' }));
    expect(after.getByRole('link', { name: 'Mail sent' }).getAttribute('href')).toBe(
      `/admin/events/${further.id}`,
    );
  });
});

const moments = [
  { revision: 0, type: 'AbsenceRecorded', recordedAt: '2026-11-01T10:00:00.000Z' },
  { revision: 1, type: 'AbsenceChanged', recordedAt: '2026-11-02T10:00:00.000Z' },
];

function aStream(then: string) {
  const now = {
    revision: 1,
    recordedAt: moments[1]?.recordedAt,
    state: { to: 'Porto', reason: 'family', link: { email: 'a@b.org' } },
  };
  return {
    stream: 'absences-id-amara',
    userId: 'id-amara',
    erased: false,
    asOf: then === 'Porto' ? now : { ...now, revision: 0, state: { to: then, reason: 'family', link: null } },
    now,
    changes:
      then === 'Porto'
        ? []
        : [
            { path: 'to', before: then, after: 'Porto' },
            { path: 'link.email', before: null, after: 'a@b.org' },
          ],
    moments,
  };
}

describe('A stream', () => {
  const path = '/api/admin/streams/absences-id-amara';

  it('asks for a look at the person that the server names, then shows then and now beside each other', async () => {
    const server = serverWithAdministrator();
    keepsRecordAccess(server);
    server.on(`GET ${path}?look=look-1`, () => ({ status: 200, body: aStream('Porto') }));
    server.on(`GET ${path}?asOf=2026-11-01T10%3A00%3A00.000Z&look=look-1`, () => ({
      status: 200,
      body: aStream('Lisbon'),
    }));
    const { person } = openPage('/admin/streams/absences-id-amara');
    await person.click(await screen.findByRole('button', { name: 'Open this record' }));
    // Nothing is asked for that is known to be refused.
    expect(server.requests(`GET ${path}`)).toEqual([]);
    setField(screen.getByRole('textbox', { name: 'Reason' }), 'She asked us for help');
    await person.click(screen.getByRole('button', { name: 'Open record' }));

    expect((await screen.findByRole('region', { name: 'Now' })).textContent).toContain('ToPorto');
    expect(screen.queryByRole('region', { name: /^Then/ })).toBeNull();
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'After an event' }),
      '2026-11-01T10:00:00.000Z',
    );
    const then = await screen.findByRole('region', { name: 'Then: 01 Nov 2026, 10:00:00' });
    expect(then.textContent).toContain('ToLisbonDifferent now');
    expect(then.textContent).toContain('ReasonfamilyLink–Different now');
    expect(screen.getByRole('region', { name: 'Now' }).textContent).toContain('ToPortoDifferent then');
    const changes = screen.getByRole('table', { name: 'What changed from then to now' });
    expect(changes.textContent).toContain('ToChangedLisbonPorto');
  });

  it('that is open already is shown at once, without a second reason', async () => {
    const server = serverWithAdministrator();
    keepsRecordAccess(server, { open: true });
    server.on(`GET ${path}?look=look-1`, () => ({ status: 200, body: aStream('Porto') }));
    openPage('/admin/streams/absences-id-amara');
    expect((await screen.findByRole('region', { name: 'Now' })).textContent).toContain('ToPorto');
    expect(screen.getByText(/“She asked us for help”/)).toBeTruthy();
    expect(server.requests('POST /api/admin/looks')).toEqual([]);
  });

  it('about nobody needs no open record, and a time that cannot be read is not asked for', async () => {
    const server = serverWithAdministrator();
    server.on('GET /api/admin/streams/administrators', () => ({
      status: 200,
      body: { ...aStream('Porto'), stream: 'administrators', userId: null },
    }));
    const { person, router } = openPage('/admin/streams/administrators');
    await screen.findByRole('region', { name: 'Now' });
    expect(screen.queryByRole('button', { name: 'Open this record' })).toBeNull();
    setField(screen.getByRole('textbox', { name: 'Or a day' }), '1/7/2026');
    const time = screen.getByRole('textbox', { name: 'Time in London' });
    setField(time, '25:00');
    await person.click(screen.getByRole('button', { name: 'Show this moment' }));
    expect(await screen.findByText('Please enter a time, like 14:05')).toBeTruthy();
    setField(time, '9:30');
    await person.click(screen.getByRole('button', { name: 'Show this moment' }));
    await waitFor(() => expect(router.state.location.search).toBe('?asOf=2026-07-01T08%3A30%3A00.000Z'));
  });
});
