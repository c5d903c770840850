import Stack from '@mui/material/Stack';
import type { UserProfileResponse } from '@settlewise/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSaveUserProfile } from '../../record/account/userProfileQuery';
import { WizardProgress } from '../../ui/wizard/WizardProgress';
import { showToast } from '../../ui/toasts/toastStore';
import { answersOf, savedRequest } from './answers';
import { StepDots } from './StepDots';
import { StepForm } from './StepForm';
import { lastStep, stepNamed, stepNumbers } from './steps';
import { useUnsavedAnswers } from './useUnsavedAnswers';

interface OnboardingWizardProps {
  userId: string;
  profile: UserProfileResponse;
}

/** The steps, one at a time; the address says which. */
export function OnboardingWizard({ userId, profile }: OnboardingWizardProps) {
  const named = stepNamed(useParams()['step']);
  const step = named ?? 1;
  const navigate = useNavigate();
  const save = useSaveUserProfile();
  const answers = useUnsavedAnswers(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const onShow = useRef(step);

  useEffect(() => {
    if (named === null) void navigate('/onboarding/1', { replace: true });
  }, [named, navigate]);

  // After a move, keyboard and screen reader start where the eye does.
  useEffect(() => {
    if (onShow.current === step) return;
    onShow.current = step;
    heading.current?.focus();
  }, [step]);

  function goTo(wanted: number): void {
    const found = stepNumbers.find((number) => number === wanted);
    if (found !== undefined) void navigate(`/onboarding/${found}`);
  }

  function goOn(): void {
    // The browser's own way back may have left the step while it was being saved.
    if (onShow.current !== step) return;
    if (step !== lastStep) {
      goTo(step + 1);
      return;
    }
    answers.forget();
    showToast('Onboarding Complete', 'Your profile has been set up successfully!');
    void navigate('/dashboard');
  }

  return (
    <Stack spacing={2}>
      <WizardProgress step={step} of={lastStep} showPercent label="Progress of your profile" />
      <StepDots step={step} busy={save.isPending} onGoTo={goTo} />
      <StepForm
        // A form reads its answers once, when it is made.
        key={`${step} ${answers.cameLate}`}
        step={step}
        heading={heading}
        saved={answersOf(profile)}
        unsaved={answers.unsaved}
        busy={save.isPending}
        onTyped={(fields, typed, against) => answers.keep(fields, typed, against)}
        onBack={() => goTo(step - 1)}
        onSave={async (ofStep) => {
          await save.mutateAsync({ ...savedRequest(profile), ...ofStep });
        }}
        onSaved={goOn}
      />
    </Stack>
  );
}
