import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { secretSettings } from '../infra/src/config/secretFiles';

// Checks those security requirements of infra/security/asvs.md that are visible in the source text.

const root = fileURLToPath(new URL('../', import.meta.url));
const readText = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const isProductionCode = (path: string) =>
  /^(?:backend\/[^/]+|infra|projections|frontend)\/src\//.test(path) &&
  !/\.spec\.tsx?$|InTests\.tsx?$|\/testing\//.test(path);
const program = tracked.filter(isProductionCode);
const server = program.filter((path) => !path.startsWith('frontend/'));

const textsByPath = new Map(program.map((path) => [path, readText(path)]));

/** Finds calls of functions, as texts `path: name(first argument)`. @param name a regular expression for the function's name */
function findCalls(paths: readonly string[], name: string): readonly string[] {
  const call = new RegExp(String.raw`(?<![\w.'"])(?:${name})\([^(),\n]*`, 'g');
  return paths.flatMap((path) =>
    [...(textsByPath.get(path) ?? '').matchAll(call)].map(([text]) => `${path}: ${text})`),
  );
}

const findFiles = (paths: readonly string[], text: RegExp) =>
  paths.filter((path) => text.test(textsByPath.get(path) ?? ''));

test('the search finds files and calls', () => {
  expect(server.length).toBeGreaterThan(300);
  expect(findCalls(server, 'createCipheriv')).not.toEqual([]);
});

test('no code runs text as code, as a command or as HTML', () => {
  expect(findCalls(program, String.raw`eval|new Function|execSync|vm\.\w+|document\.write`)).toEqual([]);
  expect(
    findFiles(program, /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|shell: true/),
  ).toEqual([]);
  expect(
    findFiles(server, /from 'node:child_process'/).filter(
      (path) => !path.startsWith('infra/src/database/embedded/'),
    ),
  ).toEqual([]);
});

/** Reviewed expressions that may be part of an SQL statement's text, because their values come from our own code. */
const reviewedExpressions = new Set([
  'destroyedKeysChannel',
  'databaseName',
  'client.escapeIdentifier(channel)',
  'stream',
  'neededOffset',
  'entryColumns',
  'midnight',
  "causeSql('causes')",
  'comparison',
  'direction',
  "list.map(() => '??').join(', ')",
  "date('start_date', 'startDate')",
  "date('end_date', 'endDate')",
  "date('applied_on', 'appliedOn')",
  'stateSql',
  'leaseEnd',
  'leaseSeconds',
  'openLawNotices',
  'progressChannel',
  'tableVersionColumns',
  'quotedTable',
  'pg.escapeIdentifier(name)',
]);

test('no SQL statement contains a value in its text', () => {
  const interpolated = findFiles(server, /(?:\.raw|Raw|\.query)\(\s*`/).flatMap((path) => {
    const parts: { path: string; part: string }[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /(?:\.raw|Raw|\.query)$/.test(node.expression.getText())) {
        const [statement] = node.arguments;
        if (statement !== undefined && ts.isTemplateExpression(statement)) {
          parts.push(
            ...statement.templateSpans.map(({ expression }) => ({ path, part: expression.getText() })),
          );
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true));
    return parts;
  });
  expect(interpolated.length).toBeGreaterThan(10);
  // Review a new expression before you add it to the list above.
  expect(interpolated.filter(({ part }) => !reviewedExpressions.has(part))).toEqual([]);
});

test('regular expressions are built only from constants', () => {
  expect(
    findCalls(program, 'new RegExp')
      .map((call) => call.split(':')[0])
      .toSorted(),
  ).toEqual([
    'backend/api/src/resources/documents/orphanCleanup/createOrphanCleanup.ts',
    'infra/src/blobs/port.ts',
    'infra/src/proof/treeHeadStore.ts',
    'infra/src/telemetry/removeAddresses.ts',
  ]);
});

test('the server sends no redirects', () => {
  expect(findCalls(server, String.raw`\w+\.redirect`)).toEqual([]);
  expect(findFiles(server, /'Location'/)).toEqual([]);
});

test('the server fetches only from itself', () => {
  const calls = findCalls(server, String.raw`fetch|https?\.(?:get|request)`);
  expect(calls.map((call) => call.split(':')[0])).toEqual([
    // The demo data (DEMO=1) and the start of all programs in one process call the API of their own process.
    'backend/api/src/demo/demoVisitor.ts',
    'backend/api/src/process/waitUntilReady.ts',
  ]);
});

test('no code prevents pasting', () => {
  expect(findFiles(program, /onPaste|'paste'/)).toEqual([]);
});

test('only hashes, ciphers and signatures of the inventory are used', () => {
  const listCalls = (name: string) =>
    new Set(findCalls(program, name).map((call) => call.slice(call.indexOf(': ') + 2)));
  expect(listCalls('createHash')).toEqual(new Set(["createHash('sha1')", "createHash('sha256')"]));
  // SHA-1 only finds passwords in a published list of SHA-1 hashes. It protects nothing.
  expect(findFiles(program, /createHash\('sha1'\)/)).toEqual([
    'backend/api/src/identity/guessable/createIsBreached.ts',
  ]);
  expect(listCalls('createHmac')).toEqual(new Set(["createHmac('sha256')"]));
  expect(listCalls('hkdfSync')).toEqual(new Set(["hkdfSync('sha256')"]));
  expect(listCalls('create(?:Dec|C)ipheriv')).toEqual(
    new Set(['createCipheriv(algorithm)', 'createDecipheriv(algorithm)']),
  );
  const ciphers = findFiles(server, /create(?:Dec|C)ipheriv\(/).map(
    (path) => /const algorithm = '(.+)'/.exec(readText(path))?.[1],
  );
  expect(new Set(ciphers)).toEqual(new Set(['aes-256-gcm']));
  expect(
    findCalls(program, 'createSign|createVerify|createCipher|pbkdf2Sync|scryptSync|generateKeyPairSync'),
  ).toEqual([]);
  const inventory = readText('infra/security/decisions.md');
  expect(findFiles(program, /from '@noble\//)).toEqual(['frontend/src/record/drafts/sealing.ts']);
  expect(findCalls(program, 'managedNonce')).toEqual([
    'frontend/src/record/drafts/sealing.ts: managedNonce(xchacha20poly1305)',
  ]);
  const names = [
    'SHA-256',
    'HMAC-SHA-256',
    'HKDF',
    'AES-256-GCM',
    'XChaCha20-Poly1305',
    'Ed25519',
    'argon2id',
  ];
  for (const name of names) expect(inventory).toContain(name);
});

test('no production code uses Math.random', () => {
  expect(findCalls(program, String.raw`Math\.random`)).toEqual([]);
});

test('no setting turns off certificate checks', () => {
  expect(findFiles(server, /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([]);
  expect(readText('docker-compose.yml') + readText('infra/deploy/compose.production.yml')).not.toMatch(
    /NODE_TLS|tlsVerifyCert=false|insecure=true/i,
  );
});

test('production connects to the event store by TLS, with its own certificate authority', () => {
  const addresses = readText('infra/deploy/make-secrets.sh').match(/esdb:.*/g);
  expect(addresses).toEqual([expect.stringContaining('?tls=true&tlsCAFile=/authority/ca.crt')]);
});

test('no file of the repository contains a password for production', () => {
  const production = readText('infra/deploy/compose.production.yml');
  // Environment variables contain no passwords either. Secrets are files in a folder that must be set.
  for (const name of secretSettings) {
    const values = [...production.matchAll(new RegExp(`^ +${name}: (.*)$`, 'gm'))].map(([, value]) => value);
    expect([name, values]).toEqual([name, ["''"]]);
    expect(production).toContain(`${name}_FILE: /run/secrets/${name.toLowerCase()}`);
  }
  const files = [...production.matchAll(/^ {2}(\w+): \{ file: '(.*)' \}$/gm)];
  expect(files.length).toBeGreaterThanOrEqual(secretSettings.length);
  for (const [, name, file] of files) expect(file).toBe(`\${SECRETS:?set SECRETS}/${name}`);
  expect(production).not.toMatch(/\$\{\w*(?:PASSWORD|TOKEN|KEY)/);
  const example = readText('infra/deploy/production.env.example');
  expect(example.match(/^\w*(?:PASSWORD|SECRET|KEY|TOKEN)\w*=.+$/gm)).toBeNull();
});

test('only the proxy has public ports, and the stores cannot connect to the internet', () => {
  const production = readText('infra/deploy/compose.production.yml');
  expect(readText('docker-compose.yml')).not.toMatch(/^ +ports:/m);
  expect(production.match(/^ +ports: .*$/gm)).toEqual(["    ports: ['80:80', '443:443']"]);
  for (const name of ['visitors', 'stores', 'scanner'])
    expect(production).toMatch(new RegExp(`^  ${name}: \\{ internal: true \\}$`, 'm'));
  const service = (name: string) =>
    new RegExp(`^  ${name}:\n((?: {4}.*\n|\n| {2}#.*\n)+)`, 'm').exec(production)?.[1] ?? '';
  for (const name of ['postgres', 'redis', 'kurrentdb'])
    expect([name, service(name)]).toEqual([name, expect.stringMatching(/^ {4}networks: \[stores\]$/m)]);
  for (const name of ['api', 'worker', 'postgres', 'redis', 'kurrentdb', 'proxy', 'clamav'])
    expect([name, service(name)]).toEqual([name, expect.stringMatching(/^ {4}<<: \*logging$/m)]);
});

test('every production container has limits for memory, processors and processes', () => {
  const [, services = ''] =
    /^services:\n([^]+?)^secrets:/m.exec(readText('infra/deploy/compose.production.yml')) ?? [];
  const parts = services.split(/^(?= {2}\w+:$)/m).filter((part) => /^ {2}\w+:$/m.test(part));
  expect(parts.length).toBeGreaterThanOrEqual(9);
  for (const part of parts)
    expect(part).toMatch(
      /^ {4}deploy:\s+\{ resources: \{ limits: \{ cpus: '[^']+', memory: '?[^',]+'? \} \} \}\n {4}pids_limit: \d+$/m,
    );
  expect(services).toContain('--maxmemory\n');
});

test('the proxy gets its certificate from a public authority, and creates none itself', () => {
  const proxy = readText('infra/deploy/Caddyfile').replaceAll(/#.*/g, '');
  expect(proxy).toMatch(/^\{\$PUBLIC_URL\} \{$/m);
  const publicPart = proxy.replace('tls_trusted_ca_certs /authority/ca.crt', '');
  expect(publicPart).not.toMatch(
    /internal|issuer|local_certs|disable_certs|auto_https off|http:|\.crt|\.pem/,
  );
});

test('the proxy connects to the API only by TLS, with our own certificate authority', () => {
  expect(readText('infra/deploy/Caddyfile').replaceAll(/\t+#.*\n/g, '')).toMatch(
    /transport http \{\n\t\ttls\n\t\ttls_trusted_ca_certs \/authority\/ca\.crt\n\t\ttls_server_name api\n/,
  );
  const production = readText('infra/deploy/compose.production.yml');
  expect(production).toContain('TLS_CERT_FILE: /certificate/node.crt');
  expect(production).toMatch(/^ +NODES: .*\bapi:1000$/m);
});

test('PostgreSQL and Redis require a client certificate, and the programs use one that is renewed', () => {
  const production = readText('infra/deploy/compose.production.yml');
  expect(production).toMatch(/- --tls-auth-clients\n +- 'yes'\n/);
  expect(production).toContain('- ssl_ca_file=/certificates/ca/ca.crt');
  expect(readText('infra/deploy/postgres/pg_hba.conf').match(/^[a-z].*$/gm)).toEqual([
    expect.stringMatching(/^local +all +postgres +peer$/),
    expect.stringMatching(/^hostssl +settlewise +settlewise +all +scram-sha-256 clientcert=verify-full$/),
  ]);
  for (const setting of ['CLIENT_CERT_FILE', 'CLIENT_KEY_FILE'])
    expect(production).toContain(`\n  ${setting}: /client/client.pem\n`);
  expect(production.match(/^ +- client-certificate:\/client:ro$/gm)).toHaveLength(2);
  expect(production).toContain('- client-certificate:/handed-out/settlewise');
  expect(production).toMatch(/^ +CLIENTS: settlewise:1000$/m);
  expect(readText('infra/deploy/Dockerfile')).toMatch(
    / AS certificates\n(?:.*\n)+?ENTRYPOINT .*make-certificates\.sh"\]\nCMD \["keep"\]\n/,
  );
});

test('the user of KurrentDB’s image owns its key', () => {
  const cluster = readText('infra/deploy/cluster/docker-compose.yml');
  for (const file of [readText('docker-compose.yml'), cluster]) {
    const [, major = ''] = /kurrentdb:(\d+)\.\d+\.\d+$/m.exec(file) ?? [];
    // The user is 1001 since 26.0. Another major version may have another user.
    expect(major).toBe('26');
  }
  expect(readText('infra/deploy/compose.production.yml')).toMatch(/^ +NODES: kurrentdb:1001 /m);
  expect(cluster).toMatch(/^ +NODES: node1:1001 node2:1001 node3:1001$/m);
  expect(readText('infra/deploy/make-certificates.sh')).toMatch(/^default_user=1001$/m);
});

test('the container runs without root, without capabilities and without git’s folder', () => {
  const [, last = ''] = readText('infra/deploy/Dockerfile').split(/^FROM (?!.* AS )/m);
  expect(last).toMatch(/^USER node$/m);
  expect(last).not.toMatch(/COPY (?:--\S+ )?\. /);
  const ignored = readText('infra/deploy/Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.git', '*.env', '.data']));
  const compose = readText('docker-compose.yml');
  expect(compose).toMatch(/read_only: true/);
  expect(compose).toMatch(/cap_drop: \[ALL\]/);
  expect(compose).toMatch(/no-new-privileges:true/);
});

test('only the API has the secret that signs sessions', () => {
  for (const path of [
    'docker-compose.yml',
    'docker-compose.override.yml',
    'infra/deploy/compose.production.yml',
  ]) {
    const parts = readText(path).split(/^(?= {0,2}[\w-]+:)/m);
    const services = parts
      .filter((part) => /^ +SESSION_SECRET:/m.test(part))
      .map((part) => part.split(':')[0]?.trim());
    expect([path, services]).toEqual([path, ['api']]);
  }
});

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

test('every package comes from one registry, with a locked version and a SHA-512 hash', () => {
  const packages = Object.entries(lockFile.parse(JSON.parse(readText('package-lock.json'))).packages);
  const foreign = packages.filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
  expect(foreign.length).toBeGreaterThan(500);
  for (const [path, { version, resolved, integrity }] of foreign) {
    // package-lock.json omits addresses of the usual registry (.npmrc), so any address would be another source.
    expect([path, resolved, version, integrity]).toEqual([
      path,
      undefined,
      expect.stringMatching(/^\d/),
      expect.stringMatching(/^sha512-/),
    ]);
  }
  expect(readText('.npmrc')).not.toMatch(/registry=/);
});

test('no production code imports test code', () => {
  const imported = findFiles(program, /from '[^']*(?:\/testing\/[^']*|\.spec|fast-check|vitest)'/);
  expect(imported).toEqual([]);
});

test('all output goes through the log', () => {
  expect(findCalls(server, String.raw`console\.\w+`)).toEqual([]);
  // These files may write to the terminal.
  const writers = server.filter((path) => /process\.std(?:out|err)\.write/.test(readText(path)));
  expect(writers.toSorted()).toEqual([
    'backend/api/src/allInOne.ts',
    'infra/src/commandLine/runCommandLine.ts',
    'infra/src/process/run.ts',
  ]);
});
