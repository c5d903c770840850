import { useDraft } from '../../record/drafts/useDraft';
import { unsavedAnswers, type OnboardingAnswers, type OnboardingField, type UnsavedAnswers } from './answers';

/** What a person has typed into the steps and not saved yet, kept through steps back and forth and a reload. */
export function useUnsavedAnswers(userId: string) {
  const kept = useDraft<UnsavedAnswers>(`onboarding.${userId}`, unsavedAnswers, () => ({}));
  return {
    unsaved: kept.draft,
    cameLate: kept.cameLate,
    /** Keeps what now stands in some of the fields, where it differs from what would stand there without it. */
    keep(fields: readonly OnboardingField[], typed: OnboardingAnswers, otherwise: OnboardingAnswers): void {
      const others = Object.entries(kept.draft).filter(([name]) => !fields.some((field) => field === name));
      const differing = fields
        .filter((field) => typed[field] !== otherwise[field])
        .map((field) => [field, typed[field]]);
      const unsaved = unsavedAnswers.parse(Object.fromEntries([...others, ...differing]));
      kept.reset();
      if (Object.keys(unsaved).length > 0) kept.change(unsaved);
    },
    forget: () => kept.reset(),
  };
}
