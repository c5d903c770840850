import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAccess, anAdministratorsAccess, serverWithLegalAccess } from '../../../testing/legalAccess';
import { openPage } from '../../../testing/openPage';
import { showPiece } from '../../../testing/showPiece';
import { WhoHasSeen } from './WhoHasSeen';

const openTab = () => showPiece(<WhoHasSeen inSight />);
const lane = 'lane@law.example';

/** What was opened, a line each, once it is there. */
async function lines() {
  const region = await screen.findByRole('region', { name: 'Who has seen my record' });
  await within(region).findByRole('heading', { name: 'Saturday 21 November 2026' });
  return within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

describe('Who has seen my record', () => {
  it('stands there by day in London, the newest first, each access with what was opened', async () => {
    serverWithLegalAccess({
      looks: [
        anAccess('2026-11-21T14:05:00.000Z', 'document_file', 'Passport'),
        anAccess('2026-11-21T00:30:00.000Z', 'visa_history'),
        // Summer time: the next day has begun in London.
        anAccess('2026-07-01T23:30:00.000Z', 'timeline'),
      ],
    });
    openTab();
    const region = await screen.findByRole('region', { name: 'Who has seen my record' });
    await within(region).findByRole('heading', { name: 'Saturday 21 November 2026' });
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Saturday 21 November 2026', 'Thursday 2 July 2026']);
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `14:05Ms Lane (${lane}) opened your document “Passport”`,
      `00:30Ms Lane (${lane}) opened your visa history`,
      `00:30Ms Lane (${lane}) opened your timeline`,
    ]);
  });

  it('says of a download what it held, in general terms', async () => {
    const parts = ['progress', 'visa_history', 'addresses'];
    const held = (documents: number, identity: boolean) => ({
      ...anAccess('2026-11-21T14:05:00.000Z', 'download'),
      id: String(documents),
      downloaded: { parts, documents, identity },
    });
    serverWithLegalAccess({ looks: [held(3, false), held(1, true)] });
    openTab();
    const what = 'your progress, your visa history and your addresses';
    expect(await lines()).toEqual([
      `14:05Ms Lane (${lane}) downloaded your record as one file, with 3 documents, without identity data: ${what}`,
      `14:05Ms Lane (${lane}) downloaded your record as one file, with 1 document, with identity data: ${what}`,
    ]);
  });

  it('says of a bundle once how many documents it held, and the first of them', async () => {
    const bundle = (...documentTitles: string[]) => ({
      ...anAccess('2026-11-21T14:05:00.000Z', 'bundle'),
      id: documentTitles.join(),
      documentTitles,
    });
    serverWithLegalAccess({ looks: [bundle('A', 'B', 'C', 'D', 'E'), bundle('A', 'B'), bundle('A')] });
    openTab();
    expect((await lines()).map((line) => line?.replace(`14:05Ms Lane (${lane}) `, ''))).toEqual([
      'downloaded a bundle of 5 of your documents: “A”, “B”, “C” and 2 more',
      'downloaded a bundle of 2 of your documents: “A” and “B”',
      'downloaded a bundle of one of your documents: “A”',
    ]);
  });

  it('names an administrator as one, with the reason that was given', async () => {
    serverWithLegalAccess({
      looks: [
        anAdministratorsAccess('2026-11-21T14:05:00.000Z', 'Ticket 17: a journey is missing'),
        anAccess('2026-11-21T13:00:00.000Z'),
      ],
    });
    openTab();
    expect(await lines()).toEqual([
      '14:05A Settlewise administrator opened your record. The reason they gave: Ticket 17: a journey is missing',
      `13:00Ms Lane (${lane}) opened your timeline`,
    ]);
  });

  it('shows the newest three, and those before them when asked, without a request', async () => {
    const parts = ['timeline', 'progress', 'absences', 'visa_history', 'dependants'] as const;
    const server = serverWithLegalAccess({
      looks: parts.map((part, minutes) => anAccess(`2026-11-21T14:0${9 - minutes}:00.000Z`, part)),
    });
    const { person } = openTab();
    const region = await screen.findByRole('region', { name: 'Who has seen my record' });
    await within(region).findByRole('heading', { name: 'Saturday 21 November 2026' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await person.click(within(region).getByRole('button', { name: 'Show earlier' }));
    expect(within(region).getAllByRole('listitem')).toHaveLength(5);
    expect(within(region).queryByRole('button', { name: 'Show earlier' })).toBeNull();
    expect(server.requests('GET /api/legal-access/looks')).toHaveLength(1);
  });

  it('shows earlier accesses when asked, and says when there were none', async () => {
    const server = serverWithLegalAccess();
    const [newer, older] = [
      anAccess('2026-11-21T14:05:00.000Z'),
      anAccess('2026-11-20T09:00:00.000Z', 'progress'),
    ];
    server.on('GET /api/legal-access/looks', () => ({ status: 200, body: { looks: [newer], more: true } }));
    server.on(`GET /api/legal-access/looks?before=${encodeURIComponent(newer.at)}`, () => ({
      status: 200,
      body: { looks: [older], more: false },
    }));
    const { person } = openTab();
    await person.click(await screen.findByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText('opened your progress', { exact: false })).toBeTruthy();
    expect(screen.getByText('opened your timeline', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
    server.on('GET /api/legal-access/looks', () => ({ status: 200, body: { looks: [], more: false } }));
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^Nobody but you\./)).toBeTruthy();
  });

  it('is asked for only on its own tab', async () => {
    const server = serverWithLegalAccess();
    const { person } = openPage('/dashboard/password');
    await screen.findByRole('tab', { name: 'Access' });
    expect(server.sent.filter(({ path }) => path.startsWith('/api/legal-access'))).toEqual([]);
    await person.click(screen.getByRole('tab', { name: 'Access' }));
    await screen.findByText(/^Nobody but you\./);
    expect(server.requests('GET /api/legal-access/looks')).toHaveLength(1);
  });
});
