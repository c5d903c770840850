import { lazy, Suspense } from 'react';
import { WithUser } from '../../record/account/RequireUser';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { VisitorAlerts } from './VisitorAlerts';

// A visitor does without it.
const OwnAlerts = lazy(async () => ({ default: (await import('./OwnAlerts')).OwnAlerts }));

/** A person's alerts; to a visitor what they are for, and news of rule changes by email. */
export function AlertsPage() {
  return (
    <Page
      width="reading"
      title="Immigration Alerts"
      lead="What needs you now, and what comes, worked out from your record each time that it changes. Days are those of London."
    >
      <WithUser
        signedOut={<VisitorAlerts />}
        signedIn={() => (
          <Suspense fallback={<PageSkeleton />}>
            <OwnAlerts />
          </Suspense>
        )}
      />
    </Page>
  );
}
