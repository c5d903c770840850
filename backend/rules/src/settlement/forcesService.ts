import type { OpenQuestion } from '../assessment/answer';
import type { OpenAnswer, SettlementRequest } from '../assessment/request';
import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import { settlementQuestions, whySettlementAsks } from '../sentences/settlementRequirements';

/** Service in HM Armed Forces, and the days on which its discharge allows an application. */
export interface ForcesService {
  /** The first day of service. */
  readonly start: DayNumber;
  readonly discharged: DayNumber;
  /** The day on which the years of service are complete. */
  readonly complete: DayNumber;
  readonly isLongEnough: boolean;
  /** Whether it is a medical discharge because of service. */
  readonly medical: OpenAnswer;
  /** The first and the last day to apply. */
  readonly opens: DayNumber;
  readonly closes: DayNumber;
}

/** Members of HM Armed Forces: the discharge decides, not years of residence. */
export const asksForDischarge = (route: string | null): boolean => route === 'armed_forces';

/**
 * Null on other routes, and if the day of discharge is unknown.
 * @param start the first day of service
 */
export function findForcesService(
  { key }: Pick<Route, 'key'>,
  { dischargedOn, medicalDischarge = 'not_sure' }: SettlementRequest,
  start: DayNumber,
  { forces }: LawOnDay,
): ForcesService | null {
  if (!asksForDischarge(key) || dischargedOn === undefined) return null;
  const discharged = toDayNumber(dischargedOn);
  const complete = yearsLater(start, forces.yearsOfService);
  return {
    start,
    discharged,
    complete,
    medical: medicalDischarge,
    isLongEnough: complete <= discharged,
    opens: discharged - 7 * forces.weeksBefore,
    closes: yearsLater(discharged, forces.yearsAfter),
  };
}

/** Whether the discharge allows an application on a day or later. */
export const allowsApplication = (service: ForcesService, asOf: DayNumber): boolean =>
  asOf <= service.closes && (service.isLongEnough || service.medical === 'yes');

/** The question whether the discharge was a medical one. Only asked if the service is too short. */
export function askAboutDischarge(
  service: ForcesService | null,
  asOf: DayNumber,
  { forces }: LawOnDay,
): readonly OpenQuestion[] {
  if (service === null || service.isLongEnough || asOf > service.closes || service.medical !== 'not_sure')
    return [];
  return [
    {
      code: 'medical_discharge',
      message: settlementQuestions.medical_discharge({ on: service.discharged }),
      why: whySettlementAsks.medical_discharge({ years: forces.yearsOfService }),
      source: forces.source,
    },
  ];
}
