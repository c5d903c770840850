/**
 * `npm run dev`: runs the program for development. The server restarts when its sources change, and the browser shows changed
 * pages immediately. The embedded stores keep their data in `.data-dev`, with the demo people of `DEMO=1`.
 *
 * Vite serves the pages at PORT (3000) and forwards API calls to API_PORT (3100).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { context } from 'esbuild';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';
import { serverBundles } from './serverBundles.mjs';

requireNode();
if (!(await installPackages())) process.exit(1);
process.chdir(root);

const port = Number(process.env['PORT'] ?? 3000);
const apiPort = Number(process.env['API_PORT'] ?? 3100);
const publicUrl = `http://127.0.0.1:${port}`;
const environment = {
  DATA_DIR: '.data-dev',
  DEMO: '1',
  DEV_PAGES: '1',
  PUBLIC_URL: publicUrl,
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(apiPort),
};

/** The running program; null before the first start and after a program ended without being stopped. */
let program = null;

async function stopProgram() {
  if (program === null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

async function startProgram() {
  await stopProgram();
  const started = spawn(process.execPath, ['--enable-source-maps', '.cache/dev/allInOne.mjs'], {
    env: environment,
    stdio: 'inherit',
  });
  program = started;
  started.once('exit', (code) => {
    if (program === started) program = null;
    if (code) console.error('The server ended. It starts again at the next change.');
  });
}

/** Restarts run one after another. A change during a restart causes one more. */
let restarts = Promise.resolve();
const server = await context({
  ...serverBundles({ allInOne: 'backend/api/src/allInOne.ts' }, '.cache/dev'),
  plugins: [
    {
      name: 'start-again',
      setup: (build) =>
        build.onEnd(({ errors }) => {
          // esbuild has printed its errors. The previous program keeps running.
          if (errors.length === 0) restarts = restarts.then(startProgram);
        }),
    },
  ],
});

// Vite finds its configuration here, and resolves the paths in it from here.
const frontend = path.join(root, 'frontend');
const { createServer } = await import('vite');
const pages = await createServer({
  root: frontend,
  configFile: path.join(frontend, 'vite.config.ts'),
  server: { host: '127.0.0.1', port, strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});

async function stop() {
  await Promise.all([pages.close(), server.dispose()]);
  await restarts;
  await stopProgram();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await server.watch();
await pages.listen();
console.log(`Pages: ${publicUrl}, which answer once the server says that it is ready`);
