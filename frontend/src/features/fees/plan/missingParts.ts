import { nameInSentence, nameOfPerson, titleOfStep } from '../labels';
import { you, type Plan } from './plan';
import type { Lacking } from './questionOf';

/** A part of the plan that is not in the sum: why, and the act that adds it to the record, where it goes on with one. */
export interface MissingPart {
  readonly sentence: string;
  readonly act: { readonly to: string; readonly words: string } | null;
}

/** Where a person adds their own date of birth. */
const ownBirth = {
  to: '/dashboard/immigration-profile?tab=personal',
  words: 'add your date of birth',
} as const;

/** What is not counted yet. An application that waits for a date of birth alone is told with its person. */
export function missingParts(plan: Plan, lacking: Lacking): MissingPart[] {
  const people = plan.people.flatMap((person, place): MissingPart[] => {
    if (!lacking.has(person.id)) return [];
    if (nameInSentence(person, place) === you.id)
      return [{ sentence: 'Your fees are not counted yet:', act: ownBirth }];
    const whose = `The date of birth of ${nameOfPerson(person, place)}`;
    return [{ sentence: `${whose} is missing, so what this person pays is not counted yet.`, act: null }];
  });
  const others = [
    ...plan.steps.map((step) => ({ id: step.id, title: titleOfStep(step, plan.people) })),
    ...plan.costs.map(({ id, label }) => ({
      id,
      title: label.trim() === '' ? 'Your own costs' : label.trim(),
    })),
  ].flatMap(({ id, title }): MissingPart[] => {
    const lack = lacking.get(id);
    if (lack === undefined || (lack.at === 'dateOfBirth' && people.length > 0)) return [];
    return [{ sentence: `Not counted yet: ${title}. ${lack.message}`, act: null }];
  });
  return [...people, ...others];
}
