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
import { addToTally, emptyTally, type Tally } from './tally';

/**
 * `head`: the log differs from a signed tree head · `signature`: a tree head was altered · `unsigned`: tree heads that must
 * have been signed are missing.
 */
export type LogFault = LinkFault | 'head' | 'signature' | 'unsigned';

/** The first fault of the log. */
export interface LogBreak {
  readonly fault: LogFault;
  /** Null if no single event can be named; then `what` names the events around it. */
  readonly event: Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'type'> | null;
  /** `commit/prepare` */
  readonly position: string | null;
  /** A sentence. */
  readonly what: string;
}

export interface LogProgress {
  readonly events: number;
  readonly streams: number;
  /** Number of compared tree heads. */
  readonly heads: number;
  /** Approximate total number of events: the count of the newest tree head. */
  readonly of: number;
}

/** Events that no tree head covers. A removal among them cannot be detected. */
export interface UnsignedEvents {
  readonly events: number;
  /** When the last tree head was signed; null if there is none. */
  readonly since: Date | null;
}

export interface LogProof extends LogProgress {
  readonly broken: LogBreak | null;
  readonly unsigned: UnsignedEvents;
}

export interface VerifyLogOptions {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly treeHeads: {
    readonly place: TreeHeadReader;
    readonly publicKey: KeyObject;
    /** Sequence number of the last tree head that the program has signed. */
    readonly lastSigned: Pick<LastSigned, 'read'>;
  };
  /** Called at the start, after every 1,000 events and at the end. */
  readonly onProgress?: (progress: LogProgress) => void;
  readonly signal?: AbortSignal;
  /** If unsigned events are further apart than this, tree heads are missing. Default 15 minutes. */
  readonly maxUnsignedMs?: number;
}

const progressInterval = 1_000;

/**
 * The program signs every minute and when it stops, so events that are further apart have a tree head between them. The
 * rest of the time allows for a temporarily unavailable store of tree heads.
 */
const defaultMaxUnsignedMs = 15 * 60_000;

/**
 * Reads the whole log once, in order. Checks each event against the previous one of its stream, and the log against every
 * signed tree head. Needs no keys, so events of erased people are checked too. Keeps one small entry per stream in memory.
 * Later events are left for the next check.
 * @returns the result, with the first fault, if any
 * @throws EventStoreUnavailableError · BlobStoreUnavailableError · the signal's reason
 */
export async function verifyLog(options: VerifyLogOptions): Promise<LogProof> {
  const { store, treeHeads, onProgress, signal, maxUnsignedMs = defaultMaxUnsignedMs } = options;
  // Tree heads are read first, so that the log read afterwards contains all that they cover.
  const lastSigned = await treeHeads.lastSigned.read();
  const { heads: signed, fault } = await readSoundTreeHeads(treeHeads.place, treeHeads.publicKey, signal);
  const comparison = new TreeHeadComparison(signed);
  const end = await store.head();
  const links = new Map<string, Link>();
  let tally: Tally = emptyTally;
  const span = new UnsignedSpan(signed.at(-1)?.events ?? 0);
  const progress = (): LogProgress => ({
    events: tally.events,
    streams: links.size,
    heads: comparison.compared,
    of: Math.max(tally.events, signed.at(-1)?.events ?? 0),
  });
  onProgress?.(progress());

  let broken: LogBreak | null = null;
  if (end !== null) {
    for await (const event of store.readAll({ signal })) {
      if (comparePositions(event.position, end) > 0) break;
      const link = checkLink(event, links.get(event.stream) ?? null);
      if (typeof link === 'string') {
        broken = toLogBreak(link, event);
        break;
      }
      links.set(event.stream, link);
      tally = addToTally(tally, event);
      span.at(tally.events, event);
      broken = comparison.at(tally, event);
      if (broken !== null) break;
      if (tally.events % progressInterval === 0) onProgress?.(progress());
    }
  }
  broken ??= comparison.atEnd(tally);
  if (fault !== null) {
    broken ??= { fault: 'signature', event: null, position: null, what: fault };
  }
  broken ??= findMissingTreeHeads(signed.at(-1), lastSigned, span.ms > maxUnsignedMs ? span.ms : null);
  onProgress?.(progress());
  const newest = signed.at(-1);
  const unsigned: UnsignedEvents = {
    events: Math.max(0, tally.events - (newest?.events ?? 0)),
    since: newest === undefined ? null : new Date(newest.writtenAt),
  };
  return { ...progress(), broken, unsigned };
}

/** Finds evidence that tree heads are missing. */
function findMissingTreeHeads(
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
    // An event of a forger may have no metadata.
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

const faultTexts: Readonly<Record<LinkFault, string>> = {
  missing: 'Events before this one are missing from its stream.',
  order: 'This event does not follow the one before it in its stream.',
  content: 'This event is not as it was written.',
};

function toLogBreak(fault: LinkFault, { stream, revision, id, type, position }: RecordedEvent): LogBreak {
  const event = { stream, revision, id, type };
  return { fault, event, position: formatPosition(position), what: faultTexts[fault] };
}

/** Compares the log with its signed tree heads while it is counted. */
class TreeHeadComparison {
  readonly #waiting: SignedTreeHead[];
  #last: SignedTreeHead | null = null;
  compared = 0;

  constructor(heads: readonly SignedTreeHead[]) {
    // In reverse order, because removing the last element of an array is cheap.
    this.#waiting = heads.toSorted((a, b) => b.events - a.events);
  }

  at({ events, logHash }: Tally, { position }: RecordedEvent): LogBreak | null {
    for (let head = this.#waiting.at(-1); head?.events === events; head = this.#waiting.at(-1)) {
      this.#waiting.pop();
      this.compared += 1;
      if (head.logHash !== logHash) {
        const signed = parsePosition(head.position);
        const place = signed === null ? 0 : comparePositions(position, signed);
        const difference = place === 0 ? 'changed' : place > 0 ? 'removed' : 'added';
        return this.#disagreement(head, `something has been ${difference}`);
      }
      this.#last = head;
    }
    return null;
  }

  /** Reports a tree head that covers more events than the log has. */
  atEnd({ events }: Tally): LogBreak | null {
    const head = this.#waiting.at(-1);
    if (head === undefined) return null;
    this.compared += 1;
    return this.#disagreement(head, `events are missing: the log ends after ${events}`);
  }

  #disagreement(head: SignedTreeHead, difference: string): LogBreak {
    const from = this.#last === null ? 'From its beginning' : `Up to event ${this.#last.events}`;
    const intactRange =
      this.#last === null ? '' : ` the log is as it was signed at ${this.#last.writtenAt}; from there`;
    return {
      fault: 'head',
      event: null,
      position: head.position,
      what: `${from}${intactRange} up to event ${head.events}, signed at ${head.writtenAt}, ${difference}.`,
    };
  }
}
