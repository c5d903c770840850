import type { DomainEvent } from '../codec/types';
import { IdempotencyKeyReusedError } from './errors';
import type { Snapshot } from './snapshot';
import type { Decider } from './types';

/** The id and fingerprint by which a command and its repeats are recognised. */
export interface Identity {
  readonly commandId: string;
  readonly fingerprint: string;
}

export type Decision<Event> =
  /** The command was executed before; its first event has this revision. */
  | { readonly kind: 'repeat'; readonly revision: bigint }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'decided'; readonly events: readonly Event[] };

export function decide<Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
  stream: string,
  { state, commands }: Snapshot<State>,
  command: Command,
  { commandId, fingerprint }: Identity,
): Decision<Event> {
  const before = commands.get(commandId);
  if (before !== undefined) {
    return before.fingerprint === fingerprint
      ? { kind: 'repeat', revision: before.revision }
      : { kind: 'refused', error: new IdempotencyKeyReusedError(stream) };
  }
  try {
    return { kind: 'decided', events: decider.decide(command, state) };
  } catch (error) {
    return { kind: 'refused', error };
  }
}
