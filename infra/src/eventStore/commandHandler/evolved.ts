import type { DomainEvent } from '../codec/types';
import type { Decider } from './types';

/** What events come to, one after the other. */
export function evolved<Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  state: State,
  events: readonly Event[],
): State {
  if (decider.evolveAll !== undefined) return decider.evolveAll(state, events);
  return events.reduce((before, event) => decider.evolve(before, event), state);
}
