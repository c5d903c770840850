import type { Projection } from '../runner/projection';
import type { FoldedChanges } from '../runner/rowChanges';

/* * Makes a read model delete the rows of a person when the person is erased. Every read model is wrapped in this; its tables
 * need the column `user_id`. A read model of metadata, or one that is not about people, has nothing to delete.
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
