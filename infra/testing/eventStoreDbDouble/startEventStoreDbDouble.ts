import { EventEmitter } from 'node:events';
import { testDoubleStream } from '../../src/eventStore/eventStoreDb/testDouble';
import { Log, systemEvent } from './log';
import { startNode, type Endpoint, type NodeOptions } from './node';

export interface EventStoreDbDouble {
  readonly connectionString: string;
  /** `host:port`, for an address with more in it. */
  readonly host: string;
  /** Breaks every connection there is; new ones work. */
  dropConnections(): void;
  /** Accepts connections and calls, and answers nothing. */
  stall(): void;
  resume(): void;
  /** The subscriptions of now stay open and say nothing more; the server answers everything else. */
  muteSubscriptions(): void;
  /** The next so many calls are told that name or password is wrong. */
  refuseSignIns(times: number): void;
  /** How many connections lead to it. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * A TEST DOUBLE of EventStoreDB: real gRPC with the service definitions that the client carries, and a log in memory
 * that is gone when it closes. It knows what the adapter needs: appends with every expected revision and with
 * repeated ids, reads both ways, and filtered subscriptions to $all with checkpoints. The adapter refuses it unless
 * told otherwise, by the stream that it carries (`testDoubleStream`).
 */
export async function startEventStoreDbDouble(options?: NodeOptions): Promise<EventStoreDbDouble> {
  const { log, onAppended } = startLog();
  const node = await startNode(
    { log, view: () => log, onNews: onAppended, leader: () => null, members: () => [] },
    options,
  );
  return {
    host: `${node.host}:${node.port}`,
    connectionString: addressOf([node]),
    dropConnections: () => node.proxy.drop(),
    stall: () => node.proxy.stall(),
    resume: () => node.proxy.resume(),
    muteSubscriptions: () => node.muteSubscriptions(),
    refuseSignIns: (times) => node.refuseSignIns(times),
    connections: () => node.proxy.connections(),
    close: () => node.close(),
  };
}

/** A log that holds nothing but the mark of the double. */
export function startLog(): { log: Log; onAppended(callback: () => void): () => void } {
  const changes = new EventEmitter<{ appended: [] }>();
  changes.setMaxListeners(0);
  const log = new Log(changes);
  log.append(testDoubleStream, [systemEvent('$test-double')], 'no_stream');
  return {
    log,
    onAppended(callback) {
      changes.on('appended', callback);
      return () => changes.off('appended', callback);
    },
  };
}

export const addressOf = (nodes: readonly Endpoint[]): string =>
  `esdb://${nodes.map(({ host, port }) => `${host}:${port}`).join(',')}?tls=false`;
