import type { CivilDate } from '../calendar/civilDate';
import { toCitizenshipForm } from '../progress/citizenshipOnRecord';
import type { ComparableRules, ComparedRecord } from './comparableRules';
import { dependantOutcomes } from './dependantOutcomes';
import type {
  ComparedCalculation,
  ComparedFunctions,
  ComparedIlr,
  ComparedSettlement,
} from './comparedFunctions';
import { plainOutcome, type Outcome } from './outcome';
import { isCitizenshipForm, isIlrForm } from './storedForms';

/**
 * Wraps a rule set for the comparison.
 * @param unsound the outcome for invalid dates, for which an earlier rule set gave no answer
 */
export function comparable<Route extends string>(
  rules: ComparedFunctions<Route>,
  unsound: (error: Error) => Outcome | null,
): ComparableRules {
  const answerIfSound = <Answer>(work: () => Answer | null): Answer | Outcome | null => {
    try {
      return work();
    } catch (error) {
      if (error instanceof rules.UnsoundAssessment) return unsound(error);
      throw error;
    }
  };

  /** @param unexplained the effect of a wait between two visas if the application day is unknown */
  function citizenshipFrom(
    record: ComparedRecord,
    today: CivilDate,
    unexplained: 'breaks' | 'counts',
  ): Outcome | null {
    const { details, earlier } = record;
    const { hasILR, ilrGrantDate: settled, visaStartDate } = details;
    const entered = rules.inTheUkSince(visaStartDate, earlier, details, unexplained);
    if (!hasILR || settled === null || entered === null || settled > today || entered > today) return null;
    return answerIfSound(() => {
      const lapsed = findLapseOutcome(
        rules.calculateCitizenship(toCitizenshipForm(record, settled, entered), today),
      );
      if (lapsed !== null) return lapsed;
      const day = rules.citizenshipOpensOn(record, settled, entered, today);
      return plainOutcome(day !== null && day <= today ? 'eligible' : 'not_yet', day);
    });
  }

  return {
    version: rules.ruleSet.version,

    settlementOnRecord({ details, earlier, journeys }, today) {
      const { visaType, visaStartDate } = details;
      if (details.hasILR || visaType === null || visaStartDate === null) return null;
      const route = rules.routeOfVisaType(visaType);
      if (route === null) return null;
      return answerIfSound(() => {
        const visas = { ...details, visaStartDate, earlier };
        const answer = rules.settlementAnswer(route, visas, journeys, today);
        return {
          ...pickShownFields(answer),
          verdict: answer.verdict,
          firstDay: answer.earliestApplicationDate,
        };
      });
    },

    citizenshipOnRecord(record, today) {
      const taken = citizenshipFrom(record, today, 'breaks');
      const inTime = citizenshipFrom(record, today, 'counts');
      if (taken === null || inTime === null || taken.firstDay === inTime.firstDay) return taken;
      const { verdict, firstDay } = inTime;
      const words = { supposing: 'If you applied in time', otherwise: 'If you did not' };
      return {
        ...taken,
        other: { verdict, firstDay, ...words },
        asked: ['Did you apply for each visa before the one before it ended?'],
      };
    },

    dependantOnRecord(dependant, { main, dependants }, today) {
      try {
        return dependantOutcomes(rules.dependantProgress(dependant, dependants, main, today));
      } catch (error) {
        if (error instanceof rules.UnsoundAssessment) return null;
        throw error;
      }
    },

    ilr(form, asOf) {
      if (!isIlrForm(form)) return null;
      return answerIfSound(() => ilrOutcome(rules.calculateIlr(form, asOf)));
    },

    citizenship(form, asOf) {
      if (!isCitizenshipForm(form)) return null;
      return answerIfSound(() => citizenshipOutcome(rules.calculateCitizenship(form, asOf)));
    },
  };
}

/** The outcome of the ILR calculator, from a current or saved answer. */
export function ilrOutcome(answer: ComparedIlr): Outcome {
  const lacks = answer.verdict === 'not_enough';
  return {
    ...pickShownFields(answer),
    verdict: answer.isEligible ? 'eligible' : lacks ? 'not_enough' : 'not_yet',
    firstDay: lacks ? null : (answer.suggestedEligibilityDate ?? answer.earliestApplicationDate),
  };
}

/** The outcome of the citizenship calculator, from a current or saved answer. */
export function citizenshipOutcome(answer: ComparedCalculation): Outcome {
  const lapsed = findLapseOutcome(answer);
  if (lapsed !== null) return lapsed;
  const lacks = answer.homeOffice?.citizenship?.verdict === 'not_enough';
  const verdict = answer.isEligible ? 'eligible' : lacks ? 'not_enough' : 'not_yet';
  return plainOutcome(verdict, answer.suggestedEligibilityDate, answer.reasons);
}

/** The outcome if settlement may have lapsed: it has no day. Null otherwise. */
function findLapseOutcome({ settlementLapse: lapse, reasons }: ComparedCalculation): Outcome | null {
  if (lapse?.mayHaveLapsed !== true) return null;
  const why = reasons.filter(({ code }) => code === 'settlement_may_have_lapsed');
  return plainOutcome('may_have_lapsed', null, why);
}

type ShownFields = Pick<
  ComparedSettlement,
  'otherOutcome' | 'questions' | 'missing' | 'practicalEarliestApplicationDate' | 'reasons'
>;

/** The fields shown with a verdict and its day. */
function pickShownFields(answer: ShownFields): Omit<Outcome, 'verdict' | 'firstDay'> {
  const { otherOutcome: other, questions, missing, reasons } = answer;
  return {
    // The reasons name the last day to apply, if there is one.
    lastDay: null,
    practicalFirstDay: answer.practicalEarliestApplicationDate,
    other:
      other === null
        ? null
        : {
            verdict: other.verdict,
            firstDay: other.earliestApplicationDate,
            supposing: other.supposing,
            otherwise: other.otherwise,
          },
    asked: [
      ...missing.map(({ message }) => message),
      ...questions.map(({ why, source }) => `${why} (${source.title})`),
    ],
    reasons,
  };
}
