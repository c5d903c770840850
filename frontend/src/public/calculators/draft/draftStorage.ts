import type { z } from 'zod';

const keyOf = (name: string) => `settlewise.draft.${name}`;

/** The browser's store, or null where it keeps nothing (private windows, blocked site data). */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    // The form works all the same; it only does not survive a reload.
    return null;
  }
}

/** A draft as it was kept last, or null where there is none that the schema accepts. */
export function readDraft<T>(name: string, schema: z.ZodType<T>): T | null {
  const written = storage()?.getItem(keyOf(name)) ?? null;
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
  try {
    storage()?.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // The store is full: what was kept before would come back as if it were the latest.
    forgetDraft(name);
  }
}

export function forgetDraft(name: string): void {
  storage()?.removeItem(keyOf(name));
}
