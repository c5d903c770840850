import { earliestDate, latestDate, type Problem } from '../assessment/problems';
import type { CivilDate } from '../calendar/civilDate';
import { isRouteKey } from '../routes/routes';
import type { ChecklistQuestion } from './question';

/** Everything for which no list can be made; empty where one can. */
export function checklistProblems({
  route,
  plannedOn,
  applicant,
  documents,
}: ChecklistQuestion): readonly Problem[] {
  const outside = (field: string, day: CivilDate | null | undefined): readonly Problem[] =>
    day == null || (day >= earliestDate && day <= latestDate)
      ? []
      : [{ field, message: `Enter a day from ${earliestDate} to ${latestDate}.` }];
  return [
    ...(isRouteKey(route) ? [] : [{ field: 'route', message: 'Enter a route key of GET /api/rules.' }]),
    ...outside('plannedOn', plannedOn),
    ...outside('applicant.dateOfBirth', applicant.dateOfBirth),
    ...(applicant.dateOfBirth > plannedOn
      ? [{ field: 'applicant.dateOfBirth', message: 'The date of birth lies after the planned day.' }]
      : []),
    ...documents.flatMap(({ from, to, issuedOn, expiresOn }, place) => [
      ...outside(`documents.${place}.issuedOn`, issuedOn),
      ...outside(`documents.${place}.from`, from),
      ...outside(`documents.${place}.to`, to),
      ...outside(`documents.${place}.expiresOn`, expiresOn),
      ...(from != null && to != null && to < from
        ? [{ field: `documents.${place}.to`, message: 'The last day is before the first.' }]
        : []),
    ]),
  ];
}
