import { earliestDate, latestDate, type Problem } from '../assessment/problems';
import type { CivilDate } from '../calendar/civilDate';
import { absenceRules } from '../parameters/absenceRules';
import { payRules } from '../parameters/payRules';
import { isRouteKey } from '../routes/routes';
import type { ChecklistQuestion } from './question';

/** The first day for which all figures of the lists are known. Earlier days cannot be planned. */
const firstListedDay: CivilDate = [payRules.skilledWorker, absenceRules.longResidenceCurrentPermission]
  .map(({ rows }) => rows[0]?.from ?? earliestDate)
  .reduce((latest, from) => (from > latest ? from : latest));

/** Whether a list can be made for a day. The day may be incomplete while it is typed. */
export const isListed = (plannedOn: CivilDate, dateOfBirth: string): boolean =>
  plannedOn >= firstListedDay && plannedOn <= latestDate && plannedOn >= dateOfBirth;

/** The problems that prevent a list; empty if there are none. */
export function checklistProblems({
  route,
  plannedOn,
  applicant,
  documents,
}: ChecklistQuestion): readonly Problem[] {
  const outside = (
    field: string,
    day: CivilDate | null | undefined,
    from = earliestDate,
  ): readonly Problem[] =>
    day == null || (day >= from && day <= latestDate)
      ? []
      : [{ field, message: `Enter a day from ${from} to ${latestDate}.` }];
  return [
    ...(isRouteKey(route) ? [] : [{ field: 'route', message: 'Enter a route key of GET /api/rules.' }]),
    ...outside('plannedOn', plannedOn, firstListedDay),
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
