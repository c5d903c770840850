import type { DependantResponse } from '@settlewise/contract/dependants';
import { addYears, civilDateInLondon } from '@settlewise/rules/calendar';

const today = civilDateInLondon(new Date());

/** A dependant as the server answers them. */
export function aDependant(rest: Partial<DependantResponse> = {}): DependantResponse {
  return {
    id: 1,
    firstName: 'Zainab',
    lastName: 'Khan',
    dateOfBirth: addYears(today, -34),
    relationship: 'spouse',
    nationality: 'pakistan',
    passportNumber: null,
    currentVisaType: null,
    visaStartDate: null,
    visaExpiryDate: null,
    brpNumber: null,
    notes: null,
    bornInUk: null,
    british: null,
    settledSince: null,
    ukEntryDate: null,
    visaHeldSince: null,
    travelsWith: null,
    otherParentStatus: null,
    otherParentSince: null,
    ownJourneys: [],
    ...rest,
  };
}
