import { mostRememberedEvents } from '@settlewise/infra/eventStore/commandHandler';
import { caughtUp, runStep, type LoadDependencies } from './step';

/** What a stream of one event takes of what is remembered. */
const eventsEach = 2;

/**
 * Lets the API remember as many states of streams as it ever will, as after days of use: what it holds grows until
 * then, and a soak is to show whether it grows on.
 * @param parts whose next request begins a stream
 */
export async function fillMemory(parts: LoadDependencies, perSecond: number): Promise<void> {
  await runStep(parts, perSecond, Math.ceil(mostRememberedEvents / eventsEach / perSecond));
  await caughtUp(parts);
}
