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

/** A server of EventStoreDB, or a cluster, that the tests did not start. */
export interface RealEventStore {
  readonly url: string;
  readonly isCluster: boolean;
  /** Who leads now. */
  leader(): Promise<EndPoint>;
  /**
   * Has the leader of a cluster resign, and waits until one is elected, which may be the same. The account must be an
   * administrator's.
   */
  loseLeader(): Promise<void>;
  /** The leader of now behind a proxy of the tests; `url` leads through it. */
  leaderThroughProxy(): Promise<TcpProxy & { readonly url: string }>;
}

/** The one that EVENTSTORE_TEST_URL names; null where nobody set it. */
export function realEventStore(): RealEventStore | null {
  const url = process.env['EVENTSTORE_TEST_URL'];
  if (url === undefined) return null;
  const { hosts, ...options } = parseConnectionString(url);
  const [first] = hosts;
  if (first === undefined) throw new Error('EVENTSTORE_TEST_URL names no server');
  const isCluster = hosts.length > 1;
  const channel = channelTo(options);

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
      const epoch = await newestEpoch(node, options);
      const patience = AbortSignal.timeout(30_000);
      for (let looks = 0; (await newestEpoch(node, options)) === epoch; looks += 1) {
        patience.throwIfAborted();
        // One that only follows by now takes no notice: then the leader is looked for again.
        if (looks % 100 === 0) await ask(await leader(), options, 'POST', '/admin/node/resign');
        await pause(100, patience);
      }
    },
    async leaderThroughProxy() {
      const { address, port } = await leader();
      const proxy = await startTcpProxy({ host: address, port });
      // By the name that its certificate has; the proxy listens on this machine alone.
      const hostOfProxy = address === 'localhost' ? address : proxy.host;
      const [, before, after] = /^([^:]+:\/\/(?:[^@/?]*@)?)[^/?]+(.*)$/.exec(url) ?? [];
      return { ...proxy, url: `${before ?? ''}${hostOfProxy}:${proxy.port}${after ?? ''}` };
    },
  };
}

const gossip = z.object({ members: z.array(z.object({ epochNumber: z.number() })) });

/** Each time that a node begins to lead there is another epoch. */
async function newestEpoch(node: EndPoint, options: Options): Promise<number> {
  const { members } = gossip.parse(JSON.parse(await ask(node, options, 'GET', '/gossip')));
  return Math.max(...members.map(({ epochNumber }) => epochNumber));
}

/** By HTTP, which has what gRPC does not. @returns the content of the answer @throws when it is not 200 */
async function ask(
  { address, port }: EndPoint,
  { tls, tlsCAFile, defaultCredentials }: Options,
  method: 'GET' | 'POST',
  path: string,
): Promise<string> {
  const { username, password } = defaultCredentials ?? { username: '', password: '' };
  const request = { host: address, port, path, method, auth: `${username}:${password}` };
  const ca = tlsCAFile === undefined ? {} : { ca: readFileSync(tlsCAFile) };
  const asked = tls === false ? http.request(request) : https.request({ ...request, ...ca });
  const answered = once(asked, 'response');
  asked.end();
  const [answer]: IncomingMessage[] = await answered;
  if (answer?.statusCode !== 200) throw new Error(`${path} is answered with ${answer?.statusCode}`);
  return text(answer);
}

function channelTo({ tls, tlsCAFile }: Options): ChannelCredentials {
  if (tls === false) return credentials.createInsecure();
  return credentials.createSsl(tlsCAFile === undefined ? null : readFileSync(tlsCAFile));
}
