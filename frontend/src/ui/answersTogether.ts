import type { UseQueryResult } from '@tanstack/react-query';

type Asked = Readonly<Record<string, Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch'>>>;

/** What each of some queries answered, by the same names. */
type AnswersOf<Queries extends Asked> = {
  readonly [Name in keyof Queries]: Exclude<Queries[Name]['data'], undefined>;
};

interface Together<Queries extends Asked> {
  /** Null until all of them are there. */
  readonly known: AnswersOf<Queries> | null;
  readonly failed: boolean;
  readonly refresh: () => void;
}

/** Several answers that a page needs: there together, failed together, asked again together. */
export function answersTogether<Queries extends Asked>(queries: Queries): Together<Queries> {
  const all = Object.entries(queries);
  const isThere = all.every(([, { data }]) => data !== undefined);
  return {
    known: isThere
      ? // oxlint-disable-next-line no-unsafe-type-assertion -- each name has the answer of its own query, and none is missing
        (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as AnswersOf<Queries>)
      : null,
    failed: all.some(([, { isError, isFetching }]) => isError && !isFetching),
    refresh: () => void Promise.all(all.map(([, { refetch }]) => refetch())),
  };
}
