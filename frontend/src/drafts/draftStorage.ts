import type { z } from 'zod';

const prefix = 'settlewise.draft.';
const keyOf = (name: string) => `${prefix}${name}`;

/** What the browser would not keep (private windows, blocked site data, a full store): kept until the page is reloaded. */
const untilReload = new Map<string, string>();

/** The browser's store, or null where it may not be used. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** A draft as it was kept last, or null where there is none that the schema accepts. */
export function readDraft<T>(name: string, schema: z.ZodType<T>): T | null {
  const key = keyOf(name);
  const written = untilReload.get(key) ?? storage()?.getItem(key) ?? null;
  if (written === null) return null;
  try {
    const read = schema.safeParse(JSON.parse(written));
    return read.success ? read.data : null;
  } catch {
    // Not JSON: somebody else's writing, or cut off.
    return null;
  }
}

/** Keeps a draft, in place of the one before. */
export function writeDraft(name: string, draft: unknown): void {
  forgetDraft(name);
  const written = JSON.stringify(draft);
  try {
    window.localStorage.setItem(keyOf(name), written);
  } catch {
    untilReload.set(keyOf(name), written);
  }
}

export function forgetDraft(name: string): void {
  untilReload.delete(keyOf(name));
  storage()?.removeItem(keyOf(name));
}

/** Forgets every draft of this browser: the next person at it must not see them. */
export function forgetAllDrafts(): void {
  untilReload.clear();
  const store = storage();
  if (store === null) return;
  for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
}
