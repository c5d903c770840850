import { isIP } from 'node:net';
import { credentials, type ChannelCredentials } from '@grpc/grpc-js';

type CreateConnector = ChannelCredentials['_createSecureConnector'];

let isDone = false;

/**
 * Stops gRPC from sending an IP address as the name of a TLS server: RFC 6066 forbids it, and Node logs a deprecation.
 * The certificate is still compared with the address.
 */
export function omitIpServerNames(): void {
  if (isDone) return;
  isDone = true;
  // The package has no setting for it, and the client of EventStoreDB makes its credentials itself.
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
