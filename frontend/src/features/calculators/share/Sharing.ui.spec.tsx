import { ilrCalculationResponse } from '@settlewise/contract/assessments';
import { shareAsVisitorRequest, shareResultRequest } from '@settlewise/contract/sharedResults';
import { calculateIlr } from '@settlewise/rules/calculators';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSealing } from '../../../record/drafts/sealing';
import { openSnapshot } from '../../../record/sharedResults/sealedSnapshot';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { aSavedCitizenshipResult, aSavedIlrResult, ilrForm } from '../../../testing/savedResults';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import type { Answered } from './answered';
import { ResultActs } from './ResultActs';
import { useShareDialog } from './useShareDialog';

const nobody = { 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) };
const signedIn = { 'GET /api/user': () => ({ status: 200, body: amina }) };
const made = { id: 's1', expiresAt: '2026-12-21T12:00:00.000Z' };
const own = {
  ...made,
  calculator: 'ilr',
  parts: ['verdict', 'reasons'],
  sharedAt: '2026-11-21T12:00:00.000Z',
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const linkNamed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const preview = () => screen.getByRole('region', { name: 'The reader will see' }).textContent;

/** As a result has them. */
function Acts({ answered }: { answered: Answered }) {
  const share = useShareDialog(answered);
  return (
    <>
      <ResultActs answered={answered} onShare={share.open} />
      {share.dialog}
    </>
  );
}

async function openDialog(answered = aSavedIlrResult()) {
  const { person } = showPiece(<Acts answered={answered} />, '/ilr?view=results');
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share this result' });
  // The form is there once it is known who shares.
  await screen.findByRole('button', { name: 'Make a link' });
  return person;
}

describe('sharing a result', () => {
  it('from an account sends nothing that can be read, and makes a link that opens the chosen parts', async () => {
    const server = serverInMemory({
      ...signedIn,
      'POST /api/shared-results': () => ({ status: 503, body: { message: 'No answer.' } }),
    });
    const person = await openDialog();
    expect(
      screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked),
      'the answer and the reasons are ticked, and nothing else',
    ).toEqual([true, true, false, false, false]);
    expect(preview()).toContain('Not who you are');
    await person.click(screen.getByRole('checkbox', { name: 'The trips' }));
    expect(preview()).toContain('2 trips');
    await person.click(screen.getByRole('checkbox', { name: 'The reasons' }));
    await person.click(button('Make a link'));
    expect((await screen.findByRole('alert')).textContent).toContain('No answer.');

    server.on('POST /api/shared-results', () => ({ status: 201, body: own }));
    await person.click(button('Make a link'));
    await screen.findByRole('dialog', { name: 'Your link is ready' });
    const [refused, sent] = server.requests('POST /api/shared-results');
    expect(sent?.idempotencyKey, 'the same request again').toBe(refused?.idempotencyKey);
    const { sealed, ...rest } = shareResultRequest.parse(sent?.body);
    expect(rest).toEqual({ calculator: 'ilr', parts: ['verdict', 'trips'] });

    const link = new URL(linkNamed('Link for the reader'));
    expect(link.pathname).toBe('/shared/s1');
    const opened = openSnapshot({ sealed, key: link.hash.slice(1) });
    expect(opened).toMatchObject({ trips: [{ from: '2024-03-01' }, { from: '2026-05-01' }] });
    expect(Object.keys(opened)).not.toContain('reasons');
    expect(JSON.stringify(server.sent)).not.toContain(link.hash.slice(1));
    expect(screen.queryByText('Private link to revoke it')).toBeNull();
  });

  it('without an account gives a private link that revokes', async () => {
    const revokeToken = 'r'.repeat(43);
    const server = serverInMemory({
      ...nobody,
      'POST /api/shared-results/visitor': () => ({ status: 201, body: { ...made, revokeToken } }),
    });
    const person = await openDialog(aSavedCitizenshipResult());
    await person.click(button('Make a link'));
    await screen.findByRole('dialog', { name: 'Your link is ready' });
    expect(new URL(linkNamed('Private link to revoke it')).hash).toBe(`#${revokeToken}`);
    // Closed by a slip, it is there again; and another one can be made.
    await person.keyboard('{Escape}');
    await person.click(button('Share'));
    expect(new URL(linkNamed('Private link to revoke it')).hash).toBe(`#${revokeToken}`);
    await person.click(button('Make another link'));
    await screen.findByRole('button', { name: 'Make a link' });
    const [sent] = server.requests('POST /api/shared-results/visitor');
    expect(Object.keys(shareAsVisitorRequest.parse(sent?.body))).toEqual(['sealed']);
  });

  it('needs a part, and says before it is sent what is too long', async () => {
    const server = serverInMemory(signedIn);
    const saved = aSavedIlrResult();
    if (saved.calculator !== 'ilr') expect.fail('a result of ILR');
    const detailedAbsences = Array.from({ length: 1_500 }, () => ({
      startDate: '2025-03-01',
      endDate: '2025-03-10',
    }));
    const form = { ...ilrForm, detailedAbsences };
    const result = ilrCalculationResponse.parse(calculateIlr(form, saved.result.calculationDate));
    const person = await openDialog({ ...saved, form, result });
    for (const name of ['The answer and its date', 'The reasons']) {
      await person.click(screen.getByRole('checkbox', { name }));
    }
    expect(button('Make a link').disabled).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: 'The trips' }));
    await person.click(button('Make a link'));
    expect((await screen.findByRole('alert')).textContent).toContain('This is too long to be shared');
    expect(server.requests('POST /api/shared-results')).toEqual([]);
  });
});

describe('the page of a shared result', () => {
  const address = '/shared/s1';
  const call = 'GET /api/shared-results/s1';

  it.each([
    [410, 'This link has ended'],
    [404, 'There is nothing at this link'],
    [429, 'We could not load what was shared'],
  ])('says what an answer of %s means', async (status, title) => {
    serverInMemory({ ...nobody, [call]: () => ({ status, body: { message: 'Refused.' } }) });
    openPage(`${address}#${'k'.repeat(43)}`);
    expect((await screen.findByRole('alert')).textContent).toContain(title);
  });

  it('shows nothing of a link whose words somebody else chose, and says so', async () => {
    const [one, other] = [
      { code: 'call_us', sentence: ['settlement', 'call_us'], values: {}, source: 'guideAn' },
      { version: 1, why: 'Call us at once.' },
    ] as const;
    const snapshot = {
      version: 2,
      calculator: 'ilr',
      calculatedOn: '2026-11-27',
      rules: '2026-11-29',
    } as const;
    const key = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
    const sealed = (content: unknown) => createSealing(key).seal('shared result', JSON.stringify(content));
    const open = async (content: unknown) => {
      const body = { sealed: sealed(content), expiresAt: made.expiresAt };
      serverInMemory({ ...nobody, [call]: () => ({ status: 200, body }) });
      openPage(`${address}#${key.replace('=', '')}`);
      return (await screen.findByRole('alert')).textContent;
    };
    expect(await open({ ...snapshot, reasons: [one] })).toContain('This link cannot be shown');
    cleanup();
    expect(await open(other)).toContain('This link was made by an earlier version');
    expect(document.body.textContent).not.toContain('Call us');
  });

  it.each([
    ['', 'This link is not complete'],
    ['#cut', 'This link is not right'],
  ])('says that the key is missing or wrong: %j', async (hash, title) => {
    const body = { sealed: btoa('x'.repeat(60)), expiresAt: made.expiresAt };
    serverInMemory({ ...nobody, [call]: () => ({ status: 200, body }) });
    openPage(`${address}${hash}`);
    expect((await screen.findByRole('alert')).textContent).toContain(title);
  });
});

describe('the private link of a visitor', () => {
  const standing = 'POST /api/shared-results/s1/standing';
  const revoking = 'POST /api/shared-results/s1/revoke';
  const revokeToken = 'r'.repeat(43);
  const works = () => ({ status: 200, body: { ended: false, expiresAt: made.expiresAt } });
  const ended = (endedAt: string | null) => () => ({ status: 200, body: { ended: true, endedAt } });
  const open = (hash = revokeToken) => openPage(`/shared/s1/revoke#${hash}`);

  it('ends what was shared when they press the button, and not before', async () => {
    const server = serverInMemory({
      ...nobody,
      [standing]: works,
      [revoking]: () => ({ status: 503, body: { message: 'Please try again.' } }),
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'End the link' }));
    expect(screen.getByText(/^This link works until 21 December 2026\./)).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('The link has not ended');
    server.on(revoking, () => {
      server.on(standing, ended('2026-11-26T09:05:00.000Z'));
      return { status: 204 };
    });
    await person.click(button('End the link'));
    expect(await screen.findByText('The link has ended')).toBeTruthy();
    expect(screen.getByText(/^It ended on 26 November 2026 at 09:05\./)).toBeTruthy();
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    expect([revoking, standing].map((call) => server.requests(call).at(-1)?.body)).toEqual([
      { revokeToken },
      { revokeToken },
    ]);
  });

  it.each([
    ['2026-11-26T09:05:00.000Z', 'It ended on 26 November 2026 at 09:05. What you shared is erased.'],
    [null, 'What you shared is erased.'],
  ])('says of a link that has ended since when, and offers nothing to press', async (endedAt, words) => {
    serverInMemory({ ...nobody, [standing]: ended(endedAt) });
    open();
    expect((await screen.findByText('The link has ended')).closest('[role=status]')?.textContent).toContain(
      `The link has ended${words}`,
    );
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
  });

  it('says that it is not right, where it was cut off or is another’s', async () => {
    const server = serverInMemory({
      ...nobody,
      [standing]: () => ({ status: 404, body: { message: 'There is no such.' } }),
    });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('This private link is not right');
    cleanup();
    open('');
    expect((await screen.findByRole('alert')).textContent).toContain('This private link is not right');
    expect(server.requests(standing)).toHaveLength(1);
  });

  it('can be looked at again when that failed', async () => {
    const server = serverInMemory({ ...nobody, [standing]: () => ({ status: 503 }) });
    const { person } = open();
    await screen.findByText('We could not look at this link');
    server.on(standing, works);
    await person.click(button('Try again'));
    expect(await screen.findByRole('button', { name: 'End the link' })).toBeTruthy();
  });
});

describe('the links of a person', () => {
  it('are listed by what they show, and revoked after a question', async () => {
    const server = serverInMemory({
      ...signedIn,
      'GET /api/assessments': () => ({ status: 200, body: [] }),
      'GET /api/shared-results': () => ({ status: 200, body: [own] }),
      'GET /api/notifications': () => ({ status: 200, body: [] }),
      'DELETE /api/shared-results/s1': () => ({ status: 204 }),
    });
    const { person } = openPage('/saved-results');
    const links = within(await screen.findByRole('region', { name: 'Shared links' }));
    expect(
      links.getByText(/Shows the answer and its date and the reasons\. Works until 21 December 2026\./),
    ).toBeTruthy();
    await person.click(links.getByRole('button', { name: 'Revoke' }));
    server.on('GET /api/shared-results', () => ({ status: 200, body: [] }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await expect.poll(() => screen.queryByRole('region', { name: 'Shared links' })).toBeNull();
    expect(server.requests('DELETE /api/shared-results/s1')).toHaveLength(1);
  });
});
