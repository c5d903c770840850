import type { IlrCalculationRequest } from '@settlewise/contract/assessments';
import type { Trip } from '@settlewise/rules/absences';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { reasonApplies } from '@settlewise/rules/settlement';

/** A trip of a form, with whether the route leaves it out for its reason. */
export interface FormTrip extends Trip {
  readonly isLeftOut: boolean;
}

/** The trips of a form as the pictures take them; none where totals were typed. */
export function tripsOf(form: IlrCalculationRequest): readonly FormTrip[] {
  const { visaType, endorsedBy, useDetailedAbsences, detailedAbsences } = form;
  if (!useDetailedAbsences) return [];
  const key = routeOfVisaType(visaType);
  const isLeftOut = (reason: (typeof detailedAbsences)[number]['permittedReason']) =>
    reason != null && key !== null && reasonApplies(findRoute(key), reason, endorsedBy ?? undefined);
  return detailedAbsences.map(({ startDate, endDate, permittedReason }) => ({
    departureDate: startDate,
    returnDate: endDate,
    isLeftOut: isLeftOut(permittedReason),
  }));
}
