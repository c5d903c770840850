import type { CommandContext, DomainEvent } from '../codec/types';
import type { Position } from '../port';

/** The pure decision logic of a stream. Deciders of the domain package have this shape. */
export interface Decider<Command, State, Event extends DomainEvent> {
  readonly initialState: State;
  /** The events that the command causes in this state; none if there is nothing to do. @throws a domain error to refuse. */
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
  /**
   * The state after many events, for large states that each `evolve` would copy. Like `evolve`, it does not mutate its
   * input. Default: `evolve` for each event.
   */
  evolveMany?(state: State, events: readonly Event[]): State;
}

export interface CommandResult<State, Event extends DomainEvent> {
  /** The events of this command, written now or when it was first sent. */
  readonly events: readonly Event[];
  readonly state: State;
  /** Global position of the stream's last event; null if the stream is empty. */
  readonly position: Position | null;
}

export interface CommandHandler {
  /**
   * Loads the stream, decides, and appends with the expected revision. Retries after a conflict. A command that was
   * already executed under the same idempotency key returns its earlier events.
   *
   * @throws errors of `decide` · ConcurrencyConflictError after the last retry · IdempotencyKeyReusedError when the key
   * was used for another command · TooManyCommandsError at the daily limit of a stream · EventStoreUnavailableError
   */
  handle<Command extends object, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<CommandResult<State, Event>>;

  /** The current state of a stream. @throws EventStoreUnavailableError */
  load<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<{ readonly state: State; readonly revision: bigint | null }>;
}
