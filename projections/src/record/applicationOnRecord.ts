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
