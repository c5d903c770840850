import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { visitorsKeys } from '../../testing/draftKeys';
import { draftKeyCall, serverInMemory } from '../../testing/serverInMemory';
import { askForDraftKeys, dropDraftKeys } from './draftKeys';
import { forgetAllDrafts } from './draftStorage';
import { useDraft } from './useDraft';

const schema = z.object({ name: z.string(), days: z.number() });
const empty = { name: '', days: 0 };
const open = () => renderHook(() => useDraft('spec', schema, () => empty)).result;
const slot = `settlewise.sealed.${visitorsKeys().own.holder}.spec`;

/** Done when the keys are there, or when it is known that they cannot be had. */
const asked = () => act(askForDraftKeys);

/** Leaves the page and comes back to it: what was in memory is gone, keys too. */
async function reload() {
  cleanup();
  dropDraftKeys();
  await askForDraftKeys();
  return open();
}

beforeEach(async () => {
  serverInMemory({});
  await askForDraftKeys();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  forgetAllDrafts();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

describe('What is typed into a form', () => {
  it('is there again after a reload', async () => {
    const form = open();
    act(() => form.current.change({ name: 'Spain' }));
    act(() => form.current.change({ days: 8 }));
    expect(form.current.draft).toEqual({ name: 'Spain', days: 8 });
    expect((await reload()).current.draft).toEqual({ name: 'Spain', days: 8 });
  });

  it('is gone once it was reset, after a reload as well', async () => {
    const form = open();
    act(() => form.current.change({ name: 'Spain' }));
    act(() => form.current.reset());
    expect(form.current.draft).toEqual(empty);
    expect((await reload()).current.draft).toEqual(empty);
    expect(window.localStorage.length).toBe(0);
  });

  it('is gone once all drafts are forgotten, and what else the browser keeps stays', async () => {
    window.localStorage.setItem('colour-scheme', 'dark');
    window.localStorage.setItem('settlewise.draft.older', '{"name":"Spain"}');
    const form = open();
    act(() => form.current.change({ name: 'Spain' }));
    cleanup();
    forgetAllDrafts();
    expect((await reload()).current.draft).toEqual(empty);
    expect(Object.keys(window.localStorage)).toEqual(['colour-scheme']);
  });

  it('is not kept before anything was typed', () => {
    open();
    expect(window.localStorage.length).toBe(0);
  });

  it('stands nowhere in the browser’s store: neither as it is nor in base64', () => {
    const form = open();
    act(() => form.current.change({ name: 'Llanfairpwllgwyngyll', days: 8 }));
    const everything = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(everything).toContain(slot);
    // In base64 a text reads in three ways, by where it begins.
    const inBase64 = [0, 1, 2].map((start) => btoa('Llanfairpwllgwyngyll'.slice(start, start + 15)));
    for (const shown of ['Llanfair', 'llgwyngyll', '"days"', ...inBase64])
      expect(everything).not.toContain(shown);
    // Nor is the key beside it.
    expect(everything).not.toContain(visitorsKeys().own.key);
  });

  it('counts for nothing once what was kept is damaged, or cut off', async () => {
    const form = open();
    act(() => form.current.change({ name: 'Spain' }));
    const sealed = window.localStorage.getItem(slot) ?? '';
    const damaged = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
    for (const written of [damaged, sealed.slice(0, -8), '', '{"name":"Spain","days":8}']) {
      window.localStorage.setItem(slot, written);
      expect((await reload()).current.draft).toEqual(empty);
    }
    window.localStorage.setItem(slot, sealed);
    expect((await reload()).current.draft.name).toBe('Spain');
  });

  it('counts for nothing when the form asks for other things by now', async () => {
    const form = renderHook(() => useDraft('spec', z.object({ name: z.string() }), () => ({ name: '' })));
    act(() => form.result.current.change({ name: 'Spain' }));
    expect(window.localStorage.getItem(slot)).not.toBeNull();
    expect((await reload()).current.draft).toEqual(empty);
  });

  it('stays until the reload where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const form = open();
    act(() => form.current.change({ name: 'Spain' }));
    cleanup();
    const again = open();
    expect(again.current.draft.name).toBe('Spain');
    act(() => again.current.reset());
    cleanup();
    expect(open().current.draft).toEqual(empty);
  });
});

describe('What is typed while there is no key', () => {
  const noAnswer = () => ({ status: 503 });
  const answer = () => ({ status: 200, body: visitorsKeys() });

  it('is kept for the page’s life, and sealed once the key is there', async () => {
    dropDraftKeys();
    const server = serverInMemory({ [draftKeyCall]: noAnswer });
    const form = open();
    await asked();
    act(() => form.current.change({ name: 'Spain' }));
    cleanup();
    const again = open();
    expect([again.current.draft.name, window.localStorage.length]).toEqual(['Spain', 0]);
    await asked();
    expect(window.localStorage.length, 'nothing is sealed without a key').toBe(0);

    server.on(draftKeyCall, answer);
    await asked();
    expect(Object.keys(window.localStorage)).toEqual([slot]);
    expect((await reload()).current.draft.name).toBe('Spain');
  });

  it('takes the place of what was kept; what nobody typed over or cleared stays, and is shown when the key comes', async () => {
    for (const [deed, shown] of [
      [null, 'Spain'],
      [(form: ReturnType<typeof open>) => form.current.change({ name: 'Peru' }), 'Peru'],
      [(form: ReturnType<typeof open>) => form.current.reset(), ''],
    ] as const) {
      serverInMemory({});
      await asked();
      const before = open();
      act(() => before.current.change({ name: 'Spain' }));
      const sealed = window.localStorage.getItem(slot);
      cleanup();
      dropDraftKeys();

      const server = serverInMemory({ [draftKeyCall]: noAnswer });
      const form = open();
      await asked();
      expect(form.current.draft).toEqual(empty);
      if (deed !== null) act(() => deed(form));
      expect(window.localStorage.getItem(slot), 'untouched without a key').toBe(sealed);
      server.on(draftKeyCall, answer);
      await asked();
      expect([form.current.draft.name, form.current.cameLate]).toEqual([shown, deed === null]);
      expect((await reload()).current.draft.name).toBe(shown);
      cleanup();
      forgetAllDrafts();
    }
  });
});
