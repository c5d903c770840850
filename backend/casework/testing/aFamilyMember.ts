import type { Dependant } from '@settlewise/domain/immigrationProfile';

/** A child with few known facts. */
export const aFamilyMember = (rest: Partial<Dependant> = {}): Dependant => ({
  firstName: 'Leo',
  lastName: 'Silva',
  dateOfBirth: '2019-05-05',
  relationship: 'child',
  nationality: 'br',
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
});
