import type { SettlementAnswer } from '../assessment/answer';
import { UnsoundAssessment } from '../assessment/problems';
import { calculateCitizenship } from '../calculators/citizenship/calculateCitizenship';
import type { CitizenshipCalculation } from '../calculators/citizenship/citizenshipCalculation';
import { calculateIlr } from '../calculators/ilr/calculateIlr';
import { dependantProgress } from '../dependants/dependantProgress';
import type { CivilDate } from '../calendar/civilDate';
import { ruleSet } from '../parameters/ruleSet';
import { citizenshipFormOf, citizenshipOpensOn } from '../progress/citizenshipOnRecord';
import { settlementProgress } from '../progress/settlementProgress';
import { inTheUkSince } from '../progress/visaRecord';
import { routeOfVisaType } from '../routes/visaTypes';
import type { ComparableRules, ComparedRecord } from './comparableRules';
import { askedOfRecord } from './earlierRules';
import { dependantOutcomes } from './dependantOutcomes';
import { isCitizenshipForm, isIlrForm } from './storedForms';
import { plainOutcome, type Outcome } from './outcome';

/** Today's rules. Where they cannot answer what the earlier ones answered, that is an outcome too. */
export const currentRules: ComparableRules = {
  version: ruleSet.version,

  settlementOnRecord({ details, earlier, journeys }, today) {
    const { visaType, visaStartDate } = details;
    if (details.hasILR || visaType === null || visaStartDate === null) return null;
    const route = routeOfVisaType(visaType);
    if (route === null) return null;
    return whereSound(() => {
      const visas = { ...details, visaStartDate, earlier };
      return outcomeOf(settlementProgress(route, visas, journeys, today).cautious.answer);
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
      return dependantOutcomes(dependantProgress(dependant, dependants, main, today));
    } catch (error) {
      if (error instanceof UnsoundAssessment) return null;
      throw error;
    }
  },

  ilr(form, asOf) {
    if (!isIlrForm(form)) return null;
    return whereSound(() => {
      const answer = calculateIlr(form, asOf);
      const firstDay = answer.suggestedEligibilityDate ?? answer.earliestApplicationDate;
      return {
        ...beside(answer),
        verdict: answer.isEligible ? 'eligible' : answer.verdict === 'not_enough' ? 'not_enough' : 'not_yet',
        firstDay: answer.verdict === 'not_enough' ? null : firstDay,
      };
    });
  },

  citizenship(form, asOf) {
    if (!isCitizenshipForm(form)) return null;
    return whereSound(() => {
      const answer = calculateCitizenship(form, asOf);
      const lapsed = lapseOf(answer);
      if (lapsed !== null) return lapsed;
      const verdict = answer.isEligible
        ? 'eligible'
        : answer.cautious?.citizenship?.verdict === 'not_enough'
          ? 'not_enough'
          : 'not_yet';
      return plainOutcome(verdict, answer.suggestedEligibilityDate, answer.reasons);
    });
  },
};

/** Settlement that may have lapsed comes before every day, and is told with its reason. */
function lapseOf({
  settlementLapse: lapse,
  reasons,
}: Pick<CitizenshipCalculation, 'settlementLapse' | 'reasons'>): Outcome | null {
  if (lapse?.mayHaveLapsed !== true) return null;
  const why = reasons.filter(({ code }) => code === 'settlement_may_have_lapsed');
  return plainOutcome('may_have_lapsed', null, why);
}

function outcomeOf(answer: SettlementAnswer): Outcome {
  return { ...beside(answer), verdict: answer.verdict, firstDay: answer.earliestApplicationDate };
}

/** @param unexplained what a wait between two visas is taken for where nobody said when the application was made */
function citizenshipFrom(
  record: ComparedRecord,
  today: CivilDate,
  unexplained: 'breaks' | 'counts',
): Outcome | null {
  const question = askedOfRecord(
    record,
    (visaStartDate, earlier) => inTheUkSince(visaStartDate, earlier, record.details, unexplained),
    today,
  );
  if (question === null) return null;
  return whereSound(() => {
    const { settled, entered } = question;
    const lapsed = lapseOf(calculateCitizenship(citizenshipFormOf(record, settled, entered), today));
    if (lapsed !== null) return lapsed;
    const day = citizenshipOpensOn(record, settled, entered, today);
    return plainOutcome(day !== null && day <= today ? 'eligible' : 'not_yet', day);
  });
}

type Beside = Pick<
  SettlementAnswer,
  'otherOutcome' | 'questions' | 'missing' | 'practicalEarliestApplicationDate' | 'reasons'
>;

/** What stands beside a verdict and its day. */
function beside(answer: Beside): Omit<Outcome, 'verdict' | 'firstDay'> {
  const { otherOutcome: other, questions, missing, reasons } = answer;
  return {
    // Where there is a last day to apply, the reasons name it.
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

/** What cannot be counted with any more: more has to be known before a day can be named. */
function whereSound(work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    return {
      ...plainOutcome('not_enough', null),
      asked: error.problems.map(({ message }) => message),
    };
  }
}
