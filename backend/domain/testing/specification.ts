import { expect } from 'vitest';
import type { Decider } from '../src/kernel/decider';
import { DomainError } from '../src/kernel/domainError';

interface Specification<Command, Event> {
  /** The earlier events of the stream. */
  given(...past: readonly Event[]): { when(command: Command): Then<Event> };
}

interface Then<Event> {
  /** The command creates exactly these events, in this order, and the decider can apply each of them. */
  then(...events: readonly Event[]): void;
  /** The command creates no events. */
  thenNothing(): void;
  /** The command is refused with this kind, code and field. */
  thenRefused(refusal: Pick<DomainError, 'refusal' | 'code'> & Partial<Pick<DomainError, 'field'>>): void;
}

/** Specifies the rules of a decider: `given(…events).when(command).then(…events)`. */
export function createSpecification<Command, State, Event>(
  decider: Decider<Command, State, Event>,
): Specification<Command, Event> {
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
            const error = catchError(decide);
            expect(error).toBeInstanceOf(DomainError);
            expect(error).toMatchObject({ refusal, code, field });
            expect(error?.message).toMatch(/\S/);
          },
        };
      },
    }),
  };
}

/** The state after these events. */
export function stateAfter<Command, State, Event>(
  decider: Decider<Command, State, Event>,
  ...past: readonly Event[]
): State {
  return past.reduce((before, event) => decider.evolve(before, event), decider.initialState);
}

function catchError(work: () => unknown): Error | null {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  return null;
}
