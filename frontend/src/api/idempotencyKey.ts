import { useState } from 'react';

/** A random id; `crypto.randomUUID` is missing where the page is not served securely. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export interface IdempotencyKeys {
  /** The key for a payload: the same while the same payload is tried again, a new one once it changes. */
  keyFor(payload: unknown): string;
  /** Call it when the server has accepted: the same words sent again then mean a second deed. */
  accepted(): void;
}

/** Keys for one deed, so that a retry after a lost answer does not do the thing twice. */
export function idempotencyKeys(): IdempotencyKeys {
  let last: { readonly payload: string; readonly key: string } | null = null;
  return {
    keyFor(payload) {
      const written = JSON.stringify(payload);
      if (last?.payload !== written) last = { payload: written, key: newKey() };
      return last.key;
    },
    accepted() {
      last = null;
    },
  };
}

/** Keys for one form. */
export const useIdempotencyKeys = (): IdempotencyKeys => useState(idempotencyKeys)[0];
