import { lazy, Suspense } from 'react';
import { useComparisons } from '../../../record/addressComparisons/comparisonQueries';
import type { Address } from '../../../record/addresses/staysOf';
import { cohabitationQueries } from '../../../record/cohabitation/cohabitationPart';
import { useVisaDetails } from '../../../record/immigrationProfile/profileQueries';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { LoadFailure } from '../../../ui/LoadFailure';
import { useFirstAnswers } from '../../../ui/useFirstAnswers';
import type { Asked } from '../FormAsked';

/** Two forms of seven ask about a partner. */
const LivedTogetherCard = lazy(async () => ({
  default: (await import('./LivedTogetherCard')).LivedTogetherCard,
}));

const loading = <ListSkeleton label="Loading your partner’s addresses…" cards={1} />;

/** The addresses of the partner beside one's own, for the forms that ask about both. */
export function WithPartner({ asked, own }: { asked: Asked; own: readonly Address[] }) {
  const partner = cohabitationQueries.useList();
  const visa = useVisaDetails();
  const comparisons = useComparisons();
  const { state, failed, retry } = useFirstAnswers([partner, visa, comparisons]);
  if (failed)
    return (
      <LoadFailure icon="refresh" onRetry={retry}>
        There was a problem loading your partner’s addresses. Please try again.
      </LoadFailure>
    );
  if (state !== 'there' || partner.data === undefined || comparisons.data === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <LivedTogetherCard
        asked={asked}
        own={own}
        partner={partner.data}
        comparisons={comparisons.data}
        visaStart={visa.data?.visaStartDate ?? null}
      />
    </Suspense>
  );
}

/** Whether a form asks where both partners have lived. */
export const asksAboutPartner = ({ form, whose }: Asked): boolean =>
  whose === null && (form === 'SET(M)' || form === 'FLR(M)');
