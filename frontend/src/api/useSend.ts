import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { callFor, callOnly } from './client';
import { ApiError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';
import { useRefresh, type DefinedQuery, type Tag } from './queries';
import type { Shape } from './shapes';

interface SentCall {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly payload?: unknown;
}

interface Sending<Variables, Answer> {
  readonly request: (variables: Variables) => SentCall;
  /** Carries a key, so that another try after a lost answer does not do the thing twice. */
  readonly once?: boolean;
  /** The facts that are others afterwards. */
  readonly touches?: readonly Tag[];
  /** Statuses of a refusal which say that what is on show is not how it is any more; `any` failure, where part may be done. */
  readonly overtaken?: readonly number[] | 'any';
  /** It signs somebody in: a 401 says that the password is wrong, and not that a session is over. */
  readonly signsIn?: boolean;
  /** Forgets what was answered once it is off the page. */
  readonly secret?: boolean;
  onSuccess?(answer: NoInfer<Answer>, variables: Variables): unknown;
}

interface Keyed {
  readonly queryKey: QueryKey;
}

interface Reading<Answer, Asking extends Keyed> {
  /** The shape of the answer. */
  readonly answer: Shape<Answer>;
  /** The query that asks for what is answered: it has its answer then. */
  readonly saves?: Asking;
  /** The queries of lists in which what is answered takes the place of what it was. */
  readonly changesIn?: readonly Keyed[];
}

/**
 * A call that changes something: puts its answer where that is asked for, and asks again for whatever else is made of
 * the facts that it touches. Without the shape of an answer, it reads none.
 */
export function useSend<Variables, Answer>(
  sending: Sending<Variables, Answer> & Reading<Answer, DefinedQuery<NoInfer<Answer>>>,
): UseMutationResult<Answer, Error, Variables>;
export function useSend<Variables = void>(
  sending: Sending<Variables, void>,
): UseMutationResult<void, Error, Variables>;
export function useSend(sending: Sending<unknown, unknown> & Partial<Reading<unknown, Keyed>>) {
  const { request, answer: shape, once = false, saves, changesIn = [] } = sending;
  const { touches = [], overtaken = [], secret = false, signsIn = false } = sending;
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  const refresh = useRefresh();
  return useMutation({
    mutationFn(variables: unknown) {
      const { method, path, payload } = request(variables);
      const options = { payload, ...(once && { idempotencyKey: keys.keyFor(payload) }) };
      return shape === undefined ? callOnly(method, path, options) : callFor(shape, method, path, options);
    },
    async onSuccess(answer, variables) {
      keys.accepted();
      if (saves !== undefined) client.setQueryData(saves.queryKey, answer);
      for (const { queryKey } of changesIn) {
        client.setQueriesData<readonly unknown[]>({ queryKey }, (list) =>
          list?.map((item) => (isSameThing(item, answer) ? answer : item)),
        );
      }
      await refresh({ tags: touches, except: saves });
      await sending.onSuccess?.(answer, variables);
    },
    async onError(error) {
      const isOvertaken =
        overtaken === 'any' || (error instanceof ApiError && overtaken.includes(error.status));
      if (isOvertaken) await refresh({ tags: touches });
    },
    ...(secret && { gcTime: 0 }),
    ...(signsIn && { meta: { signsIn } }),
  });
}

const idOf = (thing: unknown): unknown =>
  typeof thing === 'object' && thing !== null && 'id' in thing ? thing.id : undefined;
const isSameThing = (one: unknown, other: unknown) => idOf(one) !== undefined && idOf(one) === idOf(other);
