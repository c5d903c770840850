import { evolved, type Decider } from '../kernel/decider';
import { asPlain, isPlainObject, type Plain, type PlainObject } from './plain';

/** Events are applied in batches, so that a large state is not copied for each event. */
const batchSize = 500;

interface SomeEvent {
  readonly type: string;
  readonly data: object;
}

/** Computes the state of one stream from its events. */
export interface StreamFold {
  /** Adds the next event. Declared as a method, so that any decider's events are assignable. */
  take(event: SomeEvent): void;
  /** The current state; null if there is none. A state without fields (`begun`, `removed`, a list) is in the field `value`. */
  plain(): PlainObject | null;
}

/** Creates folds for the streams of one decider: `createFold(taskDecider)()`. */
export function createFold<Command, State, Event extends SomeEvent>(
  decider: Decider<Command, State, Event>,
): () => StreamFold {
  return () => {
    let { initialState: state } = decider;
    let pending: Event[] = [];
    const applyPending = () => {
      state = evolved(decider, state, pending);
      pending = [];
    };
    return {
      take(event: Event) {
        pending.push(event);
        if (pending.length === batchSize) applyPending();
      },
      plain() {
        applyPending();
        return toFields(asPlain(state));
      },
    };
  };
}

function toFields(state: Plain): PlainObject | null {
  if (state === null) return null;
  return isPlainObject(state) ? state : { value: state };
}
