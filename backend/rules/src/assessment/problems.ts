import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { isRouteKey, findRoute } from '../routes/routes';
import type { AssessmentQuestion } from './request';

/** The most trips of one assessment. */
export const mostTrips = 2_000;
/** The number of planned journeys that may be added to a full record. */
export const mostPlannedTrips = 10;

/** The most permissions of one assessment: far more than any person has held. */
export const mostPermissions = 100;

/** Days outside this range are typing errors. The range leaves room to count years back and forward. */
export const earliestDate: CivilDate = '1900-01-01';
export const latestDate: CivilDate = '2199-12-31';

/** An invalid field of a request, with advice. */
export interface Problem {
  /** Its path, as a JSON validator names it: `trips.3.returnDate`. */
  readonly field: string;
  readonly message: string;
}

/** The request is invalid, so there is no answer. */
export class UnsoundAssessment extends Error {
  override readonly name = 'UnsoundAssessment';
  readonly code = 'unsound_assessment';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ field, message }) => `${field}: ${message}`).join(' '));
  }
}

/** All problems of a request; empty if it can be assessed. */
export function findProblems(request: AssessmentQuestion): readonly Problem[] {
  const problems: Problem[] = [];
  const checkDate = (field: string, date: CivilDate | null | undefined): boolean => {
    if (date === null || date === undefined) return false;
    if (!isCivilDate(date)) {
      problems.push({ field, message: 'Enter a day that exists, as yyyy-MM-dd.' });
      return false;
    }
    if (date < earliestDate || date > latestDate) {
      problems.push({ field, message: `Enter a day from ${earliestDate} to ${latestDate}.` });
      return false;
    }
    return true;
  };
  const checkOrder = (
    first: readonly [field: string, date: CivilDate],
    last: readonly [field: string, date: CivilDate | null],
    message: string,
  ) => {
    const areBothValid = [checkDate(...first), checkDate(...last)].every(Boolean);
    if (areBothValid && last[1] !== null && last[1] < first[1]) problems.push({ field: last[0], message });
  };

  const ensure = (field: string, holds: boolean, message: string) => {
    if (!holds) problems.push({ field, message });
  };

  checkDate('asOf', request.asOf);
  if (request.trips.length > mostTrips + mostPlannedTrips)
    problems.push({ field: 'trips', message: `Give at most ${mostTrips} trips.` });
  else
    request.trips.forEach(({ departureDate, returnDate }, position) =>
      checkOrder(
        [`trips.${position}.departureDate`, departureDate],
        [`trips.${position}.returnDate`, returnDate],
        'The return is before the departure.',
      ),
    );

  const { settlement, citizenship } = request;
  if (settlement !== undefined) {
    checkDate('settlement.grantDate', settlement.grantDate);
    checkDate('settlement.entryDate', settlement.entryDate);
    if (settlement.permissions !== undefined && settlement.permissions.length > mostPermissions)
      problems.push({
        field: 'settlement.permissions',
        message: `Give at most ${mostPermissions} permissions.`,
      });
    else
      settlement.permissions?.forEach(({ from, to, grantedOn, appliedOn, route }, position) => {
        const field = `settlement.permissions.${position}`;
        checkOrder([`${field}.from`, from], [`${field}.to`, to], 'The permission ends before it begins.');
        checkDate(`${field}.grantedOn`, grantedOn);
        if (checkDate(`${field}.appliedOn`, appliedOn) && isCivilDate(from))
          ensure(
            `${field}.appliedOn`,
            (appliedOn ?? from) <= from,
            'The application comes after the permission begins.',
          );
        if (route !== undefined) ensure(`${field}.route`, isRouteKey(route), unknownRouteMessage);
      });
    const { claimedOn, awaitingDecisionSince: waiting, grantDate } = settlement;
    if (checkDate('settlement.claimedOn', claimedOn) && isCivilDate(grantDate))
      ensure(
        'settlement.claimedOn',
        (claimedOn ?? '') <= grantDate,
        'The claim comes after the permission was granted.',
      );
    const { dischargedOn } = settlement;
    if (checkDate('settlement.dischargedOn', dischargedOn) && isCivilDate(grantDate))
      ensure(
        'settlement.dischargedOn',
        (dischargedOn ?? grantDate) >= grantDate,
        'The discharge comes before the first day of service.',
      );
    if (checkDate('settlement.awaitingDecisionSince', waiting) && isCivilDate(request.asOf))
      ensure(
        'settlement.awaitingDecisionSince',
        (waiting ?? '') <= request.asOf,
        'The application lies in the future.',
      );
    const { extensionAppliedOn: extension } = settlement;
    if (checkDate('settlement.extensionAppliedOn', extension)) {
      const applied = extension ?? '';
      const isDecided = (settlement.permissions ?? []).some(
        ({ from }) => isCivilDate(from) && from > applied,
      );
      if (isCivilDate(request.asOf))
        ensure(
          'settlement.extensionAppliedOn',
          applied <= request.asOf,
          'The application to extend the permission lies in the future.',
        );
      ensure(
        'settlement.extensionAppliedOn',
        !isDecided,
        'A permission begins after this application. Leave the day out once the application is decided.',
      );
    }
    problems.push(...routeProblems(settlement.route, settlement.qualifyingYears));
  }
  const { person } = request;
  if (checkDate('person.dateOfBirth', person?.dateOfBirth) && isCivilDate(request.asOf))
    ensure(
      'person.dateOfBirth',
      (person?.dateOfBirth ?? '') <= request.asOf,
      'The date of birth lies in the future.',
    );
  checkDate('citizenship.applicationDate', citizenship?.applicationDate);
  checkDate('citizenship.settledSince', citizenship?.settledSince);
  return problems;
}

const unknownRouteMessage = 'This route is not known.';

function routeProblems(key: string, years: number | undefined): readonly Problem[] {
  if (!isRouteKey(key)) return [{ field: 'settlement.route', message: unknownRouteMessage }];
  // Includes the years of every day, because they may change before an application.
  const known = [...new Set(findRoute(key).qualifyingYears.rows.flatMap(({ value }) => value))];
  if (years === undefined || known.length === 0 || known.includes(years)) return [];
  return [
    { field: 'settlement.qualifyingYears', message: `This route asks for ${known.join(' or ')} years.` },
  ];
}
