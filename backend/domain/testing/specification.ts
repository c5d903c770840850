import { expect } from 'vitest';
import type { Decider } from '../src/kernel/decider';
import { DomainError } from '../src/kernel/domainError';

interface When<Command, Event> {
  /** What has happened before. */
  given(...past: readonly Event[]): { when(command: Command): Then<Event> };
}

interface Then<Event> {
  /** The command leads to exactly these events, in this order; each is one that the stream can be read back with. */
  then(...events: readonly Event[]): void;
  /** There is nothing to do. */
  thenNothing(): void;
  /** The command is refused, with this kind, code and field. */
  thenRefused(refusal: Pick<DomainError, 'refusal' | 'code'> & Partial<Pick<DomainError, 'field'>>): void;
}

/** Rules of a decider as sentences: `given(…what happened).when(command).then(…what follows)`. */
export function specificationOf<Command, State, Event>(
  decider: Decider<Command, State, Event>,
): When<Command, Event> {
  return {
    given: (...past) => ({
      when(command) {
        const state = past.reduce((before, event) => decider.evolve(before, event), decider.initialState);
        const decide = () => decider.decide(command, state);
        return {
          then(...events) {
            const decided = decide();
            expect(decided).toStrictEqual(events);
            decided.reduce((before, event) => decider.evolve(before, event), state);
          },
          thenNothing() {
            expect(decide()).toStrictEqual([]);
          },
          thenRefused({ refusal, code, field }) {
            const error = errorOf(decide);
            expect(error).toBeInstanceOf(DomainError);
            expect(error).toMatchObject({ refusal, code, field });
            expect(error?.message).toMatch(/\S/);
          },
        };
      },
    }),
  };
}

/** The state that events come to. */
export function stateAfter<Command, State, Event>(
  decider: Decider<Command, State, Event>,
  ...past: readonly Event[]
): State {
  return past.reduce((before, event) => decider.evolve(before, event), decider.initialState);
}

function errorOf(work: () => unknown): Error | null {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  return null;
}
