import type { DomainEvent } from '../codec/types';
import type { Decider } from './types';

/**
 * The state after these events. The domain has the same function beside its own `Decider`, for its history: this package
 * does not import the domain and the domain imports no package, so neither can have it from the other.
 */
export function evolved<Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  state: State,
  events: readonly Event[],
): State {
  if (decider.evolveMany !== undefined) return decider.evolveMany(state, events);
  return events.reduce((before, event) => decider.evolve(before, event), state);
}
