import { nameInSentence, nameOfPerson, titleOfStep } from '../labels';
import { you, type Plan } from './plan';
import type { Lacking } from './questionOf';

/** A part of the plan that is not in the sum: why, and the page of the record where it is added. */
export interface MissingPart {
  readonly sentence: string;
  readonly to: string | null;
}

/** Where a person adds their own date of birth. */
const ownBirth = '/dashboard/immigration-profile?tab=personal';

/** What is not counted yet. An application that waits for a date of birth alone is told with its person. */
export function missingParts(plan: Plan, lacking: Lacking): MissingPart[] {
  const people = plan.people.flatMap((person, place): MissingPart[] => {
    if (!lacking.has(person.id)) return [];
    const own = nameInSentence(person, place) === you.id;
    const whose = own ? 'Your date of birth' : `The date of birth of ${nameOfPerson(person, place)}`;
    const of = own ? 'what you pay' : 'what this person pays';
    return [{ sentence: `${whose} is missing, so ${of} is not counted yet.`, to: own ? ownBirth : null }];
  });
  const others = [
    ...plan.steps.map((step) => ({ id: step.id, title: titleOfStep(step) })),
    ...plan.costs.map(({ id, label }) => ({
      id,
      title: label.trim() === '' ? 'Your own costs' : label.trim(),
    })),
  ].flatMap(({ id, title }): MissingPart[] => {
    const lack = lacking.get(id);
    if (lack === undefined || (lack.at === 'dateOfBirth' && people.length > 0)) return [];
    return [{ sentence: `Not counted yet: ${title}. ${lack.message}`, to: null }];
  });
  return [...people, ...others];
}
