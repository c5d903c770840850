import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectByTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCertificate } from '../../testing/certificates';
import { listen, type ListeningServer } from './listen';

const folder = mkdtempSync(path.join(tmpdir(), 'settlewise-tls-'));
let ca: Buffer;
let certificate: { cert: Buffer; key: Buffer };
beforeAll(() => {
  const { certFile, keyFile, authorityFile } = createCertificate(folder, 'api');
  ca = readFileSync(authorityFile);
  certificate = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let server: ListeningServer;
let agent: Agent;
beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server = await listen('127.0.0.1', 0, { certificate, finishTimeoutMs: 60_000 });
  server.setHandler((_request, response) => response.end('served'));
});
afterEach(async () => {
  agent.destroy();
  await server.stop();
});

async function ask(servername = 'api') {
  const pending = request(server.url, { agent, ca, servername }).end();
  const [answer] = (await once(pending, 'response')) as [IncomingMessage];
  return { socket: answer.socket, content: await text(answer) };
}

test('serves several requests on one TLS connection', async () => {
  expect(server.url.protocol).toBe('https:');
  const [first, second] = [await ask(), await ask()];
  expect([first.content, second.content, first.socket === second.socket]).toEqual(['served', 'served', true]);
});

test('a wrong host name, plain HTTP and old TLS versions are refused', async () => {
  await expect(ask('other')).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  await expect(fetch(`http://${server.url.host}/`)).rejects.toThrow();
  const port = Number(server.url.port);
  const old = connectByTls({ host: '127.0.0.1', port, ca, servername: 'api', maxVersion: 'TLSv1.1' });
  await expect(once(old, 'secureConnect')).rejects.toThrow();
});

test('connections without a request or a TLS handshake do not delay the stop', async () => {
  const port = Number(server.url.port);
  const mute = connect(port, '127.0.0.1');
  const silent = connectByTls({ host: '127.0.0.1', port, ca, servername: 'api' });
  await Promise.all([once(mute, 'connect'), once(silent, 'secureConnect')]);
  // After this answer the server knows the other connections.
  await ask();
  const closed = [once(mute.resume(), 'close'), once(silent.resume(), 'close')];
  await server.stop();
  await Promise.all(closed);
});
