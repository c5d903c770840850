import type { DependantResponse } from '@settlewise/contract';
import type { Dependant } from '@settlewise/domain';

interface RecordedDependant extends Dependant {
  readonly dependantId: number;
}

export function presentDependant(dependant: RecordedDependant): DependantResponse {
  return {
    id: dependant.dependantId,
    firstName: dependant.firstName,
    lastName: dependant.lastName,
    dateOfBirth: dependant.dateOfBirth,
    relationship: dependant.relationship,
    nationality: dependant.nationality,
    passportNumber: dependant.passportNumber,
    currentVisaType: dependant.currentVisaType,
    visaStartDate: dependant.visaStartDate,
    visaExpiryDate: dependant.visaExpiryDate,
    brpNumber: dependant.brpNumber,
    notes: dependant.notes,
    bornInUk: dependant.bornInUk,
    british: dependant.british,
    settledSince: dependant.settledSince,
    ukEntryDate: dependant.ukEntryDate,
    visaHeldSince: dependant.visaHeldSince,
    travelsWith: dependant.travelsWith,
    ownJourneys: dependant.ownJourneys.map(({ departureDate, returnDate, destination }) => ({
      ...{ departureDate, returnDate, destination },
    })),
  };
}
