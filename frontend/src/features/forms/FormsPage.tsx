import { Page } from '../../ui/Page';
import { useUser } from '../../record/account/accountQueries';
import { PrintedHead } from '../../record/account/PrintedHead';
import { useDependants } from '../../record/dependants/dependantQueries';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { useFirstAnswers } from '../../ui/useFirstAnswers';
import { FormTool } from './FormTool';
import { useFormOfRecord } from './useFormOfRecord';

/** /forms: the questions of a form in its order, each with the answer of the record as the form takes it. */
export function FormsPage() {
  const { data: user = null } = useUser();
  const dependants = useDependants();
  const { next, queries } = useFormOfRecord();
  const { state, failed, retry } = useFirstAnswers([dependants, ...queries]);
  return (
    <Page
      width="reading"
      title="UKVI Form Assistant"
      back={{ to: '/', words: 'Back to tools' }}
      lead="Your own answers in the order of the form, to copy into the form in another window. Nothing is sent."
    >
      <PrintedHead of="A form, filled in from the record" />
      {failed && (
        <LoadFailure icon="refresh" onRetry={retry}>
          There was a problem loading your record. Please try again.
        </LoadFailure>
      )}
      {state === 'waiting' && <ListSkeleton label="Loading your record…" cards={3} />}
      {state === 'there' && next !== null && user !== null && (
        <FormTool key={user.id} userId={user.id} next={next} dependants={dependants.data ?? []} />
      )}
    </Page>
  );
}
