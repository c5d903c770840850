import { UnsoundAssessment } from '../assessment/problems';
import { fees } from '../parameters/feeTable';
import type { FeeTable } from './amountOn';
import type { FeeLine, FeesAnswer, PenceRange } from './answer';
import { findFeeChanges } from './findFeeChanges';
import { linesOfStep } from './linesOfStep';
import { describeRefusal } from './onRefusal';
import { partsOfBill } from './parts';
import { feesProblems } from './problems';
import type { FeesQuestion, OwnCost } from './question';
import { supposedRise } from './supposedRise';
import { determineTerms } from './terms';
import { testsToTake } from './testsToTake';
import { findWarnings } from './warnings';

/**
 * The whole bill of some people for some applications, in whole pence: each line by the fees of its own day.
 * @param known other fees than today's table
 * @throws UnsoundAssessment with everything for which it cannot be added up
 */
export function sumOfFees(question: FeesQuestion, known: FeeTable = fees): FeesAnswer {
  const problems = feesProblems(question);
  if (problems.length > 0) throw new UnsoundAssessment(problems);
  const tests = testsToTake(question);
  const lines = [
    ...question.steps.flatMap((step, place) => linesOfStep(question, step, place, known, tests.get(place))),
    ...question.costs.map((cost) => ownLine(cost, question)),
  ];
  const sum = (part: keyof PenceRange) => lines.reduce((total, line) => total + line[part], 0);
  return {
    asOf: question.asOf,
    totalPence: sum('pence'),
    lowestPence: sum('lowestPence'),
    highestPence: sum('highestPence'),
    lines,
    ...partsOfBill(lines, question),
    warnings: findWarnings(question, lines),
    changes: findFeeChanges(question, known),
    onRefusal: describeRefusal(lines, question.steps),
    terms: determineTerms(lines, question),
    assumption: supposedRise(lines, question),
  };
}

function ownLine({ label, on, pence }: OwnCost, { asOf }: FeesQuestion): FeeLine {
  return {
    step: null,
    person: null,
    kind: 'own',
    label,
    on,
    pence,
    lowestPence: pence,
    highestPence: pence,
    edition: null,
    years: null,
    note: null,
    expected: on > asOf,
    source: null,
    standing: 'in_force',
    confidence: null,
  };
}
