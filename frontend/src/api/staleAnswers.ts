import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

/** With it an answer says that it does not show yet what this person changed last: the server is still working it in. */
const staleHeader = 'settlewise-stale';

const firstWaitMs = 1_000;
const longestWaitMs = 10_000;

const listeners = new Set<(path: string) => void>();

const withoutQuery = (path: string): string => path.replace(/\?.*/s, '');

/** Looks at the headers of each answer to a question. @param path what was asked, with or without a query */
export function noteIfStale(path: string, headers: Headers): void {
  if (headers.get(staleHeader) === 'true') for (const listener of listeners) listener(withoutQuery(path));
}

/**
 * Asks again some time after a stale answer, and on, at longer and longer intervals, for as long as answers are stale.
 * What was not stale is left alone: each answer of a shared record is a look that its owner reads of.
 * @param ask settles when what is in sight of these paths has been asked again
 * @returns ends it
 */
export function askAgainWhileStale(ask: (paths: ReadonlySet<string>) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstWaitMs;
  let stale = new Set<string>();

  async function askAgain(): Promise<void> {
    const paths = stale;
    stale = new Set();
    timer = undefined;
    waitMs = Math.min(2 * waitMs, longestWaitMs);
    await ask(paths);
    // None of the answers set it anew.
    if (timer === undefined) waitMs = firstWaitMs;
  }

  const listener = (path: string) => {
    stale.add(path);
    timer ??= setTimeout(() => void askAgain(), waitMs);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    clearTimeout(timer);
  };
}

/** The path that a query asks, told by its key; anything else for a query that asks when a person does, and then alone. */
export type PathOf = (key: QueryKey) => unknown;

/** The site's own keys begin with the path. */
const pathFirst: PathOf = ([path]) => path;

/**
 * Nobody is left with a page that does not show what they have just changed: what lacks it is asked for again.
 * @param pathOf the same function each time
 */
export function useFreshAnswers(pathOf: PathOf = pathFirst): void {
  const client = useQueryClient();
  useEffect(
    () =>
      askAgainWhileStale((paths) =>
        client.refetchQueries(
          {
            type: 'active',
            predicate({ queryKey }) {
              const path = pathOf(queryKey);
              return typeof path === 'string' && paths.has(withoutQuery(path));
            },
          },
          { cancelRefetch: false },
        ),
      ),
    [client, pathOf],
  );
}
