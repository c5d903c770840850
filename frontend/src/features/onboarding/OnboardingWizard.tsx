import type { UserResponse } from '@settlewise/contract/accounts';
import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEndOnboarding } from '../../record/account/onboardingQuery';
import { useSaveUserProfile } from '../../record/account/userProfileQuery';
import { knownFromCalculators, type KnownFromCalculator } from '../../record/drafts/knownFromCalculators';
import { useToday } from '../../ui/dates/useToday';
import { showToast } from '../../ui/toasts/toastStore';
import { useStepsInAddress } from '../../ui/wizard/useStepsInAddress';
import { answersOf, savedRequest, type OnboardingAnswers, type UnsavedAnswers } from './answers';
import { firstStepNotDone } from './firstStepNotDone';
import { StepForm } from './StepForm';
import { provesEnglish } from './steps/englishLevels';
import { steps } from './steps';
import { useUnsavedAnswers } from './useUnsavedAnswers';

interface OnboardingWizardProps {
  user: Pick<UserResponse, 'id' | 'onboarding'>;
  profile: UserProfileResponse;
}

/** The steps, one at a time; the address says which. */
export function OnboardingWizard({ user, profile }: OnboardingWizardProps) {
  const navigate = useNavigate();
  const save = useSaveUserProfile();
  const end = useEndOnboarding();
  const answers = useUnsavedAnswers(user.id);
  const today = useToday();
  const [fromCalculators] = useState(() => knownFromCalculators(today));
  const saved = answersOf(profile);
  const wasDone = user.onboarding === 'done';
  const begin = wasDone ? 1 : firstStepNotDone(steps, saved);
  const way = useStepsInAddress('/onboarding', steps, begin);
  const knownBeside = (answers: OnboardingAnswers) => onlyNew(fromCalculators, answers, wasDone);

  function goOn(): void {
    if (!way.isOnShow()) return;
    if (!way.isLast) {
      way.goTo(way.number + 1);
      return;
    }
    answers.forget();
    // Where this fails the onboarding is offered once more: what was answered is saved.
    end.mutate('done');
    if (wasDone) showToast('Answers saved', 'Your dashboard shows what follows from them.');
    else showToast('Onboarding Complete', 'Your profile has been set up successfully!');
    void navigate('/dashboard');
  }

  return (
    <StepForm
      // A form reads its answers once, when it is made.
      key={`${way.number} ${answers.cameLate}`}
      way={way}
      saved={saved}
      knownBeside={knownBeside}
      calculators={fromCalculators}
      answers={answers}
      wasDone={wasDone}
      busy={save.isPending}
      onSave={async (ofStep) => {
        await save.mutateAsync({ ...savedRequest(profile), ...ofStep });
      }}
      onSaved={goOn}
    />
  );
}

/**
 * What is saved already is not filled in by what was once typed elsewhere; of two calculators the first one counts. That
 * somebody has no ILR is what a profile says before anybody asked: once the steps are done, they have been asked.
 */
function onlyNew(
  calculators: readonly KnownFromCalculator[],
  saved: OnboardingAnswers,
  wasAsked: boolean,
): UnsavedAnswers {
  const known = Object.fromEntries(
    calculators.toReversed().flatMap(({ answers }) => Object.entries(answers)),
  );
  const isNew = (field: string) =>
    field === 'hasILR' ? saved.hasILR !== 'yes' && !wasAsked : Reflect.get(saved, field) === '';
  const added: UnsavedAnswers = Object.fromEntries(Object.entries(known).filter(([field]) => isNew(field)));
  // The tick beside the level says what the level does, as where it is chosen here.
  return added.englishLevel === undefined || saved.englishLanguageProof === 'yes'
    ? added
    : { ...added, englishLanguageProof: provesEnglish(added.englishLevel) ? 'yes' : 'no' };
}
