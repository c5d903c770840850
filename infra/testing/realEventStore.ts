import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { LEADER, type EndPoint } from '@eventstore/db-client';
import { discoverEndpoint } from '@eventstore/db-client/dist/Client/discovery.js';
import {
  parseConnectionString,
  type ConnectionOptions,
} from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import { credentials, type ChannelCredentials } from '@grpc/grpc-js';
import { z } from 'zod';
import { pause } from '../src/waiting';
import { startTcpProxy, type TcpProxy } from './tcpProxy';

type Options = Pick<ConnectionOptions, 'tls' | 'tlsCAFile' | 'defaultCredentials'>;

/** An EventStoreDB server or cluster that the tests did not start. */
export interface RealEventStore {
  readonly url: string;
  readonly isCluster: boolean;
  /** The current leader. */
  leader(): Promise<EndPoint>;
  /**
   * Makes the leader of a cluster resign, and waits for the next election, which the same node may win. Needs an
   * administrator's account.
   */
  loseLeader(): Promise<void>;
  /** Puts a proxy in front of the current leader; `url` goes through it. */
  startLeaderProxy(): Promise<TcpProxy & { readonly url: string }>;
}

/** The server of EVENTSTORE_TEST_URL; null if that is not set. */
export function findRealEventStore(): RealEventStore | null {
  const url = process.env['EVENTSTORE_TEST_URL'];
  if (url === undefined) return null;
  const { hosts, ...options } = parseConnectionString(url);
  const [first] = hosts;
  if (first === undefined) throw new Error('EVENTSTORE_TEST_URL names no server');
  const isCluster = hosts.length > 1;
  const channel = createChannel(options);

  const leader: RealEventStore['leader'] = () =>
    isCluster
      ? discoverEndpoint({ endpoints: hosts, nodePreference: LEADER }, channel)
      : Promise.resolve(first);
  return {
    url,
    isCluster,
    leader,
    async loseLeader() {
      const node = await leader();
      const epoch = await readNewestEpoch(node, options);
      const timeout = AbortSignal.timeout(30_000);
      for (let checks = 0; (await readNewestEpoch(node, options)) === epoch; checks += 1) {
        timeout.throwIfAborted();
        // A node that is no longer the leader ignores this, so the leader is looked up again.
        if (checks % 100 === 0) await callServer(await leader(), options, 'POST', '/admin/node/resign');
        await pause(100, timeout);
      }
    },
    async startLeaderProxy() {
      const { address, port } = await leader();
      const proxy = await startTcpProxy({ host: address, port });
      // Uses the host name of the certificate; the proxy listens on this machine only.
      const proxyHost = address === 'localhost' ? address : proxy.host;
      const [, before, after] = /^([^:]+:\/\/(?:[^@/?]*@)?)[^/?]+(.*)$/.exec(url) ?? [];
      return { ...proxy, url: `${before ?? ''}${proxyHost}:${proxy.port}${after ?? ''}` };
    },
  };
}

const gossip = z.object({ members: z.array(z.object({ epochNumber: z.number() })) });

/** A new epoch starts when a node becomes the leader. */
async function readNewestEpoch(node: EndPoint, options: Options): Promise<number> {
  const { members } = gossip.parse(JSON.parse(await callServer(node, options, 'GET', '/gossip')));
  return Math.max(...members.map(({ epochNumber }) => epochNumber));
}

/** Calls the server's HTTP API, for features without gRPC. @returns the body @throws when the status is not 200 */
async function callServer(
  { address, port }: EndPoint,
  { tls, tlsCAFile, defaultCredentials }: Options,
  method: 'GET' | 'POST',
  path: string,
): Promise<string> {
  const { username, password } = defaultCredentials ?? { username: '', password: '' };
  const request = { host: address, port, path, method, auth: `${username}:${password}` };
  const ca = tlsCAFile === undefined ? {} : { ca: readFileSync(tlsCAFile) };
  const sent = tls === false ? http.request(request) : https.request({ ...request, ...ca });
  const answered = once(sent, 'response');
  sent.end();
  const [answer]: IncomingMessage[] = await answered;
  if (answer?.statusCode !== 200) throw new Error(`${path} is answered with ${answer?.statusCode}`);
  return text(answer);
}

function createChannel({ tls, tlsCAFile }: Options): ChannelCredentials {
  if (tls === false) return credentials.createInsecure();
  return credentials.createSsl(tlsCAFile === undefined ? null : readFileSync(tlsCAFile));
}
