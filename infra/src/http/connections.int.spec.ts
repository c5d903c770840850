import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Connections } from './connections';

// Pipelined requests: sent on one connection without waiting for earlier answers.

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
let server: ReturnType<typeof createServer>;
let connections: Connections;
/** The responses of the requests that were admitted. */
let started: ServerResponse[];

beforeEach(async () => {
  started = [];
  server = createServer((request, response) => {
    if (connections.admit(request, response)) started.push(response);
  });
  connections = new Connections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => connections.close(0));

function openConnection(): Socket {
  const { port } = server.address() as AddressInfo;
  // The server may close the connection while the test still writes.
  return connect(port, '127.0.0.1').on('error', () => undefined);
}

describe('pipelined requests', () => {
  test('are answered in order if there are few', async () => {
    const client = openConnection();
    client.write(get.repeat(20));
    await expect.poll(() => started.length).toBe(20);
    started.forEach((response, position) => response.end(`answer ${position};`));
    client.end();
    expect((await text(client)).match(/answer \d+/g)).toEqual(
      Array.from({ length: 20 }, (_, position) => `answer ${position}`),
    );
  });

  test('are cut off when there are thousands, and only a few are started', async () => {
    const client = openConnection();
    client.write(get.repeat(4_000));
    await new Promise((resolve) => client.resume().once('close', resolve));
    expect(started.length).toBe(32);
  });

  test('are released when their client disconnects, including waiting ones', async () => {
    const client = openConnection();
    client.write(get.repeat(10));
    await expect.poll(() => connections.pendingRequests).toBe(10);
    client.destroy();
    await expect.poll(() => connections.pendingRequests).toBe(0);
  });
});
