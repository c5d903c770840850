import type { UserProfileResponse } from '@settlewise/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEndOnboarding } from '../../record/account/onboardingQuery';
import { useSaveUserProfile } from '../../record/account/userProfileQuery';
import { knownFromCalculators, type KnownFromCalculator } from '../../record/drafts/knownFromCalculators';
import { showToast } from '../../ui/toasts/toastStore';
import { useStepsInAddress } from '../../ui/wizard/useStepsInAddress';
import { answersOf, savedRequest, type OnboardingAnswers, type UnsavedAnswers } from './answers';
import { StepForm } from './StepForm';
import { steps } from './steps';
import { useUnsavedAnswers } from './useUnsavedAnswers';

interface OnboardingWizardProps {
  userId: string;
  profile: UserProfileResponse;
}

/** The steps, one at a time; the address says which. */
export function OnboardingWizard({ userId, profile }: OnboardingWizardProps) {
  const way = useStepsInAddress('/onboarding', steps);
  const navigate = useNavigate();
  const save = useSaveUserProfile();
  const end = useEndOnboarding();
  const answers = useUnsavedAnswers(userId);
  const [fromCalculators] = useState(knownFromCalculators);

  const saved = answersOf(profile);
  const known = onlyNew(fromCalculators, saved);

  function goOn(): void {
    if (!way.isOnShow()) return;
    if (!way.isLast) {
      way.goTo(way.number + 1);
      return;
    }
    answers.forget();
    // Where this fails the onboarding is offered once more: what was answered is saved.
    end.mutate('done');
    showToast('Onboarding Complete', 'Your profile has been set up successfully!');
    void navigate('/dashboard');
  }

  return (
    <StepForm
      // A form reads its answers once, when it is made.
      key={`${way.number} ${answers.cameLate}`}
      way={way}
      saved={saved}
      known={known}
      calculators={fromCalculators}
      answers={answers}
      busy={save.isPending}
      onSave={async (ofStep) => {
        await save.mutateAsync({ ...savedRequest(profile), ...ofStep });
      }}
      onSaved={goOn}
    />
  );
}

/** What is saved already is not filled in by what was once typed elsewhere; of two calculators the first one counts. */
const onlyNew = (calculators: readonly KnownFromCalculator[], saved: OnboardingAnswers): UnsavedAnswers =>
  Object.fromEntries(
    calculators
      .toReversed()
      .flatMap(({ answers }) => Object.entries(answers))
      .filter(([field]) => Reflect.get(saved, field) === ''),
  );
