import { readFileSync } from 'node:fs';
import {
  LEADER,
  type ChannelCredentialOptions,
  type Credentials,
  type DNSClusterOptions,
  type GossipClusterOptions,
  type SingleNodeOptions,
} from '@eventstore/db-client';
import {
  parseConnectionString,
  type ConnectionOptions,
} from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import { EventStoreAddressError } from '../errors';

/** The options that the client needs for a server or a cluster. */
export interface Address {
  readonly servers: SingleNodeOptions | GossipClusterOptions | DNSClusterOptions;
  readonly channel: ChannelCredentialOptions;
  /** Null for a server without TLS, because the client sends no account there. */
  readonly account: Credentials | null;
}

/**
 * Seconds that a node has to name the leader of its cluster. The client asks the nodes one after the other, and a silent
 * node must not use up the whole time of a call.
 */
const defaultGossipTimeout = 2;

/** @throws EventStoreAddressError */
export function readAddress(text: string): Address {
  // Only the leader is up to date. A refused append throws, because the client's answer would look like success.
  const options = {
    ...parseAddress(toClientScheme(text)),
    nodePreference: LEADER,
    throwOnAppendFailure: true,
  } as const;
  const { hosts, defaultCredentials } = options;
  const [first] = hosts;
  if (first === undefined) throw new EventStoreAddressError(unreadable);
  const insecure = options.tls === false;
  if (defaultCredentials === undefined && !insecure) {
    throw new EventStoreAddressError('needs an account: write esdb://user:password@host:2113');
  }
  const discovery = { ...options, gossipTimeout: options.gossipTimeout ?? defaultGossipTimeout };
  return {
    servers: options.dnsDiscover
      ? { ...discovery, discover: first }
      : hosts.length > 1
        ? { ...discovery, endpoints: hosts }
        : { ...options, endpoint: first },
    channel: insecure ? { insecure } : readCertificates(options),
    account: defaultCredentials ?? null,
  };
}

const unreadable =
  'cannot be read: write esdb://user:password@host:2113, with several hosts as host1:2113,host2:2113';

/** KurrentDB uses the same protocol under another scheme, which the client does not know. */
const toClientScheme = (text: string): string =>
  text.trim().replace(/^kurrentdb(?=(\+discover)?:\/\/)/i, 'esdb');

/** Hides the client's own errors and warnings, because they contain the password. */
function parseAddress(text: string): ConnectionOptions {
  for (const [, option = ''] of text.matchAll(/[?&]([^=&?]+)=/g)) {
    if (!knownOptions.has(option.toLowerCase().replaceAll(/[-_]/g, ''))) {
      throw new EventStoreAddressError(`has an option that is not known: ${option}`);
    }
  }
  if (/[?&]tls-?_?verify-?_?cert=false/i.test(text)) {
    throw new EventStoreAddressError(
      'must have certificates checked: name their authority with tlsCAFile= instead of tlsVerifyCert=false',
    );
  }
  try {
    return parseConnectionString(text);
  } catch {
    throw new EventStoreAddressError(unreadable);
  }
}

const knownOptions = new Set(
  [
    'tls',
    'tlsCAFile',
    'tlsVerifyCert',
    'userCertFile',
    'userKeyFile',
    'maxDiscoverAttempts',
    'discoveryInterval',
    'gossipTimeout',
    'nodePreference',
    'keepAliveInterval',
    'keepAliveTimeout',
    'defaultDeadline',
    'connectionName',
    'throwOnAppendFailure',
  ].map((option) => option.toLowerCase()),
);

function readCertificates({
  tlsCAFile,
  userCertFile,
  userKeyFile,
}: ConnectionOptions): ChannelCredentialOptions {
  if ((userCertFile === undefined) !== (userKeyFile === undefined)) {
    throw new EventStoreAddressError('must name userCertFile and userKeyFile together');
  }
  return {
    ...(tlsCAFile === undefined ? {} : { rootCertificate: readOptionFile('tlsCAFile', tlsCAFile) }),
    ...(userCertFile === undefined ? {} : { userCertFile: readOptionFile('userCertFile', userCertFile) }),
    ...(userKeyFile === undefined ? {} : { userKeyFile: readOptionFile('userKeyFile', userKeyFile) }),
  };
}

function readOptionFile(option: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new EventStoreAddressError(`names a file with ${option} that cannot be read: ${file}`, {
      cause: error,
    });
  }
}
