import { evolved, type Decider } from '../kernel/decider';
import { asPlain, isPlainObject, type Plain, type PlainObject } from './plain';

/** Events are applied in batches of this size, so that a large state is not copied for each. */
const takenAtOnce = 500;

interface SomeEvent {
  readonly type: string;
  readonly data: object;
}

/** Computes the state of one stream from its events, one after the other. */
export interface StreamFold {
  /** The stream's next event. A method, so that every decider may stand behind it: its kind of stream holds its events. */
  take(event: SomeEvent): void;
  /**
   * The state so far; null while there is nothing. One that has no fields of its own (`begun`, `removed`, a list) is
   * the field `value`.
   */
  plain(): PlainObject | null;
}

/** Folds streams of one decider, whatever its events are: `foldOf(taskDecider)()`. */
export function foldOf<Command, State, Event extends SomeEvent>(
  decider: Decider<Command, State, Event>,
): () => StreamFold {
  return () => {
    let { initialState: state } = decider;
    let waiting: Event[] = [];
    const takeWaiting = () => {
      state = evolved(decider, state, waiting);
      waiting = [];
    };
    return {
      take(event: Event) {
        waiting.push(event);
        if (waiting.length === takenAtOnce) takeWaiting();
      },
      plain() {
        takeWaiting();
        return fieldsOf(asPlain(state));
      },
    };
  };
}

function fieldsOf(state: Plain): PlainObject | null {
  if (state === null) return null;
  return isPlainObject(state) ? state : { value: state };
}
