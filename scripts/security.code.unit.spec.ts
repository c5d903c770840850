import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { secretSettings } from '../infra/src/config/secretFiles';

// Security requirements of infra/security/asvs.md that can be checked in the source text.

const root = fileURLToPath(new URL('../', import.meta.url));
const contentOf = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const isProgram = (path: string) =>
  /^(?:backend\/[^/]+|infra|projections|frontend)\/src\//.test(path) &&
  !/\.spec\.tsx?$|InTests\.tsx?$|\/testing\//.test(path);
const program = tracked.filter(isProgram);
const server = program.filter((path) => !path.startsWith('frontend/'));

const textOf = new Map(program.map((path) => [path, contentOf(path)]));

/** Calls of functions, as texts `path: name(first argument`. @param name a regular expression for the function's name */
function callsOf(paths: readonly string[], name: string): readonly string[] {
  const call = new RegExp(String.raw`(?<![\w.'"])(?:${name})\([^(),\n]*`, 'g');
  return paths.flatMap((path) =>
    [...(textOf.get(path) ?? '').matchAll(call)].map(([text]) => `${path}: ${text})`),
  );
}

const filesWith = (paths: readonly string[], text: RegExp) =>
  paths.filter((path) => text.test(textOf.get(path) ?? ''));

test('the search finds what it looks for', () => {
  expect(server.length).toBeGreaterThan(300);
  expect(callsOf(server, 'createCipheriv')).not.toEqual([]);
});

test('no code of ours runs text as code, as a command or as HTML', () => {
  expect(callsOf(program, String.raw`eval|new Function|execSync|vm\.\w+|document\.write`)).toEqual([]);
  expect(
    filesWith(program, /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|shell: true/),
  ).toEqual([]);
  expect(
    filesWith(server, /from 'node:child_process'/).filter(
      (path) => !path.startsWith('infra/src/database/embedded/'),
    ),
  ).toEqual([]);
});

/** Reviewed expressions that may be part of an SQL statement's text, because their values come from the code itself. */
const partsOfStatements = new Set([
  'destroyedKeysChannel',
  'databaseName',
  'client.escapeIdentifier(channel)',
  'stream',
  'needed',
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

test('no value is put into the text of an SQL statement', () => {
  const put = filesWith(server, /(?:\.raw|Raw|\.query)\(\s*`/).flatMap((path) => {
    const parts: { path: string; part: string }[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /(?:\.raw|Raw|\.query)$/.test(node.expression.getText())) {
        const [statement] = node.arguments;
        if (statement !== undefined && ts.isTemplateExpression(statement)) {
          parts.push(
            ...statement.templateSpans.map(({ expression }) => ({ path, part: expression.getText() })),
          );
        }
      }
      ts.forEachChild(node, look);
    };
    look(ts.createSourceFile(path, contentOf(path), ts.ScriptTarget.Latest, true));
    return parts;
  });
  expect(put.length).toBeGreaterThan(10);
  // Review a new expression before adding it to the list above.
  expect(put.filter(({ part }) => !partsOfStatements.has(part))).toEqual([]);
});

test('a regular expression is built from constants alone', () => {
  expect(
    callsOf(program, 'new RegExp')
      .map((call) => call.split(':')[0])
      .toSorted(),
  ).toEqual([
    'backend/api/src/resources/documents/orphanCleanup/createOrphanCleanup.ts',
    'infra/src/blobs/port.ts',
    'infra/src/proof/treeHeadStore.ts',
    'infra/src/telemetry/removeAddresses.ts',
  ]);
});

test('the server redirects nobody', () => {
  expect(callsOf(server, String.raw`\w+\.redirect`)).toEqual([]);
  expect(filesWith(server, /'Location'/)).toEqual([]);
});

test('the server fetches nothing but from itself', () => {
  const calls = callsOf(server, String.raw`fetch|https?\.(?:get|request)`);
  expect(calls.map((call) => call.split(':')[0])).toEqual([
    // The demo data (DEMO=1) and the start in one process: both call the API in the same process.
    'backend/api/src/demo/demoVisitor.ts',
    'backend/api/src/process/untilReady.ts',
  ]);
});

test('nothing keeps people from pasting', () => {
  expect(filesWith(program, /onPaste|'paste'/)).toEqual([]);
});

test('hashes, ciphers and signatures are those of the inventory, and no others', () => {
  const first = (name: string) =>
    new Set(callsOf(program, name).map((call) => call.slice(call.indexOf(': ') + 2)));
  expect(first('createHash')).toEqual(new Set(["createHash('sha1')", "createHash('sha256')"]));
  // SHA-1 only for looking up passwords in a published list of SHA-1 hashes; it protects nothing.
  expect(filesWith(program, /createHash\('sha1'\)/)).toEqual([
    'backend/api/src/identity/guessable/breachedPasswords.ts',
  ]);
  expect(first('createHmac')).toEqual(new Set(["createHmac('sha256')"]));
  expect(first('hkdfSync')).toEqual(new Set(["hkdfSync('sha256')"]));
  expect(first('create(?:Dec|C)ipheriv')).toEqual(
    new Set(['createCipheriv(algorithm)', 'createDecipheriv(algorithm)']),
  );
  const ciphers = filesWith(server, /create(?:Dec|C)ipheriv\(/).map(
    (path) => /const algorithm = '(.+)'/.exec(contentOf(path))?.[1],
  );
  expect(new Set(ciphers)).toEqual(new Set(['aes-256-gcm']));
  expect(
    callsOf(program, 'createSign|createVerify|createCipher|pbkdf2Sync|scryptSync|generateKeyPairSync'),
  ).toEqual([]);
  const inventory = contentOf('infra/security/decisions.md');
  expect(filesWith(program, /from '@noble\//)).toEqual(['frontend/src/record/drafts/sealing.ts']);
  expect(callsOf(program, 'managedNonce')).toEqual([
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

test('nothing that must not be guessed comes from Math.random', () => {
  expect(callsOf(program, String.raw`Math\.random`)).toEqual([]);
});

test('nothing switches off the checking of certificates', () => {
  expect(filesWith(server, /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([]);
  expect(contentOf('docker-compose.yml') + contentOf('infra/deploy/compose.production.yml')).not.toMatch(
    /NODE_TLS|tlsVerifyCert=false|insecure=true/i,
  );
});

test('production reaches the event store by TLS, with an authority that is named', () => {
  const made = contentOf('infra/deploy/make-secrets.sh').match(/esdb:.*/g);
  expect(made).toEqual([expect.stringContaining('?tls=true&tlsCAFile=/authority/ca.crt')]);
});

test('production starts with no password that stands in a file', () => {
  const production = contentOf('infra/deploy/compose.production.yml');
  // Nor a password in an environment variable: only files in a folder that must be set.
  for (const name of secretSettings) {
    const given = [...production.matchAll(new RegExp(`^ +${name}: (.*)$`, 'gm'))].map(([, value]) => value);
    expect([name, given]).toEqual([name, ["''"]]);
    expect(production).toContain(`${name}_FILE: /run/secrets/${name.toLowerCase()}`);
  }
  const files = [...production.matchAll(/^ {2}(\w+): \{ file: '(.*)' \}$/gm)];
  expect(files.length).toBeGreaterThanOrEqual(secretSettings.length);
  for (const [, name, file] of files) expect(file).toBe(`\${SECRETS:?set SECRETS}/${name}`);
  expect(production).not.toMatch(/\$\{\w*(?:PASSWORD|TOKEN|KEY)/);
  const example = contentOf('infra/deploy/production.env.example');
  expect(example.match(/^\w*(?:PASSWORD|SECRET|KEY|TOKEN)\w*=.+$/gm)).toBeNull();
});

test('the proxy alone is published, and stores have no way out', () => {
  const production = contentOf('infra/deploy/compose.production.yml');
  expect(contentOf('docker-compose.yml')).not.toMatch(/^ +ports:/m);
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

test('every container of production has limits of memory, processors and processes', () => {
  const [, services = ''] =
    /^services:\n([^]+?)^secrets:/m.exec(contentOf('infra/deploy/compose.production.yml')) ?? [];
  const parts = services.split(/^(?= {2}\w+:$)/m).filter((part) => /^ {2}\w+:$/m.test(part));
  expect(parts.length).toBeGreaterThanOrEqual(9);
  for (const part of parts)
    expect(part).toMatch(
      /^ {4}deploy:\s+\{ resources: \{ limits: \{ cpus: '[^']+', memory: '?[^',]+'? \} \} \}\n {4}pids_limit: \d+$/m,
    );
  expect(services).toContain('--maxmemory\n');
});

test('the proxy gets its certificate from a public authority, and makes none of its own', () => {
  const proxy = contentOf('infra/deploy/Caddyfile').replaceAll(/#.*/g, '');
  expect(proxy).toMatch(/^\{\$PUBLIC_URL\} \{$/m);
  const towardsPeople = proxy.replace('tls_trusted_ca_certs /authority/ca.crt', '');
  expect(towardsPeople).not.toMatch(
    /internal|issuer|local_certs|disable_certs|auto_https off|http:|\.crt|\.pem/,
  );
});

test('the proxy reaches the API by TLS, with an authority that is named, and the API speaks nothing else', () => {
  expect(contentOf('infra/deploy/Caddyfile').replaceAll(/\t+#.*\n/g, '')).toMatch(
    /transport http \{\n\t\ttls\n\t\ttls_trusted_ca_certs \/authority\/ca\.crt\n\t\ttls_server_name api\n/,
  );
  const production = contentOf('infra/deploy/compose.production.yml');
  expect(production).toContain('TLS_CERT_FILE: /certificate/node.crt');
  expect(production).toMatch(/^ +NODES: .*\bapi:1000$/m);
});

test('PostgreSQL and Redis let in nobody who shows no certificate, and the programs show one that is renewed', () => {
  const production = contentOf('infra/deploy/compose.production.yml');
  expect(production).toMatch(/- --tls-auth-clients\n +- 'yes'\n/);
  expect(production).toContain('- ssl_ca_file=/certificates/ca/ca.crt');
  expect(contentOf('infra/deploy/postgres/pg_hba.conf').match(/^[a-z].*$/gm)).toEqual([
    expect.stringMatching(/^local +all +postgres +peer$/),
    expect.stringMatching(/^hostssl +settlewise +settlewise +all +scram-sha-256 clientcert=verify-full$/),
  ]);
  for (const setting of ['CLIENT_CERT_FILE', 'CLIENT_KEY_FILE'])
    expect(production).toContain(`\n  ${setting}: /client/client.pem\n`);
  expect(production.match(/^ +- client-certificate:\/client:ro$/gm)).toHaveLength(2);
  expect(production).toContain('- client-certificate:/handed-out/settlewise');
  expect(production).toMatch(/^ +CLIENTS: settlewise:1000$/m);
  expect(contentOf('infra/deploy/Dockerfile')).toMatch(
    / AS certificates\n(?:.*\n)+?ENTRYPOINT .*make-certificates\.sh"\]\nCMD \["keep"\]\n/,
  );
});

test('KurrentDB’s key belongs to the user that its image runs as', () => {
  const cluster = contentOf('infra/deploy/cluster/docker-compose.yml');
  for (const file of [contentOf('docker-compose.yml'), cluster]) {
    const [, major = ''] = /kurrentdb:(\d+)\.\d+\.\d+$/m.exec(file) ?? [];
    // 1001 from 26.0 on; another major version may have another user.
    expect(major).toBe('26');
  }
  expect(contentOf('infra/deploy/compose.production.yml')).toMatch(/^ +NODES: kurrentdb:1001 /m);
  expect(cluster).toMatch(/^ +NODES: node1:1001 node2:1001 node3:1001$/m);
  expect(contentOf('infra/deploy/make-certificates.sh')).toMatch(/^default_user=1001$/m);
});

test('the container runs without root, without capabilities and without git’s folder', () => {
  const [, last = ''] = contentOf('infra/deploy/Dockerfile').split(/^FROM (?!.* AS )/m);
  expect(last).toMatch(/^USER node$/m);
  expect(last).not.toMatch(/COPY (?:--\S+ )?\. /);
  const ignored = contentOf('infra/deploy/Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.git', '*.env', '.data']));
  const compose = contentOf('docker-compose.yml');
  expect(compose).toMatch(/read_only: true/);
  expect(compose).toMatch(/cap_drop: \[ALL\]/);
  expect(compose).toMatch(/no-new-privileges:true/);
});

test('the worker is not told what signs sessions, and the API is', () => {
  for (const path of [
    'docker-compose.yml',
    'docker-compose.override.yml',
    'infra/deploy/compose.production.yml',
  ]) {
    const parts = contentOf(path).split(/^(?= {0,2}[\w-]+:)/m);
    const told = parts
      .filter((part) => /^ +SESSION_SECRET:/m.test(part))
      .map((part) => part.split(':')[0]?.trim());
    expect([path, told]).toEqual([path, ['api']]);
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

test('every package comes from the one registry, by a version and a SHA-512 that are written down', () => {
  const packages = Object.entries(lockFile.parse(JSON.parse(contentOf('package-lock.json'))).packages);
  const foreign = packages.filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
  expect(foreign.length).toBeGreaterThan(500);
  for (const [path, { version, resolved, integrity }] of foreign) {
    // package-lock.json contains no addresses of the usual registry (.npmrc), so any address would be another source.
    expect([path, resolved, version, integrity]).toEqual([
      path,
      undefined,
      expect.stringMatching(/^\d/),
      expect.stringMatching(/^sha512-/),
    ]);
  }
  expect(contentOf('.npmrc')).not.toMatch(/registry=/);
});

test('no production code imports code of the tests', () => {
  const imported = filesWith(program, /from '[^']*(?:\/testing\/[^']*|\.spec|fast-check|vitest)'/);
  expect(imported).toEqual([]);
});

test('nothing writes past the log', () => {
  expect(callsOf(server, String.raw`console\.\w+`)).toEqual([]);
  // These files may write to the terminal, for people.
  const spoken = server.filter((path) => /process\.std(?:out|err)\.write/.test(contentOf(path)));
  expect(spoken.toSorted()).toEqual([
    'backend/api/src/allInOne.ts',
    'infra/src/commandLine/runCommandLine.ts',
    'infra/src/process/run.ts',
  ]);
});
