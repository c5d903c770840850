import { EventEmitter } from 'node:events';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerReadableStream,
} from '@grpc/grpc-js';
import { testDoubleStream } from '../../src/eventStore/eventStoreDb/testDouble';
import { startTcpProxy } from '../tcpProxy';
import { Log, systemEvent, type Expectation, type ProposedEvent } from './log';
import { appendAnswer, readAppendOptions, readProposedEvent } from './messages';
import { answerRead, type ReadCall } from './reading';

type AppendRequest = InstanceType<typeof streams.AppendReq>;
type AppendAnswer = InstanceType<typeof streams.AppendResp>;

export interface EventStoreDbDouble {
  readonly connectionString: string;
  /** Breaks every connection there is; new ones work. */
  dropConnections(): void;
  /** Accepts connections and calls, and answers nothing. */
  stall(): void;
  resume(): void;
  /** The subscriptions of now stay open and say nothing more; the server answers everything else. */
  muteSubscriptions(): void;
  close(): Promise<void>;
}

/**
 * A TEST DOUBLE of EventStoreDB: real gRPC with the service definitions that the client carries, and a log in memory
 * that is gone when it closes. It knows what the adapter needs: appends with every expected revision and with
 * repeated ids, reads both ways, and filtered subscriptions to $all with checkpoints. The adapter refuses it unless
 * told otherwise, by the stream that it carries (`testDoubleStream`).
 */
export async function startEventStoreDbDouble(): Promise<EventStoreDbDouble> {
  const changes = new EventEmitter<{ appended: [] }>();
  changes.setMaxListeners(0);
  const log = new Log(changes);
  log.append(testDoubleStream, [systemEvent('$test-double')], 'no_stream');

  const subscriptions = new Set<ReadCall>();
  const muted = new WeakSet<ReadCall>();

  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  server.addService(streamsService.StreamsService, {
    append: (
      call: ServerReadableStream<AppendRequest, AppendAnswer>,
      callback: sendUnaryData<AppendAnswer>,
    ) => answerAppend(call, callback, log),
    read(call: ReadCall) {
      if (call.request.getOptions()?.hasSubscription() === true) {
        subscriptions.add(call);
        call.on('close', () => subscriptions.delete(call));
      }
      answerRead(call, log, {
        onAppended(callback) {
          changes.on('appended', callback);
          return () => changes.off('appended', callback);
        },
        isMuted: (asked) => muted.has(asked),
      });
    },
  });
  server.addService(featuresService.ServerFeaturesService, {
    getSupportedMethods(
      _call: unknown,
      callback: sendUnaryData<InstanceType<typeof features.SupportedMethods>>,
    ) {
      callback(null, new features.SupportedMethods().setEventStoreServerVersion('0.0.0-test-double'));
    },
  });

  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
  const proxy = await startTcpProxy({ host: '127.0.0.1', port });

  return {
    connectionString: `esdb://${proxy.host}:${proxy.port}?tls=false`,
    dropConnections: () => proxy.drop(),
    stall: () => proxy.stall(),
    resume: () => proxy.resume(),
    muteSubscriptions() {
      for (const call of subscriptions) muted.add(call);
    },
    async close() {
      await proxy.close();
      server.forceShutdown();
    },
  };
}

function answerAppend(
  call: ServerReadableStream<AppendRequest, AppendAnswer>,
  callback: sendUnaryData<AppendAnswer>,
  log: Log,
): void {
  let options: { stream: string; expected: Expectation } | null = null;
  const events: ProposedEvent[] = [];
  call.on('data', (request: AppendRequest) => {
    if (request.hasOptions()) options = readAppendOptions(request);
    else events.push(readProposedEvent(request));
  });
  // A connection that breaks ends what was sent, too: of such an append a server keeps nothing.
  call.on('end', () => setImmediate(() => call.cancelled || answer()));
  const answer = () => {
    if (options === null || events.length === 0) {
      callback({ code: status.INVALID_ARGUMENT, details: 'An append is its stream and its events' });
      return;
    }
    const { stream, expected } = options;
    callback(null, appendAnswer(log.append(stream, events, expected), expected));
  };
}
