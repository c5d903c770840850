/** `settlewise <verb>`: runs a command for operators; builds the server first when its sources have changed. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

/** Each verb with its program in dist/, which reads the other arguments. */
const programs = {
  audit: 'audit',
  backup: 'backup',
  bounces: 'bounces',
  keys: 'keys',
  projections: 'projections',
  restore: 'restore',
  'second-factor': 'secondFactor',
};

// A program looks for its arguments where the verb is.
const [verb = ''] = process.argv.splice(2, 1);
if (!Object.hasOwn(programs, verb)) {
  console.error(`Use: npm run ${Object.keys(programs).join(' | ')}`);
  process.exit(2);
}
requireNode();
if (!(await installPackages()) || !(await buildWhatChanged(['server']))) process.exit(1);
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, `dist/${programs[verb]}.mjs`)).href);
