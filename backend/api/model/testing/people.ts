import fc from 'fast-check';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { aLawyer } from '../../testing/sharing';
import type { TestApi } from '../../testing/startTestApi';

/** The two people of every story, who do not know each other. */
export const storyPeople = ['first', 'second'] as const;
export type Who = (typeof storyPeople)[number];
export type People = Readonly<Record<Who, SignedUp>>;

export const anyPerson = fc.constantFrom(...storyPeople);
export const otherPerson = (person: Who): Who => (person === 'first' ? 'second' : 'first');

/** @param confirmed whether their e-mail addresses have been confirmed */
export async function registerPeople(api: TestApi, confirmed: boolean): Promise<People> {
  const register = () => (confirmed ? aLawyer(api) : aPerson().signsUpAt(api.address));
  const [first, second] = await Promise.all([register(), register()]);
  return { first, second };
}

/** Makes one value for each of the two people. */
export const forEachPerson = <Value>(make: (person: Who) => Value): Record<Who, Value> => ({
  first: make('first'),
  second: make('second'),
});
