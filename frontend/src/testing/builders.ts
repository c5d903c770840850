import type { UserResponse } from '@settlewise/contract/accounts';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import { daysOfTrip, type Trip } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';

export const amina: UserResponse = {
  id: 'a1',
  username: 'amina',
  email: 'amina@example.org',
  firstName: 'Amina',
  lastName: 'Khan',
  role: 'user',
  emailVerified: true,
  onboarding: 'done',
};

/** The profile of somebody who has said nothing yet: with the answers that most people give. */
export const untouchedProfile: UserProfileResponse = {
  fullName: null,
  dateOfBirth: null,
  nationality: null,
  visaType: null,
  visaStartDate: null,
  ukEntryDate: null,
  visaExpiryDate: null,
  brpExpiryDate: null,
  settlementDate: null,
  endorsedBy: null,
  firstGrantedAs: null,
  dischargedOn: null,
  medicalDischarge: null,
  hasILR: false,
  ilrGrantDate: null,
  settledAs: null,
  maritalStatus: null,
  marriedToBritishCitizen: false,
  intendsToStayInUK: true,
  goodCharacter: true,
  arrivedWithoutPermission: null,
  lifeInUKPassed: false,
  lifeInUKPassedOn: null,
  lifeInUKReference: null,
  englishLanguageProof: false,
  englishLevel: null,
};

/** A journey as the server answers it. */
export function aJourney(
  destination: string,
  departureDate: CivilDate,
  returnDate: CivilDate,
  rest: Partial<Omit<JourneyResponse, 'returnDate'>> = {},
): JourneyResponse & Trip {
  return {
    id: `${destination} ${departureDate}`,
    departureDate,
    returnDate,
    days: daysOfTrip({ departureDate, returnDate }, 'inclusive'),
    destination,
    reason: 'holiday',
    notes: null,
    crownDependency: null,
    permittedReason: null,
    travellers: null,
    evidence: null,
    approximate: null,
    daysRange: null,
    overlaps: false,
    ...rest,
  };
}

/** A journey that goes on, as the server answers it. @param today up to which its days are counted */
export function anOpenJourney(
  destination: string,
  departureDate: CivilDate,
  today: CivilDate,
  rest: Partial<JourneyResponse> = {},
): JourneyResponse {
  return { ...aJourney(destination, departureDate, today), returnDate: null, ...rest };
}
