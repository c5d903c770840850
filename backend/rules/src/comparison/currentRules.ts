import { UnsoundAssessment } from '../assessment/problems';
import { calculateCitizenship } from '../calculators/citizenship/calculateCitizenship';
import { calculateIlr } from '../calculators/ilr/calculateIlr';
import { dependantProgress } from '../dependants/dependantProgress';
import { ruleSet } from '../parameters/ruleSet';
import { citizenshipOpensOn } from '../progress/citizenshipOnRecord';
import { settlementProgress } from '../progress/settlementProgress';
import { inTheUkSince } from '../progress/visaRecord';
import { routeOfVisaType } from '../routes/visaTypes';
import { comparable } from './comparable';
import type { ComparableRules } from './comparableRules';
import { plainOutcome, type Outcome } from './outcome';

/** The current rules. If they cannot answer what the earlier ones answered, that is an outcome too. */
export const currentRules: ComparableRules = comparable(
  {
    ruleSet,
    UnsoundAssessment,
    routeOfVisaType,
    inTheUkSince,
    settlementAnswer: (...asked) => settlementProgress(...asked).answer,
    citizenshipOpensOn,
    dependantProgress,
    calculateIlr,
    calculateCitizenship,
  },
  toMissingOutcome,
);

function toMissingOutcome(error: Error): Outcome {
  const problems = error instanceof UnsoundAssessment ? error.problems : [];
  return { ...plainOutcome('not_enough', null), asked: problems.map(({ message }) => message) };
}
