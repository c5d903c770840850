import type { QueryKey } from '@tanstack/react-query';
import type { Tag } from './queries';
import type { Shape } from './shapes';
import { useSend } from './useSend';

interface Resource {
  /** Of the list. */
  readonly path: string;
  /** The facts that are others after each call. */
  readonly touches: readonly Tag[];
}

interface ChangeableResource extends Resource {
  /** How a change is sent: the whole thing, or the fields that change. */
  readonly changeBy?: 'PUT' | 'PATCH';
  /** What a change answers: the thing as it is now. */
  readonly item: Shape<unknown>;
  /** In it the thing is at once as it was answered, so that a form which is opened again begins with what was saved. */
  readonly list: { readonly queryKey: QueryKey };
}

const pathOf = (path: string, id: string | number) => `${path}/${encodeURIComponent(id)}`;

/** The call by which a thing of a list is removed. What is gone already makes the list be asked for again. */
export const removal =
  <Id extends string | number>({ path, touches }: Resource) =>
  () =>
    useSend({
      request: (id: Id) => ({ method: 'DELETE', path: pathOf(path, id) }),
      touches,
      overtaken: [404],
    });

/** The calls by which things of a list are added, changed and removed. */
export function resourceCalls<Id extends string | number, Payload>(resource: ChangeableResource) {
  const { path, changeBy = 'PUT', item, list, touches } = resource;
  return {
    useAdd: () =>
      useSend({ request: (payload: Payload) => ({ method: 'POST', path, payload }), once: true, touches }),
    useChange: () =>
      useSend({
        request: ({ id, payload }: { id: Id; payload: Payload }) => ({
          method: changeBy,
          path: pathOf(path, id),
          payload,
        }),
        answer: item,
        changesIn: [list],
        touches,
      }),
    useRemove: removal<Id>({ path, touches }),
  };
}
