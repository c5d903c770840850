import { formatCount, textTable, UsageError } from '@settlewise/infra/commandLine';
import type { EventStore } from '@settlewise/infra/eventStore';
import { readSoundHeads, verifyLog, type LogBreak, type LogHeads } from '@settlewise/infra/proof';

export type AuditCommand = 'verify' | 'heads';

interface AuditParts {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly logHeads: Pick<LogHeads, 'place' | 'signer'>;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  /** Between two lines of progress. Default 1,000. */
  readonly tellEveryMs?: number;
}

/** @throws UsageError */
export function parseAuditCommand([kind, ...more]: readonly string[]): AuditCommand {
  if ((kind === 'verify' || kind === 'heads') && more.length === 0) return kind;
  throw new UsageError('Use: npm run audit -- verify | heads');
}

/** @returns whether everything is as it was written. @throws EventStoreUnavailableError · BlobStoreUnavailableError */
export async function runAuditCommand(command: AuditCommand, parts: AuditParts): Promise<boolean> {
  return command === 'verify' ? verify(parts) : listHeads(parts);
}

async function verify({ store, logHeads, print, signal, tellEveryMs = 1_000 }: AuditParts): Promise<boolean> {
  let toldAt = performance.now();
  const proof = await verifyLog({
    store,
    heads: { place: logHeads.place, publicKey: logHeads.signer.publicKey },
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
    print('No head has been signed yet: the running program does that every five minutes.');
  if (fault !== null) print(fault);
  return fault === null;
}
