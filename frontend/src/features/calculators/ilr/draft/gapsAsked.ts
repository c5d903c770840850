import { calculateIlr } from '@settlewise/rules/calculators';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { IlrDraft } from './ilrDraft';
import { formOf, payloadOf } from './requestOf';
import { gapsOfVisas, visasHeld, type GapOfVisas } from './visasHeld';

/**
 * The gaps between visas that are asked about: those of which the answer changes the outcome. Days that count by
 * themselves, as in the pandemic of 2020, ask nothing.
 */
export function gapsAsked(draft: IlrDraft, today: CivilDate): readonly GapOfVisas[] {
  const gaps = gapsOfVisas(draft);
  if (gaps.length === 0) return gaps;
  const asked = questionsWithoutAnswers(draft, today);
  return asked === null ? gaps : gaps.filter(({ id }) => asked.has(id));
}

/** The visas that the engine asks about while nobody has answered; null where nothing can be worked out yet. */
function questionsWithoutAnswers(draft: IlrDraft, today: CivilDate): ReadonlySet<string> | null {
  const unanswered: IlrDraft = {
    ...draft,
    appliedInTime: null,
    appliedOn: '',
    gapBefore: null,
    earlierVisas: draft.earlierVisas.map((visa) => ({
      ...visa,
      appliedInTime: null,
      appliedOn: '',
      gapBefore: null,
    })),
    useDetailedAbsences: true,
    absences: [],
    absencesPerYear: [],
    englishLanguageRequirement: true,
    meetsSalaryRequirement: true,
    goodCharacter: true,
    englishLevel: null,
    dateOfBirth: '',
    hasApplied: false,
    hasAppliedToExtend: false,
  };
  try {
    const { questions } = calculateIlr(formOf(payloadOf(unanswered)), today);
    const held = visasHeld(unanswered);
    return new Set(
      questions.flatMap(({ permission }) => (permission === undefined ? [] : (held[permission]?.id ?? []))),
    );
  } catch {
    // A date is still being typed.
    return null;
  }
}
