import { addYears, type CivilDate } from '../calendar/civilDate';
import type { Problem } from '../assessment/problems';
import { isRouteKey } from '../routes/routes';
import { feeProblems as says } from '../sentences/fees';
import { asksSalaryList } from './applicationFee';
import type { FeeItem, FeesQuestion, FeeStep } from './question';

const mostYearsOfRise = 50;
/** A plan of a family reaches that far at most: ten years to settle, one more, and a passport. */
const mostYearsOfPlan = 15;

/** What is wrong with a day of payment of a plan; null where nothing is. Further ahead a year is a slip of the pen. */
export function dayTooFarAhead(on: CivilDate, asOf: CivilDate): string | null {
  const last = addYears(asOf, mostYearsOfPlan);
  return on > last ? says.too_far({ years: mostYearsOfPlan, last }) : null;
}

/** Citizenship has no faster service, nor do passports and travel authorisations. */
const hasPriority = (item: FeeItem) => item === 'visa' || item === 'extension' || item === 'ilr';
const asksNoTest = (item: FeeItem) =>
  item === 'first_passport' || item === 'eta' || item === 'administrative_review';
/** Fingerprints and a photo are taken for the others. */
const needsNoAppointment = asksNoTest;

/** Everything for which a question cannot be added up; empty where it can. */
export function feesProblems(question: FeesQuestion): readonly Problem[] {
  return [
    ...question.steps.flatMap((step, place) => problemsOfStep(step, place, question)),
    ...riseProblems(question),
  ];
}

function problemsOfStep(step: FeeStep, place: number, { people }: FeesQuestion): readonly Problem[] {
  const problem = (field: string, message: string): Problem => ({
    field: `steps.${place}.${field}`,
    message,
  });
  const named = step.people ?? [...people.keys()];
  const problems = named.flatMap((person, index): readonly Problem[] => {
    const field = step.people === undefined ? 'people' : `people.${index}`;
    const one = people[person];
    if (one === undefined) return [problem(field, says.person({ people: people.length }))];
    if (named.indexOf(person) < index) return [problem(field, says.twice())];
    return one.dateOfBirth > step.on ? [problem(field, says.not_born())] : [];
  });
  return [
    ...('route' in step && !isRouteKey(step.route) ? [problem('route', says.route())] : []),
    ...problems,
    ...((step.service ?? 'standard') !== 'standard' && !hasPriority(step.item)
      ? [problem('service', says.service())]
      : []),
    ...((step.tests?.length ?? 0) > 0 && asksNoTest(step.item) ? [problem('tests', says.tests())] : []),
    ...(step.paidAppointment === true && needsNoAppointment(step.item)
      ? [problem('paidAppointment', says.appointment())]
      : []),
    ...('onSalaryList' in step && step.onSalaryList === true && !asksSalaryList(step)
      ? [problem('onSalaryList', says.salary_list())]
      : []),
  ];
}

/** A rise upon a rise of centuries is no sum that anybody can use. */
function riseProblems({ asOf, steps, yearlyRisePercent = 0 }: FeesQuestion): readonly Problem[] {
  const last = addYears(asOf, mostYearsOfRise);
  if (yearlyRisePercent === 0 || steps.every(({ on }) => on <= last)) return [];
  return [{ field: 'yearlyRisePercent', message: says.rise({ years: mostYearsOfRise }) }];
}
