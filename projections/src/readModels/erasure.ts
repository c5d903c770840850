import type { Projection } from '../runner/projection';
import type { FoldedChanges } from '../runner/rowChanges';

/**
 * The same read model, from which all rows of a person go when the person is erased. Every read model there is goes
 * through this, so that none can forget to; its tables need the column `user_id`. One that was never given what events
 * say has nothing to forget.
 */
export function forgettingErasedPeople(projection: Projection): Projection {
  if (projection.everyEvent !== undefined) return projection;
  return {
    ...projection,
    handlers: {
      ...projection.handlers,
      PersonErased({ metadata }, rows) {
        for (const table of Object.values<FoldedChanges>(rows)) table.removeAllOf(metadata.userId);
      },
    },
  };
}
