import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import type { WantedPage } from '../../record/account/wantedPage';
import { BulletList } from '../../ui/BulletList';
import { ButtonLink } from '../../ui/Button';
import { SectionCard } from '../../ui/SectionCard';
import { NewsForm } from './news/NewsForm';

// Its rows are no part of the first look.
const VisitorChanges = lazy(async () => ({ default: (await import('./VisitorChanges')).VisitorChanges }));

const backHere: WantedPage = { wanted: '/alerts' };

/** What alerts are for, and what somebody can have without an account. */
export function VisitorAlerts() {
  return (
    <>
      <SectionCard title="Alerts of your own">
        <p>With an account we tell you once, in time, what to do when:</p>
        <BulletList>
          <li>your visa or your passport ends, or the first day to apply comes</li>
          <li>your journeys come near a limit of days away</li>
          <li>a document ends, or a task is due</li>
          <li>a rule has changed, and an answer of yours with it</li>
        </BulletList>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <ButtonLink to="/auth?tab=register" state={backHere}>
            Sign up
          </ButtonLink>
          <ButtonLink to="/auth" state={backHere} look="quiet">
            Log in
          </ButtonLink>
        </Stack>
      </SectionCard>
      <Suspense fallback={null}>
        <VisitorChanges />
      </Suspense>
      <SectionCard title="News of rule changes by email">
        <NewsForm />
      </SectionCard>
    </>
  );
}
