import * as rulesOf20261121 from '../../earlier/2026-11-21.mjs';
import type { CivilDate } from '../calendar/civilDate';
import type { ComparableRules, ComparedRecord, StoredForm } from './comparableRules';
import { dependantOutcomes } from './dependantOutcomes';
import type { FrozenRules } from './frozenRules';
import { isCitizenshipForm, isIlrForm } from './storedForms';
import { plainOutcome } from './outcome';

/** The rule set before today's, frozen as it answered: corrections of it were changes of the program itself. */
export const earlierRules: ComparableRules = comparable(rulesOf20261121);

/** A frozen rule set, asked as today's is. */
export function comparable(rules: FrozenRules): ComparableRules {
  /** Null where the dates cannot be counted with. */
  const whereSound = <Answer>(work: () => Answer | null): Answer | null => {
    try {
      return work();
    } catch (error) {
      if (error instanceof rules.UnsoundAssessment) return null;
      throw error;
    }
  };
  return {
    version: rules.ruleSet.version,

    settlementOnRecord({ details, earlier, journeys }, today) {
      const { visaType, visaStartDate } = details;
      if (details.hasILR || visaType === null || visaStartDate === null) return null;
      const route = rules.routeOfVisaType(visaType);
      if (route === null) return null;
      return whereSound(() => {
        const visas = { ...details, visaStartDate, earlier };
        const { answer } = rules.settlementProgress(route, visas, journeys, today).cautious;
        return plainOutcome(answer.verdict, answer.earliestApplicationDate, answer.reasons);
      });
    },

    citizenshipOnRecord(record, today) {
      const question = askedOfRecord(record, rules.inTheUkSince, today);
      if (question === null) return null;
      return whereSound(() => {
        const day = rules.citizenshipOpensOn(record, question.settled, question.entered, today);
        return plainOutcome(day !== null && day <= today ? 'eligible' : 'not_yet', day);
      });
    },

    dependantOnRecord(dependant, { main, dependants }, today) {
      const { dependantProgress } = rules;
      // Nobody was shown a date of a dependant: nothing of it can come out otherwise.
      if (dependantProgress === undefined) return null;
      return whereSound(() => dependantOutcomes(dependantProgress(dependant, dependants, main, today)));
    },

    ilr(form: StoredForm, asOf: CivilDate) {
      if (!isIlrForm(form)) return null;
      return whereSound(() => {
        const answer = rules.calculateIlr(form, asOf);
        return plainOutcome(
          answer.isEligible ? 'eligible' : 'not_yet',
          answer.suggestedEligibilityDate ?? answer.earliestApplicationDate,
          answer.reasons,
        );
      });
    },

    citizenship(form: StoredForm, asOf: CivilDate) {
      if (!isCitizenshipForm(form)) return null;
      return whereSound(() => {
        const answer = rules.calculateCitizenship(form, asOf);
        return plainOutcome(
          answer.isEligible ? 'eligible' : 'not_yet',
          answer.suggestedEligibilityDate,
          answer.reasons,
        );
      });
    },
  };
}

/** The days that the question of citizenship needs; null where the record does not ask it. */
export function askedOfRecord(
  { details, earlier }: ComparedRecord,
  inTheUkSince: FrozenRules['inTheUkSince'],
  today: CivilDate,
): { readonly settled: CivilDate; readonly entered: CivilDate } | null {
  const { hasILR, ilrGrantDate: settled, visaStartDate } = details;
  const entered = inTheUkSince(visaStartDate, earlier);
  if (!hasILR || settled === null || entered === null) return null;
  return settled > today || entered > today ? null : { settled, entered };
}
