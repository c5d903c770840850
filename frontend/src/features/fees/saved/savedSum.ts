import type { FeesResponse, SaveAssessmentRequest, SavedFeesResponse } from '@settlewise/contract';
import { visaTypeOfRoute, type CivilDate, type FeesAnswer } from '@settlewise/rules';
import { nameOfPerson } from '../labels';
import { newCost, newPerson, newStep, type Plan } from '../plan/plan';
import type { Planned } from '../plan/questionOf';

type SavedForm = SavedFeesResponse['form'];

/** What is sent to save a sum: what can be added up of a plan, with the names of its people. */
export function savingOf({ question, people }: Planned, calculatedOn: CivilDate): SaveAssessmentRequest {
  const { steps, costs, yearlyRisePercent = 0 } = question;
  return {
    calculator: 'fees',
    calculatedOn,
    form: {
      people: people.map(({ name, dateOfBirth }, place) => ({
        ...{ name: nameOfPerson({ name }, place), dateOfBirth },
      })),
      steps: steps.map(({ people: who, service = 'standard', tests = [], ...step }) => ({
        ...step,
        ...(who === undefined ? {} : { people: [...who] }),
        ...{ service, tests: [...tests] },
      })),
      costs: [...costs],
      yearlyRisePercent,
    },
  };
}

/** A saved sum as a plan that can be changed again. */
export function planOf({ people, steps, costs, yearlyRisePercent }: SavedForm): Plan {
  const planned = people.map(({ name = '', dateOfBirth }) => newPerson({ name, dateOfBirth }));
  return {
    people: planned,
    steps: steps.map(({ item, on, service, tests, route, where, months, people: who }) =>
      newStep({
        ...{ item, on, service },
        visaType: visaTypeOfRoute(route ?? '') ?? '',
        where: where ?? 'inside',
        ...(months === undefined ? {} : { months: String(months) }),
        without: planned.flatMap(({ id }, place) => (who === undefined || who.includes(place) ? [] : [id])),
        lifeInUk: tests.includes('life_in_the_uk'),
        english: tests.includes('english'),
      }),
    ),
    costs: costs.map(({ label, on, pence }) => ({
      ...newCost(),
      ...{ label, on, pounds: (pence / 100).toFixed(2) },
    })),
    rise: yearlyRisePercent === 0 ? '' : String(yearlyRisePercent),
  };
}

/** A saved answer as the bill that the page shows. */
export const billOf = ({ lines, ...answer }: FeesResponse): FeesAnswer => ({
  ...answer,
  lines: lines.map(({ source, ...line }) => ({
    ...line,
    source: source === null ? null : { title: source.title, url: source.url, retrievedOn: source.checkedOn },
  })),
});
