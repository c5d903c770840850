/**
 * The whole of a decision: what a stream's past comes to (`evolve`), and what may follow from a command (`decide`).
 * Pure. `decide` answers no events when there is nothing to do, and throws a DomainError to refuse.
 */
export interface Decider<Command, State, Event> {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
  /**
   * What many events come to, one after the other: for a state that is copied as a whole by each, and long. As `evolve`,
   * it leaves the state that it is given as it is. Left out, `evolve` is asked for each.
   */
  evolveMany?(state: State, events: readonly Event[]): State;
}

/** A command narrowed by its name: `CommandOf<'Register', {…}>`. */
export type CommandOf<Type extends string, Data> = Readonly<Data> & { readonly type: Type };

/** What events come to, one after the other. */
export function evolved<Command, State, Event>(
  decider: Decider<Command, State, Event>,
  state: State,
  events: readonly Event[],
): State {
  if (decider.evolveMany !== undefined) return decider.evolveMany(state, events);
  return events.reduce((before, event) => decider.evolve(before, event), state);
}
