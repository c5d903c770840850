import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeCertificates, type MadeCertificates } from './madeCertificates';

let folder: string;
let made: MadeCertificates;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-certificates-'));
  made = makeCertificates(folder, ['settlewise']);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => new X509Certificate(readFileSync(file));
const client = () => read(made.clientFile('settlewise'));
const server = () => read(made.server.certFile);
const authority = () => read(made.server.authorityFile);
const daysOf = ({ validFrom, validTo }: X509Certificate) =>
  (Date.parse(validTo) - Date.parse(validFrom)) / 86_400_000;

test('a client’s certificate names the client, is for clients only, valid for a week, and belongs to its owner', () => {
  expect([client().subject, daysOf(client())]).toEqual(['CN=settlewise', 7]);
  // The client's certificate is for client authentication only, the server's for both.
  expect(client().keyUsage).toEqual(['1.3.6.1.5.5.7.3.2']);
  expect(server().keyUsage).toEqual(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2']);
  expect([client().ca, server().ca, authority().ca]).toEqual([false, false, true]);
  for (const certificate of [client(), server()])
    expect(certificate.verify(authority().publicKey)).toBe(true);
  expect(server().checkHost('localhost')).toBe('localhost');
  // The client libraries of PostgreSQL and Redis check the same: the chain and the purpose.
  const looked = [
    '-purpose',
    'sslclient',
    '-CAfile',
    made.server.authorityFile,
    made.clientFile('settlewise'),
  ];
  expect(execFileSync('openssl', ['verify', ...looked], { encoding: 'utf8' })).toMatch(/: OK\n$/);
  const permissions = (file: string) => statSync(file).mode & 0o777;
  expect([made.clientFile('settlewise'), made.server.keyFile].map(permissions)).toEqual([0o600, 0o600]);
  // Servers mount this volume too, and one of them runs under the client's user id, so the folder must be closed to it.
  expect(permissions(path.join(folder, 'made/clients'))).toBe(0o700);
});

test('certificates that are valid for longer are kept, and expiring ones are renewed with another key', () => {
  const all = () => [authority(), server(), client()].map(({ serialNumber }) => serialNumber);
  const [anAuthority, aServer, aClient] = all();
  made.again();
  expect(all()).toEqual([anAuthority, aServer, aClient]);
  const { publicKey } = client();
  // Clients' certificates are valid for seven days, so all of them are renewed.
  made.again({ CLIENT_RENEWED_BEFORE_DAYS: '8' });
  expect(all()).toEqual([anAuthority, aServer, expect.not.stringMatching(`^${aClient}$`)]);
  expect(client().publicKey.equals(publicKey)).toBe(false);
  made.again({ SERVER_RENEWED_BEFORE_DAYS: '366' });
  expect(server().serialNumber).not.toBe(aServer);
  expect(server().verify(authority().publicKey)).toBe(true);
});

test('a certificate made for another user gets the new owner and stays the same', async () => {
  const [calls, programs] = [path.join(folder, 'calls'), path.join(folder, 'programs')];
  await mkdir(programs);
  // Only root may give files away, and not every machine runs the tests as root.
  await writeFile(path.join(programs, 'chown'), `#!/bin/sh\necho "$@" >>'${calls}'\n`, { mode: 0o755 });
  const before = server().serialNumber;
  const words = {
    PATH: `${programs}:${process.env['PATH']}`,
    NODES: 'localhost',
    CLIENTS: 'settlewise:70000',
  };
  made.again(words);
  const given = (await readFile(calls, 'utf8')).trim().split('\n');
  const owned = (owner: string, ...files: string[]) => files.map((file) => `${owner}:${owner} ${file}`);
  expect(given).toEqual([
    ...owned('1001', 'localhost/node.crt', 'localhost/node.key'),
    ...owned('70000', 'clients/settlewise/client.pem'),
  ]);
  expect(server().serialNumber).toBe(before);

  await rm(path.join(folder, 'made/ca/ca.key'));
  await rm(calls);
  made.again(words);
  expect(existsSync(calls)).toBe(false);
});

test("certificates of another CA are made again, and stay as they are if the CA's key is missing", () => {
  const before = client().serialNumber;
  rmSync(path.join(folder, 'made/ca'), { recursive: true });
  made.again();
  expect(client().serialNumber).not.toBe(before);
  expect(client().verify(authority().publicKey)).toBe(true);

  const given = [server(), client()].map(({ serialNumber }) => serialNumber);
  rmSync(path.join(folder, 'made/ca/ca.key'));
  made.again({ CLIENT_RENEWED_BEFORE_DAYS: '8', SERVER_RENEWED_BEFORE_DAYS: '366' });
  expect([server(), client()].map(({ serialNumber }) => serialNumber)).toEqual(given);
  rmSync(path.join(folder, 'made/clients'), { recursive: true });
  expect(() => made.again()).toThrow(/client\.pem is missing, and so is the key of the authority/);
});

test('in its container the script keeps running, makes missing certificates again, and ends when it is stopped', async () => {
  const ready = path.join(folder, 'ready');
  const going = made.keep({ READY_FILE: ready, LOOK_EVERY_SECONDS: '0.2' });
  const ended = once(going, 'exit');
  onTestFinished(() => void going.kill('SIGKILL'));
  await expect.poll(() => existsSync(ready)).toBe(true);
  const { serialNumber } = client();
  rmSync(path.join(folder, 'made/clients/settlewise/client.pem'));
  await expect.poll(() => client().serialNumber).not.toBe(serialNumber);
  going.kill();
  expect(await ended).toEqual([0, null]);
});
