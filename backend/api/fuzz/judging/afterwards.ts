import { eventRegistry } from '@settlewise/domain/eventRegistry';
import type { StreamFold } from '@settlewise/domain/history';
import { findStreamKind } from '@settlewise/domain/streams';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { verifyLog } from '@settlewise/infra/proof';
import { readTableVersions, rebuildProjection, projectionNames } from '@settlewise/projections';
import { aJourney } from '../../testing/aJourney';
import { aPerson } from '../../testing/aPerson';
import type { TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';
import type { Acknowledged } from './acknowledged';

export interface Found {
  readonly events: number;
  readonly streams: number;
  readonly rows: number;
  /** Things that were said to be kept, and are there. */
  readonly kept: number;
  /** A sentence each; none when everything holds. */
  readonly faults: readonly string[];
}

/** Whether what was promised still holds once all requests have been answered. */
export async function lookAfterwards(api: TestApi, acknowledged: Acknowledged): Promise<Found> {
  const { address } = api;
  await api.whenCaughtUp();
  const proof = await verifyLog({
    store: api.eventStore,
    treeHeads: { ...api.treeHeads, publicKey: api.treeHeads.signer.publicKey },
  });
  const broken = proof.broken === null ? [] : [`The log is broken: ${proof.broken.what}`];
  const unfolded = await streamsThatDoNotFold(api);
  const { found, lost } = await acknowledged.look();
  const { rows, faults: differing } = await readModelsThatDiffer(api);

  const faults = [...broken, ...unfolded, ...lost, ...differing];
  const { status } = await new Visitor(address).get('/readyz');
  if (status !== 200) faults.push(`/readyz answers with ${status}`);
  const { visitor } = await aPerson().signsUpAt(address);
  const recorded = await visitor.post('/api/absence-journeys', aJourney().typed());
  if (recorded.status !== 201) faults.push(`A right request is answered with ${recorded.status}`);
  return { events: proof.events, streams: proof.streams, rows, kept: found, faults };
}

/** Reads every event back and folds every stream, as a command would before it decides. */
async function streamsThatDoNotFold({ eventStore, personKeys }: TestApi): Promise<readonly string[]> {
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const folds = new Map<string, StreamFold>();
  const faults: string[] = [];
  for await (const recorded of eventStore.readAll()) {
    const { stream, type } = recorded;
    const kind = findStreamKind(stream);
    if (kind === null) {
      faults.push(`No kind of stream is called like ${stream}`);
      continue;
    }
    const fold = folds.get(stream) ?? kind.fold();
    folds.set(stream, fold);
    try {
      const { event } = await codec.decode(recorded);
      // Of somebody who was erased nothing can be read, and shall not.
      if (event !== null) fold.take(event);
      fold.plain();
    } catch (error) {
      faults.push(`${stream} does not fold at a ${type}: ${String(error)}`);
    }
  }
  return faults.slice(0, 20);
}

/** Fills every read model anew, and compares each table with what it was. */
async function readModelsThatDiffer(api: TestApi) {
  const { database } = api;
  const contents = async () => {
    const live = (await readTableVersions(database, {})).filter(({ state }) => state === 'live');
    const tables = live.flatMap((tableVersion) => tableVersion.tables);
    return new Map(await Promise.all(tables.map(async (table) => [table, await contentOf(table)] as const)));
  };
  const contentOf = async (table: string) => {
    const result: { rows: { count: string; sum: string | null }[] } = await database.raw(
      `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ?? t`,
      [table],
    );
    return { count: Number(result.rows[0]?.count ?? 0), sum: result.rows[0]?.sum ?? null };
  };

  await api.whenCaughtUp();
  const before = await contents();
  const wanted = new Map<string, number>();
  for (const name of projectionNames) wanted.set(name, await rebuildProjection(database, name));
  const faults: string[] = [];
  for (const [name, tableVersion] of wanted) {
    const failure = await untilLive(name, tableVersion);
    if (failure !== null) faults.push(`${name} stopped while it was filled anew: ${failure}`);
  }
  const after = await contents();
  let rows = 0;
  for (const [table, { count, sum }] of before) {
    rows += count;
    const rebuilt = after.get(table);
    if (rebuilt?.sum !== sum) {
      faults.push(`${table} has ${count} rows, and filled anew ${rebuilt?.count} or others`);
    }
  }
  return { rows, faults };

  async function untilLive(name: string, wantedTableVersion: number): Promise<string | null> {
    for (;;) {
      const tableVersions = await readTableVersions(database, { names: [name], unfinished: true });
      const found = tableVersions.find(({ versionNumber }) => versionNumber === wantedTableVersion);
      if (found?.state === 'live') return null;
      if (found?.failure) return found.failure.error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
