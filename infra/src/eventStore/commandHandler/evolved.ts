import type { DomainEvent } from '../codec/types';
import type { Decider } from './types';

/**
 * What events come to, one after the other. The domain has the same function beside its own `Decider`, for the history
 * that it tells: this package knows no domain and the domain depends on no package, so neither can have it from the
 * other; and a decider that had to bring it would be one function more in each of them.
 */
export function evolved<Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  state: State,
  events: readonly Event[],
): State {
  if (decider.evolveMany !== undefined) return decider.evolveMany(state, events);
  return events.reduce((before, event) => decider.evolve(before, event), state);
}
