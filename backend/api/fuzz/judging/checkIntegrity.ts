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
import type { AcknowledgedItems } from './acknowledgedItems';

export interface IntegrityReport {
  readonly events: number;
  readonly streams: number;
  readonly rows: number;
  /** Acknowledged items that were found. */
  readonly keptItems: number;
  /** One sentence for each fault. */
  readonly faults: readonly string[];
}

/** Checks the log, the streams, the read models and the acknowledged items after all requests. */
export async function checkIntegrity(
  api: TestApi,
  acknowledged: AcknowledgedItems,
): Promise<IntegrityReport> {
  const { address } = api;
  await api.whenCaughtUp();
  const proof = await verifyLog({
    store: api.eventStore,
    treeHeads: { ...api.treeHeads, publicKey: api.treeHeads.signer.publicKey },
  });
  const broken = proof.broken === null ? [] : [`The log is broken: ${proof.broken.what}`];
  const unfoldable = await findUnfoldableStreams(api);
  const { found, lost } = await acknowledged.checkLists();
  const { rows, faults: differing } = await compareRebuiltReadModels(api);

  const faults = [...broken, ...unfoldable, ...lost, ...differing];
  const { status } = await new Visitor(address).get('/readyz');
  if (status !== 200) faults.push(`/readyz answers with ${status}`);
  const { visitor } = await aPerson().signsUpAt(address);
  const recorded = await visitor.post('/api/absence-journeys', aJourney().typed());
  if (recorded.status !== 201) faults.push(`A right request is answered with ${recorded.status}`);
  return { events: proof.events, streams: proof.streams, rows, keptItems: found, faults };
}

/** Decodes every event and folds every stream, as a command does before it decides. */
async function findUnfoldableStreams({ eventStore, personKeys }: TestApi): Promise<readonly string[]> {
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
      // Events of erased people cannot be decoded.
      if (event !== null) fold.take(event);
      fold.plain();
    } catch (error) {
      faults.push(`${stream} does not fold at a ${type}: ${String(error)}`);
    }
  }
  return faults.slice(0, 20);
}

/** Rebuilds every read model and compares each table with its content before. */
async function compareRebuiltReadModels(api: TestApi) {
  const { database } = api;
  const readContents = async () => {
    const live = (await readTableVersions(database, {})).filter(({ state }) => state === 'live');
    const tables = live.flatMap((tableVersion) => tableVersion.tables);
    return new Map(
      await Promise.all(tables.map(async (table) => [table, await readContent(table)] as const)),
    );
  };
  const readContent = async (table: string) => {
    const result: { rows: { count: string; sum: string | null }[] } = await database.raw(
      `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ?? t`,
      [table],
    );
    return { count: Number(result.rows[0]?.count ?? 0), sum: result.rows[0]?.sum ?? null };
  };

  await api.whenCaughtUp();
  const before = await readContents();
  const rebuilding = new Map<string, number>();
  for (const name of projectionNames) rebuilding.set(name, await rebuildProjection(database, name));
  const faults: string[] = [];
  for (const [name, tableVersion] of rebuilding) {
    const failure = await waitUntilLive(name, tableVersion);
    if (failure !== null) faults.push(`${name} stopped while it was rebuilt: ${failure}`);
  }
  const after = await readContents();
  let rows = 0;
  for (const [table, { count, sum }] of before) {
    rows += count;
    const rebuilt = after.get(table);
    if (rebuilt?.sum !== sum) {
      faults.push(
        `${table} has ${count} rows, and after the rebuild ${rebuilt?.count} rows or other content`,
      );
    }
  }
  return { rows, faults };

  async function waitUntilLive(name: string, wantedTableVersion: number): Promise<string | null> {
    for (;;) {
      const tableVersions = await readTableVersions(database, { names: [name], unfinished: true });
      const found = tableVersions.find(({ versionNumber }) => versionNumber === wantedTableVersion);
      if (found?.state === 'live') return null;
      if (found?.failure) return found.failure.error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
