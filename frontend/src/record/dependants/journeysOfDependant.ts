import type { DependantResponse } from '@settlewise/contract/dependants';

/** A journey of the person, with the dependants who made it as well. */
export interface SharedJourney {
  readonly travellers?: readonly number[] | null;
}

/** The journeys of a dependant: their own, and those of the person that they made as well. */
export function journeysOfDependant<Journey extends SharedJourney>(
  { id, travelsWith, ownJourneys }: Pick<DependantResponse, 'id' | 'travelsWith' | 'ownJourneys'>,
  journeysOfPerson: readonly Journey[],
): readonly (Journey | DependantResponse['ownJourneys'][number])[] {
  if (travelsWith === null) return [];
  if (travelsWith === 'me') return journeysOfPerson;
  return [...ownJourneys, ...journeysOfPerson.filter(({ travellers }) => travellers?.includes(id) === true)];
}

/** Whether it decides something for a dependant whose journeys they make, and nobody has said it. */
export const lacksTravelAnswer = ({
  travelsWith,
  relationship,
  british,
  settledSince,
}: Pick<DependantResponse, 'travelsWith' | 'relationship' | 'british' | 'settledSince'>): boolean =>
  travelsWith === null && british !== true && (relationship === 'child' || settledSince === null);
