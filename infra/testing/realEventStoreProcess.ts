/**
 * Access to the server of EVENTSTORE_TEST_URL in its own process, which executes the commands of its parent. A single node
 * is behind a proxy, which can fail. The nodes of a cluster announce their own addresses, so programs bypass a proxy;
 * instead, the leader can resign.
 */
import { createEventStoreDbEventStore } from '../src/eventStore/eventStoreDb/createEventStoreDbEventStore';
import { executeParentCommands, type Commands } from './executeParentCommands';
import { findRealEventStore, type RealEventStore } from './realEventStore';

const real = findRealEventStore();
if (real === null) throw new Error('EVENTSTORE_TEST_URL is not set');
await requireEmpty(real);
executeParentCommands(real.isCluster ? createClusterCommands(real) : await createNodeCommands(real));
process.stdout.write('The event store answers\n');

/** Refuses existing events, because they are encrypted with unknown keys. */
async function requireEmpty({ url }: RealEventStore): Promise<void> {
  const store = await createEventStoreDbEventStore({ connectionString: url });
  const newest = await store.head();
  await store.close();
  if (newest !== null) throw new Error('EVENTSTORE_TEST_URL names a store with events in it: empty it first');
}

function createClusterCommands({ url, loseLeader }: RealEventStore): Commands {
  return { connectionString: () => url, canLoseLeader: () => true, loseLeader };
}

async function createNodeCommands({ startLeaderProxy }: RealEventStore): Promise<Commands> {
  const proxy = await startLeaderProxy();
  return {
    connectionString: () => proxy.url,
    canLoseLeader: () => false,
    dropConnections: () => proxy.drop(),
    stall: () => proxy.stall(),
    resume: () => proxy.resume(),
  };
}
