import type { DraftKey } from '@settlewise/contract/drafts';
import { callFor } from '../../api/client';
import { ApiError } from '../../api/errors';
import { onDemand } from '../../api/shapes';
import type { Sealing } from './sealing';

/** Somebody whose drafts can be sealed and read here. */
export interface DraftHolder extends Sealing {
  readonly holder: string;
}

export interface DraftKeys {
  /** New drafts are sealed under this one. */
  readonly own: DraftHolder;
  /** Of the same browser before its person signed in. */
  readonly asVisitor: DraftHolder | null;
}

// In memory alone: a key beside what it opens would protect nothing.
let keys: DraftKeys | null = null;
let asking: Promise<void> | null = null;
let tries = 0;
let notBeforeMs = 0;
let nextTry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const firstWaitMs = 5_000;
const longestWaitMs = 2 * 60_000;

/** The keys, or null as long as they are not there. */
export const draftKeys = (): DraftKeys | null => keys;

/** Tells when the keys come or go. @returns what ends it */
export function onDraftKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Asks the server for the keys, once for all who ask at the same time. Done when they are there or could not be had: then
 * they are asked for again by and by, and as soon as the browser is online again. Never fails.
 */
export function askForDraftKeys(): Promise<void> {
  if (keys !== null || Date.now() < notBeforeMs) return Promise.resolve();
  if (asking !== null) return asking;
  stopWaiting();
  const asked: Promise<void> = fetchKeys()
    .then(
      (found) => {
        // Somebody signed in or out meanwhile.
        if (asking !== asked) return;
        tries = 0;
        keys = found;
      },
      (error: unknown) => {
        if (asking === asked) askAgainLater(error);
      },
    )
    .then(() => {
      if (asking !== asked) return;
      asking = null;
      if (keys !== null) tellAll();
    });
  asking = asked;
  return asked;
}

/** Forgets the keys: another person's are to be asked for, or nobody's. */
export function dropDraftKeys(): void {
  stopWaiting();
  [keys, asking, tries, notBeforeMs] = [null, null, 0, 0];
  tellAll();
}

async function fetchKeys(): Promise<DraftKeys> {
  const [{ createSealing }, { own, asVisitor }] = await Promise.all([import('./sealing'), oneTabAtATime()]);
  const holderOf = ({ holder, key }: DraftKey): DraftHolder => ({ holder, ...createSealing(key) });
  return { own: holderOf(own), asVisitor: asVisitor === null ? null : holderOf(asVisitor) };
}

/**
 * Two tabs of a visitor that asked at once would be given two cookies, and the browser keeps one. Where it has no locks
 * (plain http) that is left to chance.
 */
function oneTabAtATime() {
  const ask = () => callFor(onDemand('draftKeysResponse'), 'GET', '/api/drafts/key');
  return 'locks' in navigator ? navigator.locks.request('settlewise.draftKeys', ask) : ask();
}

function askAgainLater(error: unknown): void {
  const named = error instanceof ApiError ? error.retryAfterSeconds : null;
  const waitMs = named === null ? Math.min(longestWaitMs, firstWaitMs * 2 ** tries) : named * 1_000;
  tries += 1;
  if (named !== null) notBeforeMs = Date.now() + waitMs;
  nextTry = setTimeout(askNow, waitMs);
  window.addEventListener('online', askNow);
}

function askNow(): void {
  void askForDraftKeys();
}

function stopWaiting(): void {
  clearTimeout(nextTry);
  if (typeof window !== 'undefined') window.removeEventListener('online', askNow);
}

function tellAll(): void {
  for (const listener of [...listeners]) listener();
}
