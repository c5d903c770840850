import { inOrder, notInFuture, type WithToday } from '../collections/dateRules';
import { refuseBroken } from '../collections/items';
import type { Rule } from '../collections/definition';
import { DomainError } from '../kernel/domainError';
import { returnsAfterDeparture } from '../journeys/fields';
import { mostOwnJourneys, tooManyOwnJourneys, type Dependant } from './dependantFields';

export const expiresAfterStart = inOrder(
  'visaStartDate',
  'visaExpiryDate',
  'expiry_before_start',
  'Visa expiry date cannot be before the start date',
);

/** A day in a dependant's life cannot be in the future or before the birth. */
const dayOfLife = <const Name extends 'ukEntryDate' | 'settledSince' | 'visaHeldSince'>(
  field: Name,
  name: string,
) =>
  [
    notInFuture(field, name),
    inOrder('dateOfBirth', field, 'before_birth', `${name} cannot be before the date of birth`),
  ] as const;

/** The first broken rule is reported. */
const rules: readonly Rule<WithToday<Dependant>>[] = [
  notInFuture('dateOfBirth', 'Date of birth'),
  expiresAfterStart,
  ...dayOfLife('ukEntryDate', 'Date of entry'),
  ...dayOfLife('settledSince', 'Date of settlement'),
  ...dayOfLife('visaHeldSince', 'Start of the first visa'),
  {
    ...inOrder(
      'visaHeldSince',
      'visaStartDate',
      'first_visa_after_current',
      'Start of the first visa cannot be after the start of the visa of now',
    ),
    field: 'visaHeldSince',
  },
  notInFuture('otherParentSince', 'The day for the other parent'),
  {
    code: 'other_parent_not_settled',
    field: 'otherParentSince',
    message: 'Please say first that the other parent is British or settled',
    holds: ({ otherParentSince, otherParentStatus }) =>
      otherParentSince === null || otherParentStatus === 'british' || otherParentStatus === 'settled',
  },
  {
    code: 'journeys_not_own',
    field: 'ownJourneys',
    message: 'Journeys of their own are kept only for somebody who does not always travel with you',
    holds: ({ ownJourneys, travelsWith }) => ownJourneys.length === 0 || travelsWith === 'own',
  },
  {
    code: 'too_many_journeys',
    field: 'ownJourneys',
    message: tooManyOwnJourneys,
    holds: ({ ownJourneys }) => ownJourneys.length <= mostOwnJourneys,
  },
];

const journeyRules: readonly Rule<Dependant['ownJourneys'][number] & { readonly dateOfBirth: string }>[] = [
  returnsAfterDeparture,
  {
    code: 'before_birth',
    field: 'departureDate',
    message: 'A journey cannot be before the date of birth',
    holds: ({ departureDate, dateOfBirth }) => departureDate >= dateOfBirth,
  },
];

/** @param today in London @throws DomainError invalid for impossible details */
export function refuseInvalidDependant(dependant: Dependant, today: string): void {
  refuseBroken(rules, { ...dependant, today });
  const { dateOfBirth, ownJourneys } = dependant;
  for (const [position, journey] of ownJourneys.entries()) {
    const broken = journeyRules.find((rule) => !rule.holds({ ...journey, dateOfBirth }));
    if (broken === undefined) continue;
    const { code, message, field } = broken;
    throw new DomainError('invalid', code, message, `ownJourneys.${position}.${field}`);
  }
}
