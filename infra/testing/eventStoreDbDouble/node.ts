import { readFileSync } from 'node:fs';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  Metadata,
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerReadableStream,
  type StatusObject,
} from '@grpc/grpc-js';
import { startTcpProxy, type TcpProxy } from '../tcpProxy';
import type { Expectation, Log, LogView, ProposedEvent } from './log';
import { createAppendAnswer, readAppendOptions, readProposedEvent } from './messages';
import { answerRead, type ReadCall } from './reading';

type AppendRequest = InstanceType<typeof streams.AppendReq>;
type AppendAnswer = InstanceType<typeof streams.AppendResp>;

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** The current role of a node, and its view of the cluster. */
export interface NodeRole {
  readonly log: Log;
  /** The readable log; incomplete on a lagging follower. */
  view(): LogView;
  /** Calls back when there may be more to read, until the returned function is called. */
  onAppended(callback: () => void): () => void;
  /** The leader that this node knows; null if it is the leader itself. */
  leader(): Endpoint | null;
  /** This node's gossip about the cluster. */
  members(): readonly (Endpoint & { readonly leads: boolean })[];
}

export interface Node extends Endpoint {
  readonly proxy: TcpProxy;
  /** Current subscriptions stay open but deliver nothing more; the node answers all other calls. */
  muteSubscriptions(): void;
  /** Refuses this number of calls as unauthenticated, like a server before it has accounts. */
  refuseSignIns(times: number): void;
  close(): Promise<void>;
}

/** The PEM files of a certificate and its key. */
export interface Tls {
  readonly certFile: string;
  readonly keyFile: string;
}

export interface NodeOptions {
  /** Without it, connections are not encrypted. */
  readonly tls?: Tls | null;
  /** Maximum size of an append in bytes. Default 1 MiB, like a real server. */
  readonly maxAppendBytes?: number;
}

/** Starts one server: real gRPC with the service definitions of the client. */
export async function startNode(
  role: NodeRole,
  { tls = null, maxAppendBytes = 1024 * 1024 }: NodeOptions = {},
): Promise<Node> {
  const subscriptions = new Set<ReadCall>();
  const muted = new WeakSet<ReadCall>();
  let remainingRefusals = 0;
  const findRefusal = (metadata: Metadata): StatusObject | null => {
    if (remainingRefusals === 0) return createFollowerRefusal(role, metadata);
    remainingRefusals -= 1;
    return { code: status.UNAUTHENTICATED, details: 'Unauthenticated', metadata: new Metadata() };
  };
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });

  server.addService(streamsService.StreamsService, {
    append(call: ServerReadableStream<AppendRequest, AppendAnswer>, callback: sendUnaryData<AppendAnswer>) {
      const refusal = findRefusal(call.metadata);
      if (refusal === null) answerAppend(call, callback, role.log, maxAppendBytes);
      else callback(refusal);
    },
    read(call: ReadCall) {
      const refusal = findRefusal(call.metadata);
      if (refusal !== null) return void call.emit('error', refusal);
      if (call.request.getOptions()?.hasSubscription() === true) {
        subscriptions.add(call);
        call.on('close', () => subscriptions.delete(call));
      }
      answerRead(call, () => role.view(), {
        onAppended: (callback) => role.onAppended(callback),
        isMuted: (metadata) => muted.has(metadata),
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
  server.addService(gossipService.GossipService, {
    read(_call: unknown, callback: sendUnaryData<InstanceType<typeof gossip.ClusterInfo>>) {
      callback(null, new gossip.ClusterInfo().setMembersList(role.members().map(createMemberInfo)));
    },
  });

  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', createCredentials(tls), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
  const proxy = await startTcpProxy({ host: '127.0.0.1', port });
  return {
    proxy,
    host: proxy.host,
    port: proxy.port,
    muteSubscriptions() {
      for (const call of subscriptions) muted.add(call);
    },
    refuseSignIns(times) {
      remainingRefusals = times;
    },
    async close() {
      await proxy.close();
      server.forceShutdown();
    },
  };
}

function createCredentials(tls: Tls | null): ServerCredentials {
  if (tls === null) return ServerCredentials.createInsecure();
  const pair = { cert_chain: readFileSync(tls.certFile), private_key: readFileSync(tls.keyFile) };
  return ServerCredentials.createSsl(null, [pair]);
}

/** The refusal of a call that requires the leader, like a real node's. */
function createFollowerRefusal(role: NodeRole, callMetadata: Metadata): StatusObject | null {
  const leader = role.leader();
  if (leader === null || callMetadata.get('requires-leader')[0] !== 'true') return null;
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', leader.host);
  metadata.set('leader-endpoint-port', String(leader.port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}

/** The refusal of an append above the configured size, like a real server's. */
function createTooLargeRefusal(maxAppendBytes: number): StatusObject {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(maxAppendBytes));
  const details = `Maximum Append Size of ${maxAppendBytes} Exceeded.`;
  return { code: status.INVALID_ARGUMENT, details, metadata };
}

const eventSize = ({ type, data, metadata }: ProposedEvent): number =>
  data.length + metadata.length + type.length * 2;

function createMemberInfo({
  host,
  port,
  leads,
}: Endpoint & { readonly leads: boolean }): InstanceType<typeof gossip.MemberInfo> {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  return new gossip.MemberInfo()
    .setIsAlive(true)
    .setState(leads ? LEADER : FOLLOWER)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));
}

function answerAppend(
  call: ServerReadableStream<AppendRequest, AppendAnswer>,
  callback: sendUnaryData<AppendAnswer>,
  log: Log,
  maxAppendBytes: number,
): void {
  let options: { stream: string; expected: Expectation } | null = null;
  const events: ProposedEvent[] = [];
  call.on('data', (request: AppendRequest) => {
    if (request.hasOptions()) options = readAppendOptions(request);
    else events.push(readProposedEvent(request));
  });
  // A broken connection cancels the append; nothing is stored.
  call.on('end', () => setImmediate(() => call.cancelled || answer()));
  const answer = () => {
    if (options === null || events.length === 0) {
      callback({ code: status.INVALID_ARGUMENT, details: 'An append is its stream and its events' });
      return;
    }
    const { stream, expected } = options;
    if (events.reduce((sum, event) => sum + eventSize(event), 0) > maxAppendBytes) {
      return callback(createTooLargeRefusal(maxAppendBytes));
    }
    callback(null, createAppendAnswer(log.append(stream, events, expected), expected));
  };
}
