import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** With it an answer says that it does not show yet what this person changed last: the server is still working it in. */
const staleHeader = 'settlewise-stale';

const firstWaitMs = 1_000;
const longestWaitMs = 10_000;

const listeners = new Set<() => void>();

/** Looks at the headers of each answer to a question. */
export function noteIfStale(headers: Headers): void {
  if (headers.get(staleHeader) === 'true') for (const listener of listeners) listener();
}

/**
 * Asks again some time after a stale answer, and on, at longer and longer intervals, for as long as answers are stale.
 * @param ask settles when everything that is in sight has been asked again
 * @returns ends it
 */
export function askAgainWhileStale(ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstWaitMs;

  async function askAgain(): Promise<void> {
    timer = undefined;
    waitMs = Math.min(2 * waitMs, longestWaitMs);
    await ask();
    // None of the answers set it anew.
    if (timer === undefined) waitMs = firstWaitMs;
  }

  const listener = () => {
    timer ??= setTimeout(() => void askAgain(), waitMs);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    clearTimeout(timer);
  };
}

/** Nobody is left with a page that does not show what they have just changed: what is in sight is asked for again. */
export function useFreshAnswers(): void {
  const client = useQueryClient();
  useEffect(
    () => askAgainWhileStale(() => client.refetchQueries({ type: 'active' }, { cancelRefetch: false })),
    [client],
  );
}
