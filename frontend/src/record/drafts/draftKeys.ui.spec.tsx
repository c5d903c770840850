import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { expectLimitMs } from '../../../../scripts/testLimits';
import { personsKeys, visitorsKeys } from '../../testing/draftKeys';
import { draftKeyCall, serverInMemory } from '../../testing/serverInMemory';
import { askForDraftKeys, draftKeys } from './draftKeys';
import {
  draftOpened,
  forgetAllDrafts,
  holderOfDraftsChanged,
  readDraft,
  sealClearDrafts,
  writeDraft,
} from './draftStorage';

const schema = z.object({ name: z.string() });
const read = () => readDraft('ilr', schema)?.name ?? null;
const keysKept = () => Object.keys(localStorage).toSorted();

/** Whoever the server takes the browser's person for. */
const serverFor = (body: unknown) => serverInMemory({ [draftKeyCall]: () => ({ status: 200, body }) });

/** The page is opened anew, by whoever the server takes its person for. */
async function openedBy(body: unknown) {
  const server = serverFor(body);
  holderOfDraftsChanged();
  await askForDraftKeys();
  return server;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  forgetAllDrafts();
  vi.unstubAllGlobals();
});

describe('A draft', () => {
  it('is read by its person alone, who finds it again after others', async () => {
    await openedBy(personsKeys(7));
    writeDraft('ilr', { name: 'Spain' });
    const own = keysKept();
    expect(own).toEqual([`settlewise.sealed.${personsKeys(7).own.holder}.ilr`]);

    // The session ran out, and somebody else is at the same browser.
    await openedBy(visitorsKeys());
    expect(read()).toBeNull();
    writeDraft('ilr', { name: 'Peru' });
    expect(keysKept()).toHaveLength(2);
    await openedBy(personsKeys(8));
    expect(read()).toBeNull();

    await openedBy(personsKeys(7));
    expect(read()).toBe('Spain');
    expect(keysKept()).toEqual(own);
  });

  it('that was typed before signing in is there afterwards, sealed for the person', async () => {
    await openedBy(visitorsKeys(1));
    writeDraft('ilr', { name: 'Spain' });
    writeDraft('citizenship', { name: 'Peru' });
    const asVisitor: Record<string, string> = { ...localStorage };

    await openedBy(personsKeys(7, 1));
    const { holder } = personsKeys(7).own;
    expect(keysKept()).toEqual([
      `settlewise.sealed.${holder}.citizenship`,
      `settlewise.sealed.${holder}.ilr`,
    ]);
    expect(read()).toBe('Spain');
    // Without the visitor's cookie as well: it is the person's now.
    await openedBy(personsKeys(7));
    expect(read()).toBe('Spain');
    // What the visitor's key had sealed is no use to another person's.
    localStorage.clear();
    for (const [key, value] of Object.entries(asVisitor))
      localStorage.setItem(key.replace(visitorsKeys(1).own.holder, holder), value);
    expect(read()).toBeNull();
  });

  it('of a visitor takes the place of an older one of the person, and not of a newer one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [minutes, expected] of [
      [5, 'as visitor'],
      [-5, 'signed in'],
    ] as const) {
      vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
      await openedBy(personsKeys(7));
      writeDraft('ilr', { name: 'signed in' });
      vi.setSystemTime(new Date(Date.now() + minutes * 60_000));
      await openedBy(visitorsKeys(1));
      writeDraft('ilr', { name: 'as visitor' });
      await openedBy(personsKeys(7, 1));
      expect(read()).toBe(expected);
      forgetAllDrafts();
    }
  });

  it('of a visitor whose browser was closed is put away: nothing opens it any more', async () => {
    await openedBy(visitorsKeys(1));
    writeDraft('ilr', { name: 'Spain' });
    await openedBy(visitorsKeys(2));
    expect([read(), keysKept()]).toEqual([null, []]);
  });

  it('that was typed while signing in took place is not lost', async () => {
    writeDraft('ilr', { name: 'Spain' });
    await openedBy(personsKeys(7));
    expect([read(), keysKept()]).toEqual(['Spain', [`settlewise.sealed.${personsKeys(7).own.holder}.ilr`]]);
  });
});

describe('Drafts of the earlier version, which lie in clear', () => {
  const clear = 'settlewise.draft.ilr';

  it('are sealed and taken away on whatever page the program starts', async () => {
    localStorage.setItem(clear, '{"name":"Spain"}');
    localStorage.setItem('settlewise.draft.onboarding.7', '{"name":"Amina"}');
    localStorage.setItem('settlewise.draft.cut', '{"na');
    serverFor(visitorsKeys());
    await sealClearDrafts();
    const { holder } = visitorsKeys().own;
    expect(keysKept()).toEqual([
      `settlewise.sealed.${holder}.ilr`,
      `settlewise.sealed.${holder}.onboarding.7`,
    ]);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Spain|Amina/);
    expect(read()).toBe('Spain');
    expect(readDraft('onboarding.7', schema)).toEqual({ name: 'Amina' });
  });

  it('are still there, and read, while there is no key', async () => {
    localStorage.setItem(clear, '{"name":"Spain"}');
    const server = serverInMemory({ [draftKeyCall]: () => ({ status: 500 }) });
    await sealClearDrafts();
    expect([read(), keysKept()]).toEqual(['Spain', [clear]]);
    writeDraft('ilr', { name: 'Peru' });
    server.on(draftKeyCall, () => ({ status: 200, body: visitorsKeys() }));
    await askForDraftKeys();
    expect([read(), keysKept()]).toEqual(['Peru', [`settlewise.sealed.${visitorsKeys().own.holder}.ilr`]]);
  });
});

describe('The key', () => {
  it('is asked for once by all who need it, and where something is sealed or lies in clear alone', async () => {
    const server = serverFor(visitorsKeys());
    await Promise.all([sealClearDrafts(), draftOpened('ilr')]);
    holderOfDraftsChanged();
    expect(server.sent).toEqual([]);
    await Promise.all([askForDraftKeys(), askForDraftKeys()]);
    await askForDraftKeys();
    expect(server.requests(draftKeyCall)).toHaveLength(1);

    writeDraft('ilr', { name: 'Spain' });
    // Without a key another form does not wait for one.
    holderOfDraftsChanged();
    await draftOpened('ilrOfRecord');
    expect(draftKeys()).toBeNull();
    await draftOpened('ilr');
    expect(read()).toBe('Spain');
  });

  it.each([
    ['the program is away', () => ({ status: 500 })],
    ['there were too many tries', () => ({ status: 429, headers: { 'retry-after': '90' } })],
    ['there is no line', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is none', () => ({ status: 200, body: { own: 'nobody' } })],
  ])('is asked for again by itself when %s', async (_why, refused) => {
    const server = serverInMemory({ [draftKeyCall]: refused });
    vi.useFakeTimers();
    await askForDraftKeys();
    writeDraft('ilr', { name: 'Spain' });
    expect([draftKeys(), keysKept()]).toEqual([null, []]);
    server.on(draftKeyCall, () => ({ status: 200, body: visitorsKeys() }));
    await vi.advanceTimersToNextTimerAsync();
    await vi.waitFor(() => expect(keysKept()).toHaveLength(1), { timeout: expectLimitMs });
  });

  it('is not asked for before the time that the server names, and at once when the browser is online again', async () => {
    const server = serverInMemory({
      [draftKeyCall]: () => ({ status: 429, headers: { 'retry-after': '90' } }),
    });
    vi.useFakeTimers();
    await askForDraftKeys();
    await askForDraftKeys();
    await vi.advanceTimersByTimeAsync(89_000);
    await askForDraftKeys();
    expect(server.requests(draftKeyCall)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.requests(draftKeyCall)).toHaveLength(2);

    forgetAllDrafts();
    server.on(draftKeyCall, () => Promise.reject(new TypeError('Failed to fetch')));
    await askForDraftKeys();
    server.on(draftKeyCall, () => ({ status: 200, body: visitorsKeys() }));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(draftKeys()).not.toBeNull(), { timeout: expectLimitMs });
  });

  it('that comes once somebody has signed out is not taken', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => {
      answer = done;
    });
    serverInMemory({
      [draftKeyCall]: async () => {
        await held;
        return { status: 200, body: personsKeys(7) };
      },
    });
    const asked = askForDraftKeys();
    forgetAllDrafts();
    answer();
    await asked;
    expect(draftKeys()).toBeNull();
  });
});
