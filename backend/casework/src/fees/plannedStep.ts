import type { FeePlanResponse } from '@settlewise/contract/feePlan';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { isOfFullAge } from '@settlewise/rules/citizenship';

export type PlannedPerson = FeePlanResponse['people'][number];
export type PlannedStep = FeePlanResponse['steps'][number];

/** The id of the person whose record it is. */
export const you = 'you';

export const idOfDependant = (dependantId: number): string => `dependant-${dependantId}`;

/** A person whose date of birth is not known counts as an adult. */
export const isChildOn = ({ dateOfBirth }: Pick<PlannedPerson, 'dateOfBirth'>, on: CivilDate): boolean =>
  dateOfBirth !== null && isCivilDate(dateOfBirth) && !isOfFullAge(dateOfBirth, on);

/** Creates a step of a plan. @param participants the people who apply */
export const plannedStep = (
  step: Pick<PlannedStep, 'item' | 'on'> & Partial<PlannedStep>,
  participants: readonly PlannedPerson[],
  people: readonly PlannedPerson[],
): PlannedStep => ({
  visaType: null,
  months: null,
  lifeInUk: false,
  english: false,
  ...step,
  without: people.filter((person) => !participants.includes(person)).map(({ id }) => id),
});
