/**
 * The whole of a decision: what a stream's past comes to (`evolve`), and what may follow from a command (`decide`).
 * Pure. `decide` answers no events when there is nothing to do, and throws a DomainError to refuse.
 */
export interface Decider<Command, State, Event> {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
}

/** A command narrowed by its name: `CommandOf<'Register', {…}>`. */
export type CommandOf<Type extends string, Data> = Readonly<Data> & { readonly type: Type };
