import { isIP } from 'node:net';
import { credentials, type ChannelCredentials } from '@grpc/grpc-js';

type CreateConnector = ChannelCredentials['_createSecureConnector'];

let isDone = false;

/**
 * Stops gRPC from sending an IP address as TLS server name: RFC 6066 forbids it, and Node logs a deprecation warning.
 * The certificate is still compared with the address.
 */
export function omitIpServerNames(): void {
  if (isDone) return;
  isDone = true;
  // The package has no option for it, and the EventStoreDB client creates its own credentials.
  const prototype = Object.getPrototypeOf(credentials.createSsl()) as {
    _createSecureConnector: CreateConnector;
  };
  const createConnector = prototype._createSecureConnector;
  prototype._createSecureConnector = function (this: ChannelCredentials, ...options) {
    const connector = createConnector.apply(this, options);
    const { connectionOptions } = connector as { connectionOptions?: { servername?: string } };
    if (isIP(connectionOptions?.servername ?? '') !== 0) delete connectionOptions?.servername;
    return connector;
  };
}
