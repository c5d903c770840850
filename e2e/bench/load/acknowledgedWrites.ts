import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase } from '@settlewise/infra/database';
import { createPostgresEventStore } from '@settlewise/infra/eventStore';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { z } from 'zod';
import { check } from '../measure';

type List = 'journeys' | 'tasks';

const made = z.object({ id: z.string() });
const eventData = z.object({ journeyId: z.string().optional(), taskId: z.string().optional() });

/** The ids of all writes that the API acknowledged under load, to check afterwards that each was stored. */
export class AcknowledgedWrites {
  readonly #ids = { journeys: new Set<string>(), tasks: new Set<string>() };
  /** Ids that were acknowledged more than once, which must not happen. */
  readonly #twice: string[] = [];

  add(list: List, body: string): void {
    const { id } = made.parse(JSON.parse(body));
    if (this.#ids[list].has(id)) this.#twice.push(id);
    this.#ids[list].add(id);
  }

  get count(): number {
    return this.#ids.journeys.size + this.#ids.tasks.size;
  }

  /**
   * Checks that every acknowledged write is exactly once in the log and exactly once in the read models.
   * @param settings the API's environment variables
   * @throws when a write is lost, duplicated or not shown
   */
  async checkStored(settings: Readonly<Record<string, string>>): Promise<void> {
    check(this.#twice.length === 0, `${this.#twice.length} writes were acknowledged twice`);
    const connectionString = settings['DATABASE_URL'] ?? '';
    const database = createDatabase(connectionString);
    const store = await createPostgresEventStore({ connectionString });
    try {
      const masterKey = Buffer.from(settings['MASTER_KEY'] ?? '', 'hex');
      const codec = createCodec({
        registry: eventRegistry,
        personKeys: createPersonKeys({ database, masterKey }),
      });
      const inLog = { journeys: new Map<string, number>(), tasks: new Map<string, number>() };
      for await (const recorded of store.readAll()) {
        if (recorded.type !== 'JourneyRecorded' && recorded.type !== 'TaskAdded') continue;
        const { event } = await codec.decode(recorded);
        const { journeyId, taskId } = eventData.parse(event?.data);
        const [counts, id] = taskId === undefined ? [inLog.journeys, journeyId] : [inLog.tasks, taskId];
        if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      for (const list of ['journeys', 'tasks'] as const) {
        const shown = new Map<string, number>();
        const column = list === 'journeys' ? 'journey_id' : 'task_id';
        for (const id of await database(list).pluck<string[]>(column))
          shown.set(id, (shown.get(id) ?? 0) + 1);
        for (const id of this.#ids[list]) {
          check(inLog[list].get(id) === 1, `the log holds ${inLog[list].get(id) ?? 0} of one of the ${list}`);
          check(shown.get(id) === 1, `${shown.get(id) ?? 0} rows show one of the ${list}`);
        }
        // A write without an answer, because the load ended first, must be in both the log and the table, or in neither.
        const same = inLog[list].size === shown.size && [...shown.keys()].every((id) => inLog[list].has(id));
        check(same, `the log holds ${inLog[list].size} ${list}, and ${shown.size} are shown`);
      }
    } finally {
      await store.close();
      await database.destroy();
    }
  }
}
