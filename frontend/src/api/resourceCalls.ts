import type { Tag } from './queries';
import { useSend } from './useSend';

interface Resource {
  /** Of the list. */
  readonly path: string;
  /** How a change is sent: the whole thing, or the fields that change. */
  readonly changeBy?: 'PUT' | 'PATCH';
  /** The facts that are others after each call. */
  readonly touches: readonly Tag[];
}

/** The calls by which things of a list are added, changed and removed. */
export function resourceCalls<Id extends string | number, New = never, Change = New>(resource: Resource) {
  const { path, changeBy = 'PUT', touches } = resource;
  const pathOf = (id: Id) => `${path}/${encodeURIComponent(id)}`;
  return {
    useAdd: () =>
      useSend({ request: (payload: New) => ({ method: 'POST', path, payload }), once: true, touches }),
    useChange: () =>
      useSend({
        request: ({ id, payload }: { id: Id; payload: Change }) => ({
          ...{ method: changeBy, path: pathOf(id), payload },
        }),
        touches,
      }),
    /** What is gone already makes the list be asked for again. */
    useRemove: () =>
      useSend({
        request: (id: Id) => ({ method: 'DELETE', path: pathOf(id) }),
        touches,
        overtaken: [404],
      }),
  };
}
