import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { FeePlanner } from './FeePlanner';
import { useKnownOfRecord } from './useKnownOfRecord';

/** /fees: what the whole way costs, for everybody of a family, on the days on which they pay. */
export function FeesPage() {
  const { known, failed, refresh } = useKnownOfRecord();
  if (known !== null) return <FeePlanner known={known} />;
  if (!failed) return <PageSkeleton />;
  return (
    <Page title="Application Fee Calculator">
      <LoadFailure onRetry={refresh}>There was a problem loading your record. Please try again.</LoadFailure>
    </Page>
  );
}
