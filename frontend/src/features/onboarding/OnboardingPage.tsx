import { useUser } from '../../record/account/accountQueries';
import { messageFor } from '../../api/errors';
import { useUserProfile } from '../../record/account/userProfileQuery';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { OnboardingSkeleton } from './OnboardingSkeleton';
import { OnboardingWizard } from './OnboardingWizard';

/** Six short steps that ask a new person for what everything else is worked out from. */
export function OnboardingPage() {
  return (
    <Page
      width="reading"
      title="Set Up Your Immigration Profile"
      lead="Each step is saved when you continue, so you can stop and come back."
    >
      <Onboarding />
    </Page>
  );
}

function Onboarding() {
  const { data: user } = useUser();
  const { data: profile, error, isStale, isFetching, refetch } = useUserProfile();
  // An answer that was overtaken on another page is not put into the steps, which would then keep it.
  if (user && profile !== undefined && !isStale) {
    return <OnboardingWizard key={user.id} userId={user.id} profile={profile} />;
  }
  if (error === null || isFetching) return <OnboardingSkeleton />;
  return (
    <LoadFailure
      title="We could not load your profile"
      act="Try again"
      look="primary"
      onRetry={() => void refetch()}
    >
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
}
