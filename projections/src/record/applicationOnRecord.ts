import type { ItemOf } from '@settlewise/domain/fields';
import type { applications } from '@settlewise/domain/record';
import { routeOfVisaType, type CivilDate, type RunningApplication } from '@settlewise/rules';

/** An application as the record has it. */
export type ApplicationOnRecord = ItemOf<typeof applications.fields>;

type Deciding = Pick<
  ApplicationOnRecord,
  | 'appliedFor'
  | 'visaType'
  | 'service'
  | 'incomeRuleMet'
  | 'submittedOn'
  | 'biometricsOn'
  | 'decidedOn'
  | 'outcome'
>;

/** The same as the rules of waiting read it. @param permissionEnds null where it is not known */
export const runningApplication = (
  { appliedFor: kind, visaType, outcome, ...application }: Deciding,
  permissionEnds: CivilDate | null,
): RunningApplication => ({
  ...{ kind, service: application.service, incomeRuleMet: application.incomeRuleMet },
  ...{ submittedOn: application.submittedOn, biometricsOn: application.biometricsOn },
  decidedOn: application.decidedOn,
  route: visaType === null ? null : routeOfVisaType(visaType),
  permissionEnds,
  isInvalid: outcome === 'invalid',
});

type Granted = Pick<
  ApplicationOnRecord,
  'dependant' | 'appliedFor' | 'submittedOn' | 'decidedOn' | 'outcome'
>;

/**
 * The day on which settlement was granted to the person by their list of applications, on the visa of now; null where it
 * was not. Until their profile says so too, nothing is to be applied for, and the dates are not those of citizenship.
 */
export const ilrGrantedOn = (
  applications: readonly Granted[],
  { visaStartDate }: { readonly visaStartDate: CivilDate | null },
): CivilDate | null =>
  applications.find(
    ({ dependant, appliedFor, submittedOn, outcome }) =>
      dependant === null &&
      appliedFor === 'ilr' &&
      outcome === 'granted' &&
      visaStartDate !== null &&
      submittedOn >= visaStartDate,
  )?.decidedOn ?? null;
