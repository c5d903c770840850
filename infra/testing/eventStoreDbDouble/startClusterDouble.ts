import { viewBeginning } from './log';
import { startNode, type Node } from './node';
import { toConnectionString, startLog } from './startEventStoreDbDouble';

export interface EventStoreDbClusterDouble {
  /** The connection string of the whole cluster. */
  readonly connectionString: string;
  /** The address of one follower. */
  followerAddress(): string;
  /** Stops the replication to followers until `catchUp`. */
  lag(): void;
  catchUp(): void;
  /** Stops the leader and its connections. The others still name it until `elect`. */
  loseLeader(): Promise<void>;
  /** Makes a follower the leader; the old leader, if it still runs, follows. */
  elect(): void;
  /** The number of connections to all running nodes. */
  connections(): number;
  close(): Promise<void>;
}

/** A test double of an EventStoreDB cluster: 3 nodes with one log. `startEventStoreDbDouble` starts a single server. */
export async function startClusterDouble(): Promise<EventStoreDbClusterDouble> {
  const { log, onAppended } = startLog();
  const nodes: Node[] = [];
  const listeners = new Set<() => void>();
  let leader = 0;
  let lagging: number | null = null;

  const join = async (number: number): Promise<void> => {
    nodes[number] = await startNode({
      log,
      view: () => (number === leader || lagging === null ? log : viewBeginning(log, lagging)),
      onAppended(callback) {
        listeners.add(callback);
        const stop = onAppended(callback);
        return () => {
          listeners.delete(callback);
          stop();
        };
      },
      leader: () => (number === leader ? null : (nodes[leader] ?? null)),
      members: () => nodes.map(({ host, port }, member) => ({ host, port, leads: member === leader })),
    });
  };
  for (const number of [0, 1, 2]) await join(number);
  const lost = new Set<number>();
  const runningNodes = (): Node[] => nodes.filter((_, number) => !lost.has(number));
  const findFollower = (): number => nodes.findIndex((_, number) => number !== leader && !lost.has(number));

  return {
    connectionString: toConnectionString(nodes),
    followerAddress: () => toConnectionString(nodes.slice(findFollower(), findFollower() + 1)),
    lag() {
      lagging = log.entries.length;
    },
    catchUp() {
      lagging = null;
      for (const callback of listeners) callback();
    },
    async loseLeader() {
      lost.add(leader);
      await nodes[leader]?.close();
    },
    elect() {
      leader = findFollower();
    },
    connections: () => runningNodes().reduce((sum, { proxy }) => sum + proxy.connections(), 0),
    async close() {
      await Promise.all(runningNodes().map((node) => node.close()));
    },
  };
}
