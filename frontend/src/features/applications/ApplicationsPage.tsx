import { applications } from '@settlewise/contract/collections';
import { applicationForm, noLongerInRecord } from '../../record/applications/applicationForm';
import {
  applicationInWords,
  applicationQueries,
  type RecordedApplication,
} from '../../record/applications/applicationPart';
import { CollectionPage } from '../../record/collections/CollectionPage';
import { useDependants } from '../../record/dependants/dependantQueries';
import { fullNameOf } from '../../record/dependants/labels';
import { useToday } from '../../ui/dates/useToday';
import { MoreLink } from '../../ui/MoreLink';
import { AddedFromElsewhere } from './AddedFromElsewhere';

/** What the person applied for, for themselves or a dependant, with the day of each stage. */
export function ApplicationsPage() {
  const { data: dependants } = useDependants();
  const today = useToday();

  function whoseIs({ dependant }: Pick<RecordedApplication, 'dependant'>): string | null {
    // While the names are on their way nobody is said to be gone.
    if (dependant === null || dependants === undefined) return null;
    const found = dependants.find(({ id }) => id === dependant);
    return found === undefined ? noLongerInRecord.toLowerCase() : fullNameOf(found);
  }

  return (
    <>
      <CollectionPage
        collection={applications}
        queries={applicationQueries}
        form={applicationForm}
        inWords={(application) => applicationInWords(application, whoseIs(application), today)}
        title="Applications"
        lead="Each application with the day of each stage. From them the timeline says when a decision is due and when it is late."
        icon="clock"
        above={(list) => list.length > 0 && <MoreLink to="/timeline">See them on your timeline</MoreLink>}
        empty="Here you will see what you applied for. Add an application with the day you sent it, and the other days as they come."
      />
      <AddedFromElsewhere dependants={dependants} />
    </>
  );
}
