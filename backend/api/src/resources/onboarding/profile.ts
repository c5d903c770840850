import {
  userProfileFields,
  type UserProfileRequest,
  type UserProfileResponse,
} from '@settlewise/contract/onboarding';
import { fullNameOf, splitFullName } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import type { CivilDate } from '@settlewise/rules/calendar';
import { wholeItem } from '@settlewise/domain/fields';
import { nationalityAsText, nationalityToStore } from '../../record/person/nationality';
import type { Person } from '../../record/person/person';
import { type PersonChange, keepIfChanged } from '../../record/person/savePerson';

/** Presents a person's profile for the onboarding. */
export function presentUserProfile({ name, details }: Person): UserProfileResponse {
  return {
    ...wholeItem(userProfileFields, details),
    fullName: fullNameOf(name),
    nationality: nationalityAsText(details.nationality),
  };
}

/**
 * Finds the changes between the completed steps and the shown profile.
 * @param today in London
 * @throws DomainError for a visa or an entry in the future
 */
export function onboardingChange(
  request: UserProfileRequest,
  person: Person,
  today: CivilDate,
): PersonChange {
  const { fullName, nationality, visaStartDate, ukEntryDate, ...unchangedFields } = request;
  const shown = presentUserProfile(person);
  const newName = keepIfChanged(fullName, shown.fullName);
  const startDate = keepIfChanged(visaStartDate, shown.visaStartDate);
  const entryDate = keepIfChanged(ukEntryDate, shown.ukEntryDate);
  // People in the onboarding live in the UK. Only the visa form accepts a visa that has not started yet.
  refuseFutureDate('visaStartDate', startDate, 'Visa start date', today);
  refuseFutureDate('ukEntryDate', entryDate, 'Entry date', today);
  return {
    name: newName === undefined ? undefined : splitFullName(newName),
    details: {
      ...unchangedFields,
      nationality: nationalityToStore(keepIfChanged(nationality, shown.nationality)),
      visaStartDate: startDate,
      ukEntryDate: entryDate,
    },
  };
}

function refuseFutureDate(
  field: string,
  day: string | null | undefined,
  name: string,
  today: CivilDate,
): void {
  if (typeof day === 'string' && day > today)
    throw new DomainError('invalid', 'date_in_future', `${name} cannot be in the future`, field);
}
