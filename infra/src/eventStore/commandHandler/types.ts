import type { CommandContext, DomainEvent } from '../codec/types';
import type { Position } from '../port';

/** A decider: the whole of a domain's decision making, pure. Deciders of the domain package have this shape. */
export interface Decider<Command, State, Event extends DomainEvent> {
  readonly initialState: State;
  /** What follows from the command in this state; no events when there is nothing to do. @throws a domain error to refuse. */
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
  /**
   * The state after many events, for states that are large and copied as a whole by each `evolve`. Like `evolve`, it does
   * not change the state that it is given. Default: `evolve` for each event.
   */
  evolveMany?(state: State, events: readonly Event[]): State;
}

export interface Handled<State, Event extends DomainEvent> {
  /** Events this command wrote, now or when it was first sent. */
  readonly events: readonly Event[];
  readonly state: State;
  /** Where the stream's last event stands in the global log; null when the stream is empty. */
  readonly position: Position | null;
}

export interface CommandHandler {
  /**
   * Loads the stream, decides, and appends with the expected revision; on a conflict loads and decides again on the new
   * state, up to a number of attempts. A command that was already carried out under the same idempotency key answers
   * what it wrote then.
   *
   * @throws whatever `decide` throws · ConcurrencyConflictError after the last conflict ·   IdempotencyKeyReusedError
   * when the key was used for another command · TooManyCommandsError when a person has   given as many on one day as
   * the stream takes · EventStoreUnavailableError
   */
  handle<Command extends object, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Handled<State, Event>>;

  /** The state of a stream as it is now. @throws EventStoreUnavailableError */
  load<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<{ readonly state: State; readonly revision: bigint | null }>;
}
