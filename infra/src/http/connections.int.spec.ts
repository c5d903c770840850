import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Connections } from './connections';

// Requests of one connection that are sent without waiting for the answers before them.

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
let server: ReturnType<typeof createServer>;
let connections: Connections;
/** The responses of the requests that were admitted. */
let begun: ServerResponse[];

beforeEach(async () => {
  begun = [];
  server = createServer((request, response) => {
    if (connections.admit(request, response)) begun.push(response);
  });
  connections = new Connections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => connections.close(0));

function open(): Socket {
  const { port } = server.address() as AddressInfo;
  // The server may close the connection while the test still writes.
  return connect(port, '127.0.0.1').on('error', () => undefined);
}

describe('requests that are sent one upon the other', () => {
  test('are answered in order, as long as they are few', async () => {
    const client = open();
    client.write(get.repeat(20));
    await expect.poll(() => begun.length).toBe(20);
    begun.forEach((response, position) => response.end(`answer ${position};`));
    client.end();
    expect((await text(client)).match(/answer \d+/g)).toEqual(
      Array.from({ length: 20 }, (_, position) => `answer ${position}`),
    );
  });

  test('are cut off where they are thousands, and few of them are begun', async () => {
    const client = open();
    client.write(get.repeat(4_000));
    await new Promise((resolve) => client.resume().once('close', resolve));
    expect(begun.length).toBe(32);
  });

  test('are forgotten once their client has gone, also those that wait for others', async () => {
    const client = open();
    client.write(get.repeat(10));
    await expect.poll(() => connections.requestsUnderWay).toBe(10);
    client.destroy();
    await expect.poll(() => connections.requestsUnderWay).toBe(0);
  });
});
