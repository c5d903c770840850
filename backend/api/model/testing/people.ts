import fc from 'fast-check';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { aLawyer } from '../../testing/sharing';
import type { TestApi } from '../../testing/startTestApi';

/** The two of every story. They do not know of each other. */
export const everybody = ['first', 'second'] as const;
export type Who = (typeof everybody)[number];
export type People = Readonly<Record<Who, SignedUp>>;

export const who = fc.constantFrom(...everybody);
export const otherThan = (person: Who): Who => (person === 'first' ? 'second' : 'first');

/** @param confirmed whether their e-mail addresses have been confirmed */
export async function beginStory(api: TestApi, confirmed: boolean): Promise<People> {
  const register = () => (confirmed ? aLawyer(api) : aPerson().signsUpAt(api.address));
  const [first, second] = await Promise.all([register(), register()]);
  return { first, second };
}

/** The same for each of them. */
export const ofEach = <Value>(make: (person: Who) => Value): Record<Who, Value> => ({
  first: make('first'),
  second: make('second'),
});
