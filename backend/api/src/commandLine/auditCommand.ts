import { formatCount, textTable, UsageError } from '@settlewise/infra/commandLine';
import type { EventStore } from '@settlewise/infra/eventStore';
import {
  readSoundHeads,
  verifyLog,
  type LogBreak,
  type LogHeads,
  type Unsigned,
} from '@settlewise/infra/proof';

const kinds = ['verify', 'heads', 'set-aside'] as const;
export type AuditCommand = (typeof kinds)[number];

interface AuditParts {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly logHeads: Pick<LogHeads, 'place' | 'signer' | 'lastSigned'>;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  readonly clock: () => Date;
  /** Between two lines of progress. Default 1,000. */
  readonly tellEveryMs?: number;
}

/** @throws UsageError */
export function parseAuditCommand([given, ...more]: readonly string[]): AuditCommand {
  const kind = kinds.find((each) => each === given);
  if (kind !== undefined && more.length === 0) return kind;
  throw new UsageError(`Use: npm run audit -- ${kinds.join(' | ')}`);
}

/** @returns whether everything is as it was written. @throws EventStoreUnavailableError · BlobStoreUnavailableError */
export async function runAuditCommand(command: AuditCommand, parts: AuditParts): Promise<boolean> {
  switch (command) {
    case 'verify':
      return verify(parts);
    case 'heads':
      return listHeads(parts);
    case 'set-aside':
      return setAside(parts);
  }
}

async function verify(parts: AuditParts): Promise<boolean> {
  const { store, logHeads, print, signal, clock, tellEveryMs = 1_000 } = parts;
  let toldAt = performance.now();
  const proof = await verifyLog({
    store,
    heads: { ...logHeads, publicKey: logHeads.signer.publicKey },
    signal,
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

/** After a restore: heads that were signed later than the backup are none of this log. */
async function setAside({ logHeads, print, clock }: AuditParts): Promise<boolean> {
  const heads = await logHeads.place.setAside(clock());
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

async function listHeads({ logHeads, print, signal }: AuditParts): Promise<boolean> {
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
