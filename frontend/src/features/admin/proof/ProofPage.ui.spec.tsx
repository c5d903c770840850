import type { ProofCheckResponse, ProofResponse } from '@settlewise/contract/admin';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverWithAdministrator } from '../../../testing/admin';
import { openPage } from '../../../testing/openPage';
import { aCheck } from '../../../testing/operations';

const publicKey = '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n';
const aTreeHead = {
  position: '120/119',
  events: 1100,
  writtenAt: '2026-11-21T13:55:00.000Z',
  logHash: 'e11f4c8a86a6a96d',
};

function serverWithChecks(checks: readonly ProofCheckResponse[], rest: Partial<ProofResponse> = {}) {
  const server = serverWithAdministrator();
  const answer = (found: readonly ProofCheckResponse[]) => () => ({
    status: 200,
    body: { checks: found, heads: [aTreeHead], publicKey, ...rest },
  });
  server.on('GET /api/admin/proof', answer(checks));
  return {
    server,
    nowFind: (found: ProofCheckResponse[]) => server.on('GET /api/admin/proof', answer(found)),
  };
}

const theLog = async () => within(await screen.findByRole('region', { name: 'The log' }));

describe('Whether the log is as it was written', () => {
  it('says that it is, by how much was looked at', async () => {
    serverWithChecks([aCheck()]);
    openPage('/admin/proof');
    const log = await theLog();
    expect(log.getByText('The log is sound')).toBeTruthy();
    expect(log.getByText(/1,200 events in 85 streams. All 12 signed tree heads agree/)).toBeTruthy();
  });

  it('names the first event that does not fit, in a sentence, with the ways to it', async () => {
    const broken = {
      fault: 'content' as const,
      stream: 'absences-id-amara',
      revision: 3,
      eventId: 'event-9',
      type: 'AbsenceRecorded',
      position: '118/117',
      what: 'This event is not as it was written.',
    };
    serverWithChecks([aCheck({ state: 'broken', broken })]);
    openPage('/admin/proof');
    const log = await theLog();
    expect(log.getByText('An event was changed after it was written')).toBeTruthy();
    expect(log.getByText(/^This event is not as it was written\./)).toBeTruthy();
    const hrefs = log.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(hrefs).toEqual([
      ['AbsenceRecorded', '/admin/events/event-9'],
      ['Journeys', '/admin/streams/absences-id-amara'],
    ]);
    expect(log.queryByText('The log is sound')).toBeNull();
  });

  it('does not take a check that failed for one that found the log sound', async () => {
    serverWithChecks([aCheck({ id: 'late', state: 'failed', reason: 'The store was away.' }), aCheck()]);
    openPage('/admin/proof');
    const log = await theLog();
    expect(log.getByText('The last check could not be carried through')).toBeTruthy();
    expect(log.getByText(/says nothing about the log itself. The store was away\./)).toBeTruthy();
    expect(log.queryByText('The log is sound')).toBeNull();
  });

  it('leaves what failed checks found open, until it is closed, and on paper always', async () => {
    const broken = {
      fault: 'content' as const,
      stream: 'absences-id-amara',
      revision: 3,
      eventId: 'event-9',
      type: 'AbsenceRecorded',
      position: '118/117',
      what: 'This event is not as it was written.',
    };
    serverWithChecks([
      aCheck({ id: 'newest' }),
      aCheck({ id: 'broken', state: 'broken', broken }),
      aCheck({ id: 'failed', state: 'failed', reason: 'The store was away.' }),
    ]);
    const { person } = openPage('/admin/proof');
    const checks = within(await screen.findByRole('region', { name: 'Checks of the log, the newest first' }));
    expect(checks.getByText('The store was away.')).toBeTruthy();
    expect(checks.getByRole('link', { name: 'See the event' }).getAttribute('href')).toBe(
      '/admin/events/event-9',
    );
    const [ofBroken, ofFailed] = checks.getAllByRole('button', { name: /^Details: / });
    for (const button of [ofBroken, ofFailed]) if (button !== undefined) await person.click(button);
    expect(checks.queryByText(broken.what)).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    expect(checks.getByText(broken.what)).toBeTruthy();
    expect(checks.getByText('The store was away.')).toBeTruthy();
    window.dispatchEvent(new Event('afterprint'));
    expect(checks.queryByText(broken.what)).toBeNull();
    if (ofBroken !== undefined) await person.click(ofBroken);
    expect(checks.getByText(broken.what)).toBeTruthy();
  });

  it('checks when asked, shows how far it is, and what came out without anything being pressed', async () => {
    const { server, nowFind } = serverWithChecks([]);
    const running = aCheck({ state: 'running', finishedAt: null, events: 300 });
    server.on('POST /api/admin/proof/checks', () => {
      nowFind([running]);
      return { status: 202, body: running };
    });
    const { person } = openPage('/admin/proof');
    const log = await theLog();
    expect(log.getByText('The log has not been checked yet')).toBeTruthy();
    await person.click(log.getByRole('button', { name: 'Check now' }));
    const bar = await log.findByRole('progressbar', { name: 'Check of the log' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
      '25',
      '300 of about 1,200 events looked at',
    ]);
    await person.click(log.getByRole('button', { name: 'Checking…' }));
    expect(server.requests('POST /api/admin/proof/checks')).toHaveLength(1);
    nowFind([aCheck()]);
    expect(await log.findByText('The log is sound')).toBeTruthy();
    expect(log.queryByRole('progressbar')).toBeNull();
    expect(log.getByRole('button', { name: 'Check now' })).toBeTruthy();
  });

  it('says why a check could not be started', async () => {
    const { server } = serverWithChecks([]);
    server.on('POST /api/admin/proof/checks', () => ({
      status: 503,
      body: { message: 'The store of the jobs is away.' },
    }));
    const { person } = openPage('/admin/proof');
    await person.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('The store of the jobs is away.')).toBeTruthy();
  });

  it('hands out hash and key, and says when the place of the tree heads is away', async () => {
    const { server } = serverWithChecks([aCheck()]);
    const { person } = openPage('/admin/proof');
    await person.click(await screen.findByRole('button', { name: 'Copy the key' }));
    expect(await navigator.clipboard.readText()).toBe(publicKey);
    await person.click(screen.getByRole('button', { name: 'Copy the hash at 1,100 events' }));
    expect(await navigator.clipboard.readText()).toBe(aTreeHead.logHash);
    server.on('GET /api/admin/proof', () => ({ status: 200, body: { checks: [], heads: null, publicKey } }));
    server.on('POST /api/admin/proof/checks', () => ({ status: 202, body: {} }));
    await person.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('The second place is away')).toBeTruthy();
  });
});
