import { useUser } from '../api/account';
import { messageFor } from '../api/errors';
import { useUserProfile } from '../api/userProfile';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import styles from './OnboardingPage.module.css';
import { OnboardingSkeleton } from './OnboardingSkeleton';
import { OnboardingWizard } from './OnboardingWizard';

/** Six short steps that ask a new person for what everything else is worked out from. */
export function OnboardingPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <PageTitle documentTitle="Set Up Your Immigration Profile">Set Up Your Immigration Profile</PageTitle>
        <p className={styles['lead']}>Each step is saved when you continue, so you can stop and come back.</p>
      </div>
      <Onboarding />
    </div>
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
