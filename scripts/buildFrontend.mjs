/** Builds the frontend into frontend/dist. */
import path from 'node:path';
import { build } from 'vite';
import { root } from './commands.mjs';

const frontend = path.join(root, 'frontend');
process.chdir(frontend);
await build({ root: frontend, logLevel: 'warn' });
