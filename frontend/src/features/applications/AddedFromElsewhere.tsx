import { applications } from '@settlewise/contract/collections';
import type { DependantResponse } from '@settlewise/contract/dependants';
import { useSearchParams } from 'react-router-dom';
import { applicationIn, withoutApplication } from '../../record/applications/applicationAddress';
import { applicationForm } from '../../record/applications/applicationForm';
import { applicationQueries } from '../../record/applications/applicationPart';
import { CollectionDialog } from '../../record/collections/CollectionDialog';

/** The form of an application that a link from elsewhere opens, with what it is for and for whom. */
export function AddedFromElsewhere({
  dependants,
}: {
  /** Undefined while they are on their way. */
  dependants: readonly DependantResponse[] | undefined;
}) {
  const [search, setSearch] = useSearchParams();
  const begin = applicationIn(search);
  if (begin === null || dependants === undefined) return null;
  // Nothing is begun for somebody who is not in the record: it would be taken for the person's own.
  if (begin.dependant !== null && !dependants.some(({ id }) => id === begin.dependant)) return null;
  return (
    <CollectionDialog
      collection={applications}
      queries={applicationQueries}
      form={applicationForm}
      item={null}
      begin={begin}
      // A reload does not open again what was closed.
      onClose={() => setSearch(withoutApplication, { replace: true, preventScrollReset: true })}
    />
  );
}
