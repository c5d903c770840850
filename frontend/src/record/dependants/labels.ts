import { countries } from '@settlewise/contract/countries';
import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import { type DependantResponse, otherParentOptions } from '@settlewise/contract/dependants';
import { relationshipOptions } from '@settlewise/contract/options';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatDate } from '../../ui/dates/formatDate';
import { labelIn } from '../../ui/labelIn';

/** `Amina Khan` */
export const fullNameOf = ({
  firstName,
  lastName,
}: Pick<DependantResponse, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;

/** A relationship as people read it. */
export const relationshipLabel = labelIn(relationshipOptions);

/** A nationality as people read it, for example “Indian”. */
export const nationalityLabel = (nationality: string): string =>
  countries.find(({ value }) => value === nationality)?.demonym ?? nationality;

const yesOrNo = (answer: boolean | null) => (answer === null ? null : answer ? 'Yes' : 'No');
export const dateOrNothing = (date: string | null) => (date === null ? null : formatDate(date));

/** What decides a dependant's own dates, in words; null where nobody has said. @param main whose record it is, for example `you` */
export function ownFacts(
  dependant: Omit<DependantResponse, 'firstName' | 'lastName' | 'dateOfBirth' | 'nationality'>,
  main: string,
): readonly { readonly name: string; readonly value: string | null }[] {
  const { otherParentStatus, otherParentSince } = dependant;
  const { bornInUk, british, settledSince, ukEntryDate, visaHeldSince, visaStartDate } = dependant;
  return [
    { name: 'Born in the UK', value: yesOrNo(bornInUk) },
    { name: 'Other parent', value: otherParentInWords(otherParentStatus, otherParentSince) },
    { name: 'British', value: yesOrNo(british) },
    { name: 'Settled since', value: dateOrNothing(settledSince) },
    { name: 'Came to the UK', value: dateOrNothing(ukEntryDate) },
    { name: 'First such visa', value: visaHeldSince === visaStartDate ? null : dateOrNothing(visaHeldSince) },
    { name: 'Journeys', value: journeysInWords(dependant, main) },
  ];
}

function otherParentInWords(
  status: DependantResponse['otherParentStatus'],
  since: CivilDate | null,
): string | null {
  const label = otherParentOptions.find(({ value }) => value === status)?.label ?? null;
  return label === null || since === null ? label : `${label}, since ${formatDate(since)}`;
}

/** The end of a visa; null for a British or settled dependant, and while the permission continues by law. */
export const endOfVisaNeeded = (
  { visaExpiryDate }: Pick<DependantResponse, 'visaExpiryDate'>,
  progress: DependantProgressResponse | undefined,
): CivilDate | null =>
  progress?.permissionGoesOn === true ||
  progress?.settlement.status === 'british' ||
  progress?.settlement.status === 'settled'
    ? null
    : visaExpiryDate;

function journeysInWords(
  { travelsWith, ownJourneys }: Pick<DependantResponse, 'travelsWith' | 'ownJourneys'>,
  main: string,
): string | null {
  if (travelsWith === null) return null;
  if (travelsWith === 'me') return `Always with ${main}`;
  const count = ownJourneys.length;
  return count === 0 ? 'Their own: none' : `Their own: ${count}`;
}
