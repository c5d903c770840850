import { maxCachedEvents } from '@settlewise/infra/eventStore/commandHandler';
import { caughtUp, runStep, type LoadDependencies } from './step';

/** A stream with one event takes the room of this many events in the cache. */
const eventsEach = 2;

/**
 * Fills the API's cache of stream states, as days of use would. Memory grows until the cache is full; a soak test must
 * start after that, so that it shows only other growth.
 * @param parts whose `next` must return requests that each begin a stream
 */
export async function fillMemory(parts: LoadDependencies, perSecond: number): Promise<void> {
  await runStep(parts, perSecond, Math.ceil(maxCachedEvents / eventsEach / perSecond));
  await caughtUp(parts);
}
