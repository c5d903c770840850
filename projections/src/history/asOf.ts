import {
  changesBetween,
  type FieldChange,
  type Plain,
  type PlainObject,
  withoutSecrets,
} from '@settlewise/domain/history';
import type { StreamKind } from '@settlewise/domain/streams';
import type { Log } from './readHistory';

/** The most moments to choose from. */
const maxMoments = 1_000;

export interface StreamState {
  /** The revision of the last event included; null before the first, as is the time. */
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
  /** Whether its content was erased. Then there are no states. */
  readonly erased: boolean;
  readonly asOf: StreamState;
  readonly now: StreamState;
  readonly changes: FieldChange[];
  /** The newest moments, the oldest first. */
  readonly moments: Moment[];
}

const emptyState: StreamState = { revision: null, recordedAt: null, state: null };

/**
 * The state of a stream at a moment, and its state now. Includes the events before the first one that was recorded after
 * the moment, because each event depends on those before it.
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
  let stateThen: { readonly last: Moment | undefined; readonly state: PlainObject | null } | null = null;
  let last: Moment | undefined;

  for await (const recorded of eventStore.readStream(stream)) {
    const { event, metadata, type, revision } = await codec.decode(recorded);
    const { recordedAt } = metadata;
    if (stateThen === null && Date.parse(recordedAt) > asOf.getTime()) {
      stateThen = { last, state: last === undefined ? null : fold.plain() };
    }
    if (event === null) erased = true;
    else fold.take(event);
    last = { revision: Number(revision), type, recordedAt };
    moments.push(last);
    // The list may grow to twice this number before it is cut, so that it is not moved for each event.
    if (moments.length === 2 * maxMoments) moments.splice(0, maxMoments);
  }

  const now = { last, state: last === undefined ? null : fold.plain() };
  const atMoment = stateThen ?? now;
  const toStreamState = ({ last: moment, state }: typeof now): StreamState =>
    moment === undefined
      ? emptyState
      : {
          revision: moment.revision,
          recordedAt: moment.recordedAt,
          state: erased ? null : withoutSecrets(state),
        };
  return {
    erased,
    asOf: toStreamState(atMoment),
    now: toStreamState(now),
    changes: erased ? [] : changesBetween(atMoment.state, now.state),
    moments: moments.slice(-maxMoments),
  };
}
