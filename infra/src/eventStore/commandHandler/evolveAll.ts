import type { DomainEvent } from '../codec/types';
import type { Decider } from './types';

/**
 * The state after these events. The domain has the same function for its history; neither package may import the other.
 */
export function evolveAll<Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  state: State,
  events: readonly Event[],
): State {
  if (decider.evolveMany !== undefined) return decider.evolveMany(state, events);
  return events.reduce((before, event) => decider.evolve(before, event), state);
}
