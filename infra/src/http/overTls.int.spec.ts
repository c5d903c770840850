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
import { makeCertificate } from '../../testing/certificates';
import { listen, type Listening } from './listen';

const folder = mkdtempSync(path.join(tmpdir(), 'settlewise-tls-'));
let ca: Buffer;
let certificate: { cert: Buffer; key: Buffer };
beforeAll(() => {
  const { certFile, keyFile, authorityFile } = makeCertificate(folder, 'api');
  ca = readFileSync(authorityFile);
  certificate = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let server: Listening;
let agent: Agent;
beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server = await listen('127.0.0.1', 0, { certificate, finishWithinMs: 60_000 });
  server.answerWith((_request, response) => response.end('served'));
});
afterEach(async () => {
  agent.destroy();
  await server.stop();
});

async function ask(servername = 'api') {
  const asking = request(server.url, { agent, ca, servername }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { socket: answer.socket, content: await text(answer) };
}

test('who trusts the authority and asks for the name is served, again and again on one connection', async () => {
  expect(server.url.protocol).toBe('https:');
  const [first, second] = [await ask(), await ask()];
  expect([first.content, second.content, first.socket === second.socket]).toEqual(['served', 'served', true]);
});

test('under another name, without TLS or by an old version of it nobody is served', async () => {
  await expect(ask('other')).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  await expect(fetch(`http://${server.url.host}/`)).rejects.toThrow();
  const port = Number(server.url.port);
  const old = connectByTls({ host: '127.0.0.1', port, ca, servername: 'api', maxVersion: 'TLSv1.1' });
  await expect(once(old, 'secureConnect')).rejects.toThrow();
});

test('connections that have not asked, or not even spoken TLS, do not hold up the end', async () => {
  const port = Number(server.url.port);
  const mute = connect(port, '127.0.0.1');
  const silent = connectByTls({ host: '127.0.0.1', port, ca, servername: 'api' });
  await Promise.all([once(mute, 'connect'), once(silent, 'secureConnect')]);
  // Once this is answered, the server knows of the others.
  await ask();
  const closed = [once(mute.resume(), 'close'), once(silent.resume(), 'close')];
  await server.stop();
  await Promise.all(closed);
});
