import { DomainError } from '../kernel/domainError';
import { mostOwnJourneys, type Dependant } from './events';

/** Refuses what cannot be so of anybody. Dates are ISO, so their text sorts as time does. @param today in London */
export function refuseUnsoundDependant(dependant: Dependant, today: string): void {
  const { dateOfBirth, visaStartDate, visaExpiryDate, visaHeldSince, ukEntryDate, settledSince } = dependant;
  refuseFuture(dateOfBirth, today, 'dateOfBirth', 'Date of birth');
  if (visaStartDate !== null && visaExpiryDate !== null && visaExpiryDate < visaStartDate)
    throw unsound(
      'expiry_before_start',
      'Visa expiry date cannot be before the start date',
      'visaExpiryDate',
    );
  for (const [field, date, name] of [
    ['ukEntryDate', ukEntryDate, 'Date of entry'],
    ['settledSince', settledSince, 'Date of settlement'],
    ['visaHeldSince', visaHeldSince, 'Start of the first visa'],
  ] as const) {
    if (date === null) continue;
    refuseFuture(date, today, field, name);
    if (date < dateOfBirth)
      throw unsound('before_birth', `${name} cannot be before the date of birth`, field);
  }
  if (visaHeldSince !== null && visaStartDate !== null && visaHeldSince > visaStartDate)
    throw unsound(
      'first_visa_after_current',
      'Start of the first visa cannot be after the start of the visa of now',
      'visaHeldSince',
    );
  refuseUnsoundJourneys(dependant);
}

function refuseUnsoundJourneys({ dateOfBirth, travelsWith, ownJourneys }: Dependant): void {
  if (ownJourneys.length === 0) return;
  if (travelsWith !== 'own')
    throw unsound(
      'journeys_not_own',
      'Journeys of their own are kept only for somebody who does not always travel with you',
      'ownJourneys',
    );
  if (ownJourneys.length > mostOwnJourneys)
    throw unsound('too_many_journeys', `You can add up to ${mostOwnJourneys} journeys.`, 'ownJourneys');
  for (const [position, { departureDate, returnDate }] of ownJourneys.entries()) {
    const field = `ownJourneys.${position}`;
    if (returnDate < departureDate)
      throw unsound(
        'return_before_departure',
        'Return date must be after departure date',
        `${field}.returnDate`,
      );
    if (departureDate < dateOfBirth)
      throw unsound('before_birth', 'A journey cannot be before the date of birth', `${field}.departureDate`);
  }
}

function refuseFuture(date: string, today: string, field: string, name: string): void {
  if (date > today) throw unsound('date_in_future', `${name} cannot be in the future`, field);
}

function unsound(code: string, message: string, field: string): DomainError {
  return new DomainError('invalid', code, message, field);
}
