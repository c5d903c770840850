import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { LEADER, type EndPoint } from '@eventstore/db-client';
import { discoverEndpoint } from '@eventstore/db-client/dist/Client/discovery.js';
import {
  parseConnectionString,
  type ConnectionOptions,
} from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import { credentials, type ChannelCredentials } from '@grpc/grpc-js';
import { expect } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcpProxy';

type Options = Pick<ConnectionOptions, 'tls' | 'tlsCAFile' | 'defaultCredentials'>;

/** A server of EventStoreDB, or a cluster, that the tests did not start. */
export interface RealEventStore {
  readonly url: string;
  readonly isCluster: boolean;
  /** Who leads now. */
  leader(): Promise<EndPoint>;
  /** Has the leader of a cluster resign, and waits until another leads. The account must be an administrator's. */
  changeLeader(): Promise<void>;
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
    async changeLeader() {
      const before = await leader();
      await resign(before, options);
      await expect.poll(async () => (await leader()).port !== before.port, { timeout: 30_000 }).toBe(true);
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

function resign({ address, port }: EndPoint, { tls, tlsCAFile, defaultCredentials }: Options): Promise<void> {
  const { username, password } = defaultCredentials ?? { username: '', password: '' };
  const path = '/admin/node/resign';
  const request = { host: address, port, path, method: 'POST', auth: `${username}:${password}` };
  const ca = tlsCAFile === undefined ? {} : { ca: readFileSync(tlsCAFile) };
  return new Promise((resolve, reject) => {
    const asked = tls === false ? http.request(request) : https.request({ ...request, ...ca });
    asked.on('error', reject);
    asked.on('response', ({ statusCode }) =>
      statusCode === 200 ? resolve() : reject(new Error(`The leader does not resign: ${statusCode}`)),
    );
    asked.end();
  });
}

function channelTo({ tls, tlsCAFile }: Options): ChannelCredentials {
  if (tls === false) return credentials.createInsecure();
  return credentials.createSsl(tlsCAFile === undefined ? null : readFileSync(tlsCAFile));
}
