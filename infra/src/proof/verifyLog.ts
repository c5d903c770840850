import type { KeyObject } from 'node:crypto';
import {
  comparePositions,
  formatPosition,
  parsePosition,
  type EventStore,
  type RecordedEvent,
} from '../eventStore';
import { checkLink, type Link, type LinkFault } from '../eventStore/codec';
import type { TreeHeadReader } from './treeHeadStore';
import type { LastSigned } from './lastSigned';
import type { SignedTreeHead } from './signedTreeHead';
import { readSoundTreeHeads } from './soundTreeHeads';
import { counting, nothingCounted, type Tally } from './tally';

/**
 * `head`: the log is not what was signed · `signature`: the tree heads themselves are not as they were written · `unsigned`:
 * tree heads that must have been signed are not there.
 */
export type LogFault = LinkFault | 'head' | 'signature' | 'unsigned';

/** The first place at which the log is not as it was written. */
export interface LogBreak {
  readonly fault: LogFault;
  /** Null where no single event can be named; then `what` names the ones around the place. */
  readonly event: Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'type'> | null;
  /** `commit/prepare` */
  readonly position: string | null;
  /** A sentence. */
  readonly what: string;
}

export interface LogProgress {
  readonly events: number;
  readonly streams: number;
  /** Signed tree heads that were compared. */
  readonly heads: number;
  /** About how many events there are to look at: what the newest tree head counted. */
  readonly of: number;
}

/** The events that no tree head covers: if some of them were removed, it would not show. */
export interface Unsigned {
  readonly events: number;
  /** When the last tree head was signed; null where there is none. */
  readonly since: Date | null;
}

export interface LogProof extends LogProgress {
  readonly broken: LogBreak | null;
  readonly unsigned: Unsigned;
}

export interface VerifyLogOptions {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly treeHeads: {
    readonly place: TreeHeadReader;
    readonly publicKey: KeyObject;
    /** Sequence of the last one that the program remembers to have signed. */
    readonly lastSigned: Pick<LastSigned, 'read'>;
  };
  /** Called at the beginning, after every thousand events and at the end. */
  readonly onProgress?: (progress: LogProgress) => void;
  readonly signal?: AbortSignal;
  /** If unsigned events were recorded further apart than this, tree heads are missing. Default 15 minutes. */
  readonly longestUnsignedMs?: number;
}

const tellEvery = 1_000;

/**
 * A program that runs signs every minute and when it stops: two events that lie further apart have a tree head between them.
 * The rest of the time allows for a second place that was unavailable for a while.
 */
const usualLongestUnsignedMs = 15 * 60_000;

/**
 * Reads the whole log once, in order: checks each event against the one before it in its stream, and the log against every
 * signed tree head. Needs no person's key, so events of erased people are checked too. Keeps one small entry in memory for
 * each stream. Events that are appended meanwhile are left for the next check.
 * @returns the result, with the first thing that does not fit, if any
 * @throws EventStoreUnavailableError · BlobStoreUnavailableError · the signal's reason
 */
export async function verifyLog(options: VerifyLogOptions): Promise<LogProof> {
  const { store, treeHeads, onProgress, signal, longestUnsignedMs = usualLongestUnsignedMs } = options;
  // Tree heads are read first, so that the log read afterwards contains all that they cover.
  const lastSigned = await treeHeads.lastSigned.read();
  const { heads: signed, fault } = await readSoundTreeHeads(treeHeads.place, treeHeads.publicKey, signal);
  const comparing = new Comparing(signed);
  const end = await store.head();
  const links = new Map<string, Link>();
  let tally: Tally = nothingCounted;
  const span = new UnsignedSpan(signed.at(-1)?.events ?? 0);
  const progress = (): LogProgress => ({
    events: tally.events,
    streams: links.size,
    heads: comparing.compared,
    of: Math.max(tally.events, signed.at(-1)?.events ?? 0),
  });
  onProgress?.(progress());

  let broken: LogBreak | null = null;
  if (end !== null) {
    for await (const event of store.readAll({ signal })) {
      if (comparePositions(event.position, end) > 0) break;
      const link = checkLink(event, links.get(event.stream) ?? null);
      if (typeof link === 'string') {
        broken = brokenEvent(link, event);
        break;
      }
      links.set(event.stream, link);
      tally = counting(tally, event);
      span.at(tally.events, event);
      broken = comparing.at(tally, event);
      if (broken !== null) break;
      if (tally.events % tellEvery === 0) onProgress?.(progress());
    }
  }
  broken ??= comparing.atEnd(tally);
  if (fault !== null) {
    broken ??= { fault: 'signature', event: null, position: null, what: fault };
  }
  broken ??= missingTreeHeads(signed.at(-1), lastSigned, span.ms > longestUnsignedMs ? span.ms : null);
  onProgress?.(progress());
  const newest = signed.at(-1);
  const unsigned: Unsigned = {
    events: Math.max(0, tally.events - (newest?.events ?? 0)),
    since: newest === undefined ? null : new Date(newest.writtenAt),
  };
  return { ...progress(), broken, unsigned };
}

/** Evidence that tree heads are missing. */
function missingTreeHeads(
  newest: SignedTreeHead | undefined,
  lastSigned: number | null,
  unsignedMs: number | null,
): LogBreak | null {
  const missing = (what: string): LogBreak => ({ fault: 'unsigned', event: null, position: null, what });
  const found = newest === undefined ? 'there is none' : `the last one is number ${newest.sequence}`;
  if (lastSigned !== null && lastSigned > (newest?.sequence ?? 0))
    return missing(`Signed tree heads are missing: the program has signed ${lastSigned}, and ${found}.`);
  if (unsignedMs === null) return null;
  const minutes = Math.round(unsignedMs / 60_000);
  return missing(
    `Signed tree heads are missing: ${minutes} minutes lie between unsigned events, in which at least one tree head is signed, and ${found}.`,
  );
}

/** The longest time between the events after the last tree head. */
class UnsignedSpan {
  #first: number | null = null;
  #last: number | null = null;

  constructor(private readonly signed: number) {}

  at(count: number, { metadata }: RecordedEvent): void {
    if (count <= this.signed) return;
    // An event that was inserted by somebody else may have no metadata at all.
    const { recordedAt: written } = { ...metadata };
    const recordedAt = typeof written === 'string' ? Date.parse(written) : NaN;
    if (Number.isNaN(recordedAt)) return;
    this.#first ??= recordedAt;
    this.#last = recordedAt;
  }

  get ms(): number {
    return (this.#last ?? 0) - (this.#first ?? 0);
  }
}

const whatIsWrong: Readonly<Record<LinkFault, string>> = {
  missing: 'Events before this one are missing from its stream.',
  order: 'This event does not follow the one before it in its stream.',
  content: 'This event is not as it was written.',
};

function brokenEvent(fault: LinkFault, { stream, revision, id, type, position }: RecordedEvent): LogBreak {
  const event = { stream, revision, id, type };
  return { fault, event, position: formatPosition(position), what: whatIsWrong[fault] };
}

/** Compares the log with its signed tree heads while it is counted. */
class Comparing {
  readonly #waiting: SignedTreeHead[];
  #last: SignedTreeHead | null = null;
  compared = 0;

  constructor(heads: readonly SignedTreeHead[]) {
    // In reverse order: removing the last element of an array is cheap.
    this.#waiting = heads.toSorted((a, b) => b.events - a.events);
  }

  at({ events, logHash }: Tally, { position }: RecordedEvent): LogBreak | null {
    for (let head = this.#waiting.at(-1); head?.events === events; head = this.#waiting.at(-1)) {
      this.#waiting.pop();
      this.compared += 1;
      if (head.logHash !== logHash) {
        const signed = parsePosition(head.position);
        const place = signed === null ? 0 : comparePositions(position, signed);
        const how = place === 0 ? 'changed' : place > 0 ? 'removed' : 'added';
        return this.#disagreement(head, `something has been ${how}`);
      }
      this.#last = head;
    }
    return null;
  }

  /** A tree head that covers more events than the log has. */
  atEnd({ events }: Tally): LogBreak | null {
    const head = this.#waiting.at(-1);
    if (head === undefined) return null;
    this.compared += 1;
    return this.#disagreement(head, `events are missing: the log ends after ${events}`);
  }

  #disagreement(head: SignedTreeHead, how: string): LogBreak {
    const from = this.#last === null ? 'From its beginning' : `Up to event ${this.#last.events}`;
    const sound =
      this.#last === null ? '' : ` the log is as it was signed at ${this.#last.writtenAt}; from there`;
    return {
      fault: 'head',
      event: null,
      position: head.position,
      what: `${from}${sound} up to event ${head.events}, signed at ${head.writtenAt}, ${how}.`,
    };
  }
}
