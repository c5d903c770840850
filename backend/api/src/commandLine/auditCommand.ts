import { formatCount, textTable, UsageError } from '@settlewise/infra/commandLine';
import type { EventStore } from '@settlewise/infra/eventStore';
import {
  readSoundHeads,
  verifyLog,
  type LogBreak,
  type LogHeads,
  type SetAside,
  type Unsigned,
} from '@settlewise/infra/proof';

const kinds = ['verify', 'heads', 'set-aside'] as const;
export type AuditCommand = (typeof kinds)[number];

/** For those who only look. */
interface AuditedHeads extends Pick<LogHeads, 'signer'> {
  readonly place: Pick<LogHeads['place'], 'sequences' | 'read' | 'setAsides'>;
  readonly lastSigned: Pick<LogHeads['lastSigned'], 'read'>;
}

interface AuditDependencies {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly logHeads: AuditedHeads;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  readonly clock: () => Date;
  /** Between two lines of progress. Default 1,000. */
  readonly tellEveryMs?: number;
  /** See `verifyLog`. */
  readonly longestUnsignedMs?: number;
}

interface WritingAuditDependencies extends AuditDependencies {
  readonly logHeads: Pick<LogHeads, 'place' | 'signer' | 'lastSigned'>;
}

/** @throws UsageError */
export function parseAuditCommand([given, ...more]: readonly string[]): AuditCommand {
  const kind = kinds.find((each) => each === given);
  if (kind !== undefined && more.length === 0) return kind;
  throw new UsageError(`Use: npm run audit -- ${kinds.join(' | ')}`);
}

/** @returns whether everything is as it was written. @throws EventStoreUnavailableError · BlobStoreUnavailableError */
export async function runAuditCommand(
  command: AuditCommand,
  parts: WritingAuditDependencies,
): Promise<boolean> {
  switch (command) {
    case 'verify':
      return verifyAloud(parts);
    case 'heads':
      return listHeads(parts);
    case 'set-aside':
      return setAside(parts);
  }
}

/**
 * Holds the whole log against its hashes and its signed heads, and tells what it finds.
 * @returns whether it is whole. @throws EventStoreUnavailableError · BlobStoreUnavailableError
 */
export async function verifyAloud(parts: AuditDependencies): Promise<boolean> {
  const { store, logHeads, print, signal, clock, tellEveryMs = 1_000, longestUnsignedMs } = parts;
  let toldAt = performance.now();
  const proof = await verifyLog({
    store,
    heads: { ...logHeads, publicKey: logHeads.signer.publicKey },
    signal,
    ...(longestUnsignedMs === undefined ? {} : { longestUnsignedMs }),
    onProgress: ({ events, streams, of }) => {
      if (performance.now() - toldAt < tellEveryMs) return;
      toldAt = performance.now();
      print(`${formatCount(events)} of about ${formatCount(of)} events, ${formatCount(streams)} streams`);
    },
  });
  if (proof.broken !== null) {
    print(brokenLine(proof.broken));
    return false;
  }
  const { events, streams, heads } = proof;
  print(
    `The log is whole. Events: ${formatCount(events)}, streams: ${formatCount(streams)}, signed heads compared: ${formatCount(heads)}.`,
  );
  print(unsignedLine(proof.unsigned, clock()));
  for (const each of await logHeads.place.setAsides()) print(setAsideLine(each));
  return true;
}

/** What the answer above does not vouch for. */
function unsignedLine({ events, since }: Unsigned, now: Date): string {
  if (since === null) {
    if (events === 0) return 'No head has been signed: there is nothing to sign yet.';
    return `Unsigned: all ${formatCount(events)} events. No head has been signed yet; the running program does that within a minute.`;
  }
  const minutes = formatCount(Math.max(0, Math.ceil((now.getTime() - since.getTime()) / 60_000)));
  return `Unsigned: ${formatCount(events)} events, of the ${minutes} minutes since the last head was signed. Had more been removed from their end, nothing would show it.`;
}

/** Whoever looks for what is missing learns that heads were taken out of use, and why. */
function setAsideLine({ at, heads, reason }: SetAside): string {
  return `Set aside before, on ${at.toISOString()}: ${formatCount(heads)} heads. ${reason ?? 'No reason was kept.'}`;
}

/** After a restore by hand: heads that were signed later than the backup are none of this log. */
async function setAside({ logHeads, print, clock }: WritingAuditDependencies): Promise<boolean> {
  const heads = await logHeads.place.setAside(clock(), { reason: 'Asked for with audit -- set-aside.' });
  await logHeads.lastSigned.forget();
  print(`Heads set aside: ${formatCount(heads)}. Restart what runs: signing begins anew, within a minute.`);
  return true;
}

function brokenLine({ fault, event, position, what }: LogBreak): string {
  const where =
    event === null
      ? ''
      : ` at event ${event.id} (${event.type}), revision ${event.revision} of ${event.stream}, position ${position}`;
  return `The log is BROKEN${where} [${fault}]: ${what}`;
}

async function listHeads({ logHeads, print, signal }: AuditDependencies): Promise<boolean> {
  const { heads, fault } = await readSoundHeads(logHeads.place, logHeads.signer.publicKey, signal);
  const rows = [
    ['head', 'signed at', 'events', 'position', 'hash of the log'],
    ...heads.map(({ sequence, writtenAt, events, position, logHash }) => [
      ...[String(sequence), writtenAt, formatCount(events), position, logHash],
    ]),
  ];
  for (const line of textTable(rows)) print(line);
  if (heads.length === 0)
    print('No head has been signed yet: the running program does that within a minute.');
  if (fault !== null) print(fault);
  return fault === null;
}
