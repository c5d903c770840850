import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { forgetAllDrafts } from './draftStorage';
import { useDraft } from './useDraft';

const schema = z.object({ name: z.string(), days: z.number() });
const open = () => renderHook(() => useDraft('spec', schema, () => ({ name: '', days: 0 }))).result;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe('What is typed into a form', () => {
  it('is there again after a reload', () => {
    const form = open();
    act(() => form.current.change({ name: 'Spain' }));
    act(() => form.current.change({ days: 8 }));
    expect(form.current.draft).toEqual({ name: 'Spain', days: 8 });
    cleanup();
    expect(open().current.draft).toEqual({ name: 'Spain', days: 8 });
  });

  it('is gone once it was reset, after a reload as well', () => {
    const form = open();
    act(() => form.current.change({ name: 'Spain' }));
    act(() => form.current.reset());
    expect(form.current.draft).toEqual({ name: '', days: 0 });
    cleanup();
    expect(open().current.draft).toEqual({ name: '', days: 0 });
  });

  it('is gone once all drafts are forgotten, and what else the browser keeps stays', () => {
    window.localStorage.setItem('colour-scheme', 'dark');
    const form = open();
    act(() => form.current.change({ name: 'Spain' }));
    cleanup();
    forgetAllDrafts();
    expect(open().current.draft).toEqual({ name: '', days: 0 });
    expect(window.localStorage.getItem('colour-scheme')).toBe('dark');
  });

  it('is not kept before anything was typed', () => {
    open();
    expect(window.localStorage.length).toBe(0);
  });

  it.each(['{"name":"Spain"}', '{"name":"Sp', 'null'])(
    'counts for nothing when %s is what was kept',
    (written) => {
      window.localStorage.setItem('settlewise.draft.spec', written);
      expect(open().current.draft).toEqual({ name: '', days: 0 });
    },
  );

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
  });
});
