import { whoseLimitDecides } from '../record/limitChecks';
import { routeOf, routeOfVisaType } from '@settlewise/rules/routes';
import { permittedReasonsOn } from '@settlewise/rules/settlement';
import type { ImmigrationRecord } from '../record/immigrationRecord';

/** Reasons of a journey for which the person's route leaves it out; of a visa that is not known, those of most routes. */
export function findPermittedReasons(record: ImmigrationRecord) {
  const { visaType, endorsedBy } = record.details;
  if (whoseLimitDecides(record).citizenshipDecides) return [];
  const route = visaType === null ? null : routeOfVisaType(visaType);
  return permittedReasonsOn(routeOf(route ?? 'skilled_worker'), endorsedBy ?? undefined);
}
