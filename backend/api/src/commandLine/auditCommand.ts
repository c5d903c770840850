import { formatCount, formatTable, UsageError } from '@settlewise/infra/commandLine';
import type { EventStore } from '@settlewise/infra/eventStore';
import {
  readSoundTreeHeads,
  verifyLog,
  type LogBreak,
  type TreeHeads,
  type SetAside,
  type UnsignedEvents,
} from '@settlewise/infra/proof';

const kinds = ['verify', 'heads', 'set-aside'] as const;
export type AuditCommand = (typeof kinds)[number];

/** Read-only access. */
interface AuditedTreeHeads extends Pick<TreeHeads, 'signer'> {
  readonly place: Pick<TreeHeads['place'], 'sequences' | 'read' | 'setAsides'>;
  readonly lastSigned: Pick<TreeHeads['lastSigned'], 'read'>;
}

interface AuditDependencies {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly treeHeads: AuditedTreeHeads;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  readonly clock: () => Date;
  /** The time between two lines of progress. Default 1,000. */
  readonly progressIntervalMs?: number;
  /** See `verifyLog`. */
  readonly maxUnsignedMs?: number;
}

interface WritingAuditDependencies extends AuditDependencies {
  readonly treeHeads: Pick<TreeHeads, 'place' | 'signer' | 'lastSigned'>;
}

/** @throws UsageError */
export function parseAuditCommand([given, ...more]: readonly string[]): AuditCommand {
  const kind = kinds.find((each) => each === given);
  if (kind !== undefined && more.length === 0) return kind;
  throw new UsageError(`Use: npm run audit -- ${kinds.join(' | ')}`);
}

/** @returns whether the log is sound. @throws EventStoreUnavailableError · BlobStoreUnavailableError */
export async function runAuditCommand(
  command: AuditCommand,
  dependencies: WritingAuditDependencies,
): Promise<boolean> {
  switch (command) {
    case 'verify':
      return printVerification(dependencies);
    case 'heads':
      return listTreeHeads(dependencies);
    case 'set-aside':
      return setAside(dependencies);
  }
}

/**
 * Verifies the whole log against its hashes and signed tree heads, and prints the result.
 * @returns whether it is intact. @throws EventStoreUnavailableError · BlobStoreUnavailableError
 */
export async function printVerification(dependencies: AuditDependencies): Promise<boolean> {
  const { store, treeHeads, print, signal, clock, progressIntervalMs = 1_000, maxUnsignedMs } = dependencies;
  let printedAt = performance.now();
  const proof = await verifyLog({
    store,
    treeHeads: { ...treeHeads, publicKey: treeHeads.signer.publicKey },
    signal,
    ...(maxUnsignedMs === undefined ? {} : { maxUnsignedMs }),
    onProgress: ({ events, streams, of }) => {
      if (performance.now() - printedAt < progressIntervalMs) return;
      printedAt = performance.now();
      print(`${formatCount(events)} of about ${formatCount(of)} events, ${formatCount(streams)} streams`);
    },
  });
  if (proof.broken !== null) {
    print(brokenLine(proof.broken));
    return false;
  }
  const { events, streams, heads } = proof;
  print(
    `The log is whole. Events: ${formatCount(events)}, streams: ${formatCount(streams)}, signed tree heads compared: ${formatCount(heads)}.`,
  );
  print(unsignedLine(proof.unsigned, clock()));
  for (const each of await treeHeads.place.setAsides()) print(setAsideLine(each));
  return true;
}

/** Describes the part of the log that no tree head covers. */
function unsignedLine({ events, since }: UnsignedEvents, now: Date): string {
  if (since === null) {
    if (events === 0) return 'No tree head has been signed: there is nothing to sign yet.';
    return `Unsigned: all ${formatCount(events)} events. No tree head has been signed yet; the running program does that within a minute.`;
  }
  const minutes = formatCount(Math.max(0, Math.ceil((now.getTime() - since.getTime()) / 60_000)));
  return `Unsigned: ${formatCount(events)} events, of the ${minutes} minutes since the last tree head was signed. If events were removed from the end of this part, nothing would show it.`;
}

/** Explains tree heads that are missing because they were set aside. */
function setAsideLine({ at, heads, reason }: SetAside): string {
  return `Set aside before, on ${at.toISOString()}: ${formatCount(heads)} tree heads. ${reason ?? 'No reason was recorded.'}`;
}

/** For restores by hand. Tree heads that were signed after the backup do not belong to this log. */
async function setAside({ treeHeads, print, clock }: WritingAuditDependencies): Promise<boolean> {
  const heads = await treeHeads.place.setAside(clock(), { reason: 'Asked for with audit -- set-aside.' });
  await treeHeads.lastSigned.clear();
  print(
    `Signed tree heads set aside: ${formatCount(heads)}. Restart the running programs: signing begins anew, within a minute.`,
  );
  return true;
}

function brokenLine({ fault, event, position, what }: LogBreak): string {
  const place =
    event === null
      ? ''
      : ` at event ${event.id} (${event.type}), revision ${event.revision} of ${event.stream}, position ${position}`;
  return `The log is BROKEN${place} [${fault}]: ${what}`;
}

async function listTreeHeads({ treeHeads, print, signal }: AuditDependencies): Promise<boolean> {
  const { heads, fault } = await readSoundTreeHeads(treeHeads.place, treeHeads.signer.publicKey, signal);
  const rows = [
    ['tree head', 'signed at', 'events', 'position', 'hash of the log'],
    ...heads.map(({ sequence, writtenAt, events, position, logHash }) => [
      String(sequence),
      writtenAt,
      formatCount(events),
      position,
      logHash,
    ]),
  ];
  for (const line of formatTable(rows)) print(line);
  if (heads.length === 0)
    print('No tree head has been signed yet: the running program does that within a minute.');
  if (fault !== null) print(fault);
  return fault === null;
}
