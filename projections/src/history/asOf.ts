import {
  changesBetween,
  type FieldChange,
  type Plain,
  type PlainObject,
  withoutSecrets,
} from '@settlewise/domain/history';
import type { StreamKind } from '@settlewise/domain/streams';
import type { Log } from './readHistory';

/** How many moments are offered to choose from. */
const mostMoments = 1_000;

export interface StreamState {
  /** Of the last event that counts, null before the first; so is the time. */
  readonly revision: number | null;
  readonly recordedAt: string | null;
  readonly state: Plain;
}

export interface Moment {
  readonly revision: number;
  readonly type: string;
  readonly recordedAt: string;
}

export interface StreamAsOf {
  /** Whether its content cannot be read any more; then there are no states. */
  readonly erased: boolean;
  readonly asOf: StreamState;
  readonly now: StreamState;
  readonly changes: FieldChange[];
  /** The oldest first; the newest of them. */
  readonly moments: Moment[];
}

const before: StreamState = { revision: null, recordedAt: null, state: null };

/**
 * The state of a stream at a moment, and its state now. Events count up to the first that was recorded after the moment,
 * because no event takes effect without those before it.
 * @throws CodecError · EventStoreUnavailableError
 */
export async function readAsOf(
  { eventStore, codec }: Log,
  kind: StreamKind,
  stream: string,
  asOf: Date,
): Promise<StreamAsOf> {
  const fold = kind.fold();
  const moments: Moment[] = [];
  let erased = false;
  let then: { readonly last: Moment | undefined; readonly state: PlainObject | null } | null = null;
  let last: Moment | undefined;

  for await (const recorded of eventStore.readStream(stream)) {
    const { event, metadata, type, revision } = await codec.decode(recorded);
    const { recordedAt } = metadata;
    if (then === null && Date.parse(recordedAt) > asOf.getTime()) {
      then = { last, state: last === undefined ? null : fold.plain() };
    }
    if (event === null) erased = true;
    else fold.take(event);
    last = { revision: Number(revision), type, recordedAt };
    moments.push(last);
    // The list may grow to twice this number before it is cut, so that it is not moved for each event.
    if (moments.length === 2 * mostMoments) moments.splice(0, mostMoments);
  }

  const now = { last, state: last === undefined ? null : fold.plain() };
  const atMoment = then ?? now;
  const shown = ({ last: moment, state }: typeof now): StreamState =>
    moment === undefined
      ? before
      : {
          revision: moment.revision,
          recordedAt: moment.recordedAt,
          state: erased ? null : withoutSecrets(state),
        };
  return {
    erased,
    asOf: shown(atMoment),
    now: shown(now),
    changes: erased ? [] : changesBetween(atMoment.state, now.state),
    moments: moments.slice(-mostMoments),
  };
}
