import { formatCount, UsageError } from '@settlewise/infra/commandLine';
import type { EventStore } from '@settlewise/infra/eventStore';
import { pause } from '@settlewise/infra/waiting';
import type { Knex } from 'knex';
import {
  readTableVersions,
  readStatus,
  rebuild,
  retry,
  UnknownProjectionError,
  type Projection,
  type Projections,
} from '../runner';
import { statusTable } from './statusTable';

export interface CommandDependencies {
  readonly database: Knex;
  readonly store: EventStore;
  /** Fills read models in this process; called when no other process does. */
  readonly startRunner: () => Promise<Projections>;
  readonly print: (line: string) => void;
  readonly clock: () => Date;
  /** How long to wait for another process to begin a rebuild, in milliseconds. Default 3,000. */
  readonly graceMs?: number;
  /** Ends the command early. */
  readonly signal: AbortSignal;
}

const usage = 'Use: npm run projections -- status | rebuild <name> | retry <name>';
const lookEveryMs = 250;

export type Command =
  { readonly kind: 'status' } | { readonly kind: 'rebuild' | 'retry'; readonly projection: Projection };

/** The command that the arguments name. @throws UsageError */
export function parseCommand(args: readonly string[], projections: readonly Projection[]): Command {
  const [kind, name, ...more] = args;
  if (kind === 'status' && name === undefined) return { kind };
  if ((kind === 'rebuild' || kind === 'retry') && name !== undefined && more.length === 0) {
    const projection = projections.find((each) => each.name === name);
    if (projection !== undefined) return { kind, projection };
    const known = projections.map((each) => each.name);
    throw new UsageError(new UnknownProjectionError(name, known).message);
  }
  throw new UsageError(usage);
}

/** @returns whether the command did what it was asked. @throws EventStoreUnavailableError */
export async function runCommand(command: Command, parts: CommandDependencies): Promise<boolean> {
  switch (command.kind) {
    case 'status':
      return showStatus(parts);
    case 'rebuild':
      return rebuildAndWatch(command.projection, parts);
    case 'retry':
      return retryStopped(command.projection, parts);
  }
}

async function showStatus({ database, store, print, clock }: CommandDependencies): Promise<boolean> {
  for (const line of statusTable(await readStatus(database, store), clock())) print(line);
  return true;
}

async function retryStopped(
  { name }: Projection,
  { database, print }: CommandDependencies,
): Promise<boolean> {
  const released = await retry(database, name);
  print(released === 0 ? `${name} had not stopped.` : `${name} tries again where it stopped.`);
  return true;
}

async function rebuildAndWatch(projection: Projection, parts: CommandDependencies): Promise<boolean> {
  const { database, print, startRunner, signal, graceMs = 3_000 } = parts;
  const versionNumber = await rebuild(database, projection);
  const title = `${projection.name}, table version ${versionNumber}`;
  print(`${title}: begun. Readers go on seeing the present one until it has caught up.`);

  const giveUpWaitingAt = performance.now() + graceMs;
  let ownRunner: Projections | null = null;
  let shown = '';
  try {
    while (!signal.aborted) {
      const tableVersions = await readTableVersions(database, { names: [projection.name] });
      const built = tableVersions.find((each) => each.versionNumber === versionNumber);
      const live = tableVersions.find(({ state }) => state === 'live');
      if (built === undefined || built.state === 'retired') {
        print(`${title}: given up, because another rebuild took its place.`);
        return false;
      }
      if (built.state === 'live') {
        print(`${title}: live, ${formatCount(built.eventsApplied)} events.`);
        return true;
      }
      if (built.failure !== null) {
        print(`${title}: stopped at event ${built.failure.eventId}. ${built.failure.error}`);
        return false;
      }
      const progress = `${title}: ${formatCount(built.eventsApplied)} of about ${formatCount(live?.eventsApplied ?? 0)} events`;
      if (progress !== shown) print(progress);
      shown = progress;
      if (!built.leaseHeld && ownRunner === null && performance.now() >= giveUpWaitingAt) {
        print('No other process fills read models now, so this one does until it is done.');
        ownRunner = await startRunner();
      }
      await pause(lookEveryMs, signal);
    }
    print(`${title}: goes on wherever read models are filled.`);
    return false;
  } finally {
    await ownRunner?.stop();
  }
}
