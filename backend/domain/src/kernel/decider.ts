/**
 * A pure decider: `evolve` computes a stream's state from its events, `decide` computes the new events of a command.
 * `decide` returns no events if there is nothing to do, and throws a DomainError to refuse.
 */
export interface Decider<Command, State, Event> {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
  /**
   * The state after many events, for large states that `evolve` would copy for each event. It does not mutate the given
   * state. Default: `evolve` for each event.
   */
  evolveMany?(state: State, events: readonly Event[]): State;
}

/** A command narrowed by its name: `CommandOf<'Register', {…}>`. */
export type CommandOf<Type extends string, Data> = Readonly<Data> & { readonly type: Type };

/** The state after these events. */
export function evolved<Command, State, Event>(
  decider: Decider<Command, State, Event>,
  state: State,
  events: readonly Event[],
): State {
  if (decider.evolveMany !== undefined) return decider.evolveMany(state, events);
  return events.reduce((before, event) => decider.evolve(before, event), state);
}
