import { setImmediate as nextTurn } from 'node:timers/promises';

const thingsAtOnce = 20;

/**
 * What is made of each thing of a long list, in order. Other work of this process has its turn after every few of them: each may
 * have notes of pages.
 */
export async function inTurns<Thing, Made>(
  things: readonly Thing[],
  make: (thing: Thing) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < things.length; from += thingsAtOnce) {
    await nextTurn();
    made.push(...things.slice(from, from + thingsAtOnce).map(make));
  }
  return made;
}
