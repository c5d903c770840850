import type { CollectionPart } from '@settlewise/contract/collections';
import {
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type Query,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { callFor } from './client';
import type { Shape } from './shapes';

/**
 * A kind of fact that answers are made of. A query says of which it is made, and a change which ones it touches: every
 * answer that is made of one of those is asked for again. `record` is the profile, the visas and the dependants.
 */
export type Tag =
  | 'record'
  | 'journeys'
  | 'documents'
  | 'tasks'
  | 'notifications'
  | 'user'
  | 'sessions'
  | 'second factor'
  | 'legal access'
  | 'address comparisons'
  | 'shared results'
  | CollectionPart;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly tags?: readonly Tag[] };
  }
}

type Asked<Answer> =
  | { readonly answer: Shape<Answer> }
  /** In place of `answer`, where the call is more than to ask and to read. */
  | { readonly ask: (context: Pick<QueryFunctionContext, 'signal' | 'client'>) => Promise<Answer> };

/** A GET of the API. Its key begins with the path, so that `staleAnswers` finds it. */
export function defineQuery<Answer>({
  path,
  tags = [],
  ...asked
}: { readonly path: string; readonly tags?: readonly Tag[] } & Asked<Answer>) {
  const queryKey: readonly string[] = [path];
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      'ask' in asked ? asked.ask({ signal, client }) : callFor(asked.answer, 'GET', path, { signal }),
    meta: { tags },
  });
}

export type DefinedQuery<Answer> = ReturnType<typeof defineQuery<Answer>>;

/**
 * The same query for an answer that is of a day: asked again when a new day begins, while the answer of the day before
 * stays on show. @param today in London
 */
export const ofDay = <Answer>(query: DefinedQuery<Answer>, today: string) => ({
  ...query,
  queryKey: [...query.queryKey, today],
  placeholderData: keepPreviousData<Answer>,
});

interface Refreshing {
  readonly tags: readonly Tag[];
  /** A query whose answer is known to be the latest. */
  readonly except?: { readonly queryKey: QueryKey } | undefined;
}

/** Asks again for every answer that is made of these facts. What is not on show is asked for when it is opened. */
export function useRefresh() {
  const client = useQueryClient();
  return async ({ tags, except }: Refreshing): Promise<void> => {
    const isMeant = ({ meta, queryKey }: Query) =>
      meta?.tags?.some((tag) => tags.includes(tag)) === true && queryKey[0] !== except?.queryKey[0];
    // A first answer that is under way may be older than what was done, and is not asked for anew by itself.
    await client.cancelQueries({ predicate: (query) => isMeant(query) && query.state.data === undefined });
    void client.invalidateQueries({ predicate: isMeant });
  };
}
