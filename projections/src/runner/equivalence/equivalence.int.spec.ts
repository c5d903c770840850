import { randomBytes } from 'node:crypto';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import type { Position } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samples } from '../../../../infra/testing/samples';
import { emptyReadModels } from '../../../testing/emptyReadModels';
import { eventually } from '../../../testing/eventually';
import { openWorkbench, type Workbench } from '../../../testing/workbench';
import { readModels } from '../../readModels';
import type { Projections } from '../startProjections';
import { readTableVersions } from '../tableVersion';
import { rebuild } from '../versionedTables';
import { anyLog, personIn, write } from './testing/anyLog';

/** `SEED=…` makes other logs, `MODEL_RUNS=50` more of them; `npm test` uses the same ones each time. */
const seed = Number(process.env['SEED'] ?? 20_261_121);
const numRuns = Math.max(1, Math.round(Number(process.env['MODEL_RUNS'] ?? samples(4, 60)) / 4));

interface World {
  readonly bench: Workbench;
  readonly codec: Codec;
  readonly commands: CommandHandler;
  readonly personKeys: PersonKeys;
}

async function inANewWorld(work: (world: World) => Promise<void>): Promise<void> {
  const bench = await openWorkbench(emptyReadModels);
  try {
    const masterKey = randomBytes(32);
    const personKeys = createPersonKeys({ database: bench.database, masterKey });
    const codec = createCodec({ registry: eventRegistry, personKeys });
    const commands = createCommandHandler({ store: bench.store, codec, keyed: createKeyed(masterKey) });
    await work({ bench, codec, commands, personKeys });
  } finally {
    await bench.close();
  }
}

/** One run of a process that fills read models. It ends in the middle of a batch, between two, or when all is done. */
interface Working {
  /** The most events of a batch. */
  readonly batchSize: number;
  /** The number of batches of all read models that are written before it ends. */
  readonly batches: number;
  /** Whether the last batch is written but not committed. */
  readonly dies: boolean;
}
const workings = fc.array(
  fc.record({
    batchSize: fc.integer({ min: 1, max: 40 }),
    batches: fc.integer({ min: 1, max: 60 }),
    dies: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);

const start = ({ bench, codec }: World, batchSize = 1_000) =>
  bench.start({ projections: readModels, codec, batchSize });

/** Carries out the runs, one process after the other, and then a last one to the end. */
async function work({ bench, codec }: World, plan: readonly Working[]): Promise<void> {
  for (const { batchSize, batches, dies } of plan) {
    let written = 0;
    let end: () => void = () => undefined;
    const ended = new Promise<'ended'>((resolve) => (end = () => resolve('ended')));
    const running = await bench.start({
      projections: readModels,
      codec,
      batchSize,
      after(step) {
        if (step !== 'rows written') return Promise.resolve();
        written += 1;
        if (written < batches) return Promise.resolve();
        end();
        return dies ? Promise.reject(new Error('It dies here')) : Promise.resolve();
      },
    });
    const done = running.whenCaughtUp(await lastOf(bench)).then(() => 'done' as const);
    const outcome = await Promise.race([ended, done]);
    await running.stop();
    // Callers that wait for unfinished work get an error.
    if (outcome === 'ended') await done.catch(() => undefined);
  }
}

async function lastOf(bench: Workbench): Promise<Position | undefined> {
  return (await bench.log()).at(-1)?.position;
}

/** Every row of every read model, each as JSON. */
async function rowsOf({ bench: { database } }: World): Promise<Record<string, string[]>> {
  const tables = readModels.flatMap(({ tables }) => Object.keys(tables));
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await database.raw<{ rows: { row: string }[] }>(
      'SELECT to_jsonb(each)::text AS row FROM ?? AS each ORDER BY 1',
      [table],
    );
    rows[table] = found.rows.map(({ row }) => row);
  }
  return rows;
}

async function rebuildAll({ bench }: World): Promise<void> {
  for (const projection of readModels) await rebuild(bench.database, projection);
}

/** Until nothing is being rebuilt any more. */
const allLive = ({ bench }: World) =>
  eventually(
    () => readTableVersions(bench.database, { unfinished: true }),
    (all) => all.length === readModels.length && all.every(({ state }) => state === 'live'),
  );

/** The same log in one run: an undisturbed process fills every read model from the beginning. */
async function inOneGo(world: World, last: Position | null): Promise<Record<string, string[]>> {
  await rebuildAll(world);
  const running = await start(world);
  await allLive(world);
  await caughtUp(running, last);
  await running.stop();
  return rowsOf(world);
}

const caughtUp = (running: Projections, last: Position | null) => running.whenCaughtUp(last ?? undefined);

const settings = { seed, numRuns };

test(`in any batches, from any point at which it was stopped or died, every read model comes to the same rows (SEED=${seed})`, async () => {
  process.stdout.write(`Equivalence of projections: SEED=${seed}, ${numRuns} logs\n`);
  await fc.assert(
    fc.asyncProperty(anyLog, workings, (log, plan) =>
      inANewWorld(async (world) => {
        const last = await write(world.commands, log, 'one');
        await work(world, plan);
        const running = await start(world, 7);
        await caughtUp(running, last);
        await running.stop();
        const rows = await rowsOf(world);
        // Most tables have something to compare.
        expect(Object.values(rows).filter((each) => each.length > 0).length).toBeGreaterThan(6);
        expect(await inOneGo(world, last)).toEqual(rows);
      }),
    ),
    settings,
  );
});

test(`rebuilt while events arrive, and after an erasure, every read model is as the live one (SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(anyLog, workings, fc.nat(2), (log, plan, erased) =>
      inANewWorld(async (world) => {
        const { bench, commands, personKeys } = world;
        const half = Math.trunc(log.length / 2);
        await write(commands, log.slice(0, half), 'one');
        await work(world, plan);
        await rebuildAll(world);
        const running = await start(world, 11);
        const [last] = await Promise.all([write(commands, log.slice(half), 'one'), allLive(world)]);
        await caughtUp(running, last);
        const rows = await rowsOf(world);
        await running.stop();
        expect(await inOneGo(world, last)).toEqual(rows);

        const erasing = await start(world);
        await personKeys.destroy(personIn('one', erased));
        const told = { kind: 'erasure', type: 'PersonErased', person: erased, thing: 0, variant: 0 };
        const end = await write(commands, [told], 'one');
        await caughtUp(erasing, end);
        const without = await rowsOf(world);
        await erasing.stop();
        const userId = personIn('one', erased);
        const { rows: left } = await bench.database.raw<{ rows: unknown[] }>(
          'SELECT user_id FROM accounts WHERE user_id = ?',
          [userId],
        );
        expect(left).toEqual([]);
        expect(await inOneGo(world, end)).toEqual(without);
      }),
    ),
    settings,
  );
});
