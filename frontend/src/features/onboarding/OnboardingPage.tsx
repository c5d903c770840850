import Typography from '@mui/material/Typography';
import { isNoStep } from '@settlewise/contract/pages';
import { useNavigate, useParams } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { messageFor } from '../../api/errors';
import { useEndOnboarding } from '../../record/account/onboardingQuery';
import { useUserProfile } from '../../record/account/userProfileQuery';
import { Button, ButtonLink } from '../../ui/Button';
import { LoadFailure } from '../../ui/LoadFailure';
import { NotFoundPage } from '../../ui/NotFoundPage';
import { Page } from '../../ui/Page';
import { showToast } from '../../ui/toasts/toastStore';
import { OnboardingSkeleton } from './OnboardingSkeleton';
import { OnboardingWizard } from './OnboardingWizard';

/** Six short steps that ask a new person for what everything else is worked out from. */
export function OnboardingPage() {
  const { step = '' } = useParams();
  const { data: user } = useUser();
  // The server has said the same with 404.
  if (isNoStep(step)) return <NotFoundPage />;
  return (
    <Page
      width="reading"
      title={user?.onboarding === 'done' ? 'Your answers, step by step' : 'Set Up Your Immigration Profile'}
      lead="Each step is saved when you continue, so you can stop and come back."
      action={
        <ButtonLink look="plain" to="/dashboard">
          {user?.onboarding === 'done' ? 'To my dashboard' : 'Leave for now'}
        </ButtonLink>
      }
    >
      <Onboarding />
      <PutAway />
    </Page>
  );
}

/** For somebody who does not want these steps: everything that they ask for can be filled in elsewhere too. */
function PutAway() {
  const { data: user } = useUser();
  const navigate = useNavigate();
  const end = useEndOnboarding();
  if (user?.onboarding !== 'open') return null;

  async function putAway(): Promise<void> {
    try {
      await end.mutateAsync('put_away');
      showToast('Put away', 'You can fill in your profile from your dashboard.');
      void navigate('/dashboard');
    } catch (error) {
      showToast('Not put away', messageFor(error, 'Please try again in a moment.'), 'destructive');
    }
  }

  return (
    <Typography component="div" color="textSecondary">
      You find this page again on your dashboard.{' '}
      <Button look="plain" busy={end.isPending} onClick={() => void putAway()}>
        Do not show it again
      </Button>
    </Typography>
  );
}

function Onboarding() {
  const { data: user } = useUser();
  const { data: profile, error, isStale, isFetching, refetch } = useUserProfile();
  // An answer that was overtaken on another page is not put into the steps, which would then keep it.
  if (user && profile !== undefined && !isStale) {
    return <OnboardingWizard key={user.id} user={user} profile={profile} />;
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
