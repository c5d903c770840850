import { EventEmitter } from 'node:events';
import { testDoubleStream } from '../../src/eventStore/eventStoreDb/testDouble';
import { Log, createSystemEvent } from './log';
import { startNode, type Endpoint, type NodeOptions } from './node';

export interface EventStoreDbDouble {
  readonly connectionString: string;
  /** `host:port`, to build other connection strings. */
  readonly host: string;
  /** Breaks all current connections; new ones work. */
  dropConnections(): void;
  /** Accepts connections and calls, but does not answer. */
  stall(): void;
  resume(): void;
  /** Current subscriptions stay open but deliver nothing more; the server answers all other calls. */
  muteSubscriptions(): void;
  /** Refuses this number of calls as unauthenticated. */
  refuseSignIns(times: number): void;
  /** The number of connections to it. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * A TEST DOUBLE of EventStoreDB: real gRPC with the service definitions of the client, and a log in memory that is lost
 * when it closes. It supports what the adapter needs: appends with every expected revision and with repeated ids, reads in
 * both directions, and filtered subscriptions to $all with checkpoints. The adapter recognises it by a stream in its log
 * (`testDoubleStream`), and refuses it unless a test allows it.
 */
export async function startEventStoreDbDouble(options?: NodeOptions): Promise<EventStoreDbDouble> {
  const { log, onAppended } = startLog();
  const node = await startNode(
    { log, view: () => log, onAppended, leader: () => null, members: () => [] },
    options,
  );
  return {
    host: `${node.host}:${node.port}`,
    connectionString: toConnectionString([node]),
    dropConnections: () => node.proxy.drop(),
    stall: () => node.proxy.stall(),
    resume: () => node.proxy.resume(),
    muteSubscriptions: () => node.muteSubscriptions(),
    refuseSignIns: (times) => node.refuseSignIns(times),
    connections: () => node.proxy.connections(),
    close: () => node.close(),
  };
}

/** A log with only the stream that marks the double. */
export function startLog(): { log: Log; onAppended(callback: () => void): () => void } {
  const changes = new EventEmitter<{ appended: [] }>();
  changes.setMaxListeners(0);
  const log = new Log(changes);
  log.append(testDoubleStream, [createSystemEvent('$test-double')], 'no_stream');
  return {
    log,
    onAppended(callback) {
      changes.on('appended', callback);
      return () => changes.off('appended', callback);
    },
  };
}

export const toConnectionString = (nodes: readonly Endpoint[]): string =>
  `esdb://${nodes.map(({ host, port }) => `${host}:${port}`).join(',')}?tls=false`;
