import { useQueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from './errors';

/** What the server marks an answer with that does not show the person's own last change yet. */
const staleHeader = 'settlewise-stale';

const firstWaitMs = 1_000;
const longestWaitMs = 10_000;

const listeners = new Set<(path: string) => void>();

const withoutQuery = (path: string): string => path.replace(/\?.*/s, '');

/** Looks at the headers of each answer to a question. @param path what was asked, with or without a query */
export function noteIfStale(path: string, headers: Headers): void {
  if (headers.get(staleHeader) === 'true') for (const listener of listeners) listener(withoutQuery(path));
}

export interface AskingAgain {
  /** Whether the answer to this path is one of those that are asked again here. */
  readonly concerns: (path: string) => boolean;
  /** Asks again for what is in sight of these paths. @returns those that got no answer, but may get one later */
  readonly ask: (paths: ReadonlySet<string>) => Promise<Iterable<string>>;
  /** Told when the first answer is behind, and when none is any more. */
  readonly onBehind: (behind: boolean) => void;
}

/**
 * Asks again some time after a stale answer, and on, at longer and longer intervals, for as long as answers are stale.
 * What was not stale is left alone: each answer of a shared record adds an entry to its owner's access log.
 * @returns ends it
 */
export function askAgainWhileStale({ concerns, ask, onBehind }: AskingAgain): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstWaitMs;
  let stale = new Set<string>();

  async function askAgain(): Promise<void> {
    const paths = stale;
    stale = new Set();
    timer = undefined;
    waitMs = Math.min(2 * waitMs, longestWaitMs);
    for (const path of await ask(paths)) listener(path);
    // Every answer was there, and none was stale.
    if (timer !== undefined) return;
    waitMs = firstWaitMs;
    onBehind(false);
  }

  const listener = (path: string) => {
    if (!concerns(path)) return;
    stale.add(path);
    onBehind(true);
    timer ??= setTimeout(() => void askAgain(), waitMs);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    clearTimeout(timer);
  };
}

/** Whether the same question may be answered later: no line, or something wrong on the server's side. */
const isTransient = (error: Error | null): boolean =>
  error !== null && !(error instanceof ApiError && error.status < 500);

/** The path that a query asks, told by its key; anything else for a query that asks when a person does, and then alone. */
export type PathOf = (key: QueryKey) => unknown;

/** The site's own keys begin with the path. */
const pathFirst: PathOf = ([path]) => path;

/**
 * Nobody is left with a page that does not show what they have just changed: what lacks it is asked for again, or, when
 * the page has been left, once it is opened again.
 * @param pathOf the same function each time
 * @returns whether an answer still lacks it
 */
export function useFreshAnswers(pathOf: PathOf = pathFirst): boolean {
  const client = useQueryClient();
  const [behind, setBehind] = useState(false);
  useEffect(() => {
    const asking = (isAsked: (path: string) => boolean, filters?: QueryFilters): QueryFilters => ({
      ...filters,
      predicate({ queryKey }) {
        const path = pathOf(queryKey);
        return typeof path === 'string' && isAsked(withoutQuery(path));
      },
    });
    const cache = client.getQueryCache();
    const stop = askAgainWhileStale({
      concerns: (path) => cache.findAll(asking((asked) => asked === path)).length > 0,
      async ask(paths) {
        await client.invalidateQueries(
          asking((asked) => paths.has(asked)),
          { cancelRefetch: false },
        );
        const unanswered = (asked: string) =>
          cache
            .findAll(asking((each) => each === asked, { type: 'active' }))
            .some(({ state }) => isTransient(state.error));
        return [...paths].filter(unanswered);
      },
      onBehind: setBehind,
    });
    return () => {
      stop();
      setBehind(false);
    };
  }, [client, pathOf]);
  return behind;
}
