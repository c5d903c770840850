import type { JourneyResponse, UserResponse } from '@settlewise/contract';
import { daysOfTrip, type CivilDate } from '@settlewise/rules';

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

/** A journey as the server answers it. */
export function aJourney(
  destination: string,
  departureDate: CivilDate,
  returnDate: CivilDate,
  rest: Partial<JourneyResponse> = {},
): JourneyResponse {
  return {
    id: `${destination} ${departureDate}`,
    departureDate,
    returnDate,
    days: daysOfTrip({ departureDate, returnDate }, 'inclusive'),
    destination,
    reason: 'holiday',
    notes: null,
    crownDependency: null,
    overlaps: false,
    ...rest,
  };
}
