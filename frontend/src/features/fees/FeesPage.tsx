import { useUser } from '../../record/account/accountQueries';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { FeePlanner } from './FeePlanner';
import { useKnownOfRecord } from './useKnownOfRecord';

/** /fees: what the whole way costs, for everybody of a family, on the days on which they pay. */
export function FeesPage() {
  const { data: user = null } = useUser();
  const { known, failed, refresh } = useKnownOfRecord();
  if (user !== null && known !== null) return <FeePlanner key={user.id} userId={user.id} known={known} />;
  if (!failed) return <PageSkeleton />;
  return (
    <Page title="Application Fee Calculator">
      <LoadFailure onRetry={refresh}>There was a problem loading your record. Please try again.</LoadFailure>
    </Page>
  );
}
