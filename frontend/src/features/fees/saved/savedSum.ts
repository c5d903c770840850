import type { SaveAssessmentRequest, SavedFeesResponse } from '@settlewise/contract/assessments';
import type { FeesResponse } from '@settlewise/contract/fees';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { FeesAnswer } from '@settlewise/rules/fees';
import { visaTypeOfRoute } from '@settlewise/rules/routes';
import { sourceThen } from '../../../record/assessments/sourceThen';
import { nameOfPerson } from '../labels';
import { newCost, newPerson, newStep, type Plan } from '../plan/plan';
import { questionOf, type Planned } from '../plan/questionOf';

type SavedForm = SavedFeesResponse['form'];

/** What is sent to save a sum: what can be added up of a plan, with the names of its people. */
export function savingOf({ question, people }: Planned, calculatedOn: CivilDate): SaveAssessmentRequest {
  const { steps, costs, yearlyRisePercent = 0 } = question;
  return {
    calculator: 'fees',
    calculatedOn,
    form: {
      people: people.map(({ name, dateOfBirth, lifeInUk, english, role }, place) => ({
        name: nameOfPerson({ name }, place),
        dateOfBirth,
        ...(lifeInUk && { lifeInUkPassed: true }),
        ...(english !== '' && { englishPassed: english }),
        ...(role !== '' && { role }),
      })),
      steps: steps.map(({ people: who, service = 'standard', tests = [], ...step }) => ({
        ...step,
        ...(who === undefined ? {} : { people: [...who] }),
        service,
        tests: [...tests],
      })),
      costs: [...costs],
      yearlyRisePercent,
    },
  };
}

/** A saved sum as a plan that can be changed again. */
export function planOf({ people, steps, costs, yearlyRisePercent }: SavedForm): Plan {
  const planned = people.map(({ name = '', dateOfBirth, lifeInUkPassed = false, englishPassed, role }) =>
    newPerson({
      name,
      dateOfBirth,
      lifeInUk: lifeInUkPassed,
      english: englishPassed ?? '',
      role: role ?? '',
    }),
  );
  return {
    people: planned,
    steps: steps.map(({ item, on, service, tests, route, where, months, people: who, ...more }) =>
      newStep({
        item,
        on,
        service,
        visaType: visaTypeOfRoute(route ?? '') ?? '',
        where: where ?? 'inside',
        ...(months === undefined ? {} : { months: String(months) }),
        without: planned.flatMap(({ id }, place) => (who === undefined || who.includes(place) ? [] : [id])),
        lifeInUk: tests.includes('life_in_the_uk'),
        english: tests.includes('english'),
        paidAppointment: more.paidAppointment ?? false,
        onSalaryList: more.onSalaryList ?? false,
      }),
    ),
    costs: costs.map(({ label, on, pence }) => ({
      ...newCost(),
      label,
      on,
      pounds: (pence / 100).toFixed(2),
    })),
    rise: yearlyRisePercent === 0 ? '' : String(yearlyRisePercent),
  };
}

/** Whether a plan comes to the same when it is saved, with nothing in it that is not counted. */
export function isPlanOf(saved: Pick<SavedFeesResponse, 'form' | 'calculatedOn'>, plan: Plan): boolean {
  const planned = questionOf(plan, saved.calculatedOn);
  const saving = savingOf(planned, saved.calculatedOn);
  if (saving.calculator !== 'fees' || planned.lacking.size > 0 || planned.riseProblem !== null) return false;
  return JSON.stringify(withoutIds(planOf(saving.form))) === JSON.stringify(withoutIds(planOf(saved.form)));
}

/** Ids are new ones each time: people are told apart by their places. */
const withoutIds = ({ people, steps, costs, rise }: Plan) => ({
  people: people.map(({ id: _id, ...person }) => person),
  steps: steps.map(({ id: _id, without, ...step }) => ({
    ...step,
    without: people.map(({ id }) => without.includes(id)),
  })),
  costs: costs.map(({ id: _id, ...cost }) => cost),
  rise,
});

/** A saved answer as the bill that the page shows. */
export const billOf = ({ lines, terms = [], ...answer }: FeesResponse): FeesAnswer => ({
  ...answer,
  lines: lines.map(({ source, ...line }) => ({
    ...line,
    source: source === null ? null : sourceThen(source),
  })),
  terms: terms.map(({ source, ...term }) => ({ ...term, source: sourceThen(source) })),
});
