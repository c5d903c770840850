import type { Projection } from '../runner/projection';
import type { FoldedChanges } from '../runner/rowChanges';

/**
 * The same read model, with the rows of a person deleted when the person is erased. Every read model is wrapped in this,
 * so that none can miss it; its tables need the column `user_id`. A read model of metadata alone,
 * or one that is about nobody, has nothing to delete.
 */
export function forgettingErasedPeople(projection: Projection): Projection {
  if (projection.everyEvent !== undefined || projection.aboutNobody === true) return projection;
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
