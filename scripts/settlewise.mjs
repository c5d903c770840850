/** `settlewise <verb>`: runs a command for operators. Builds the server first if its sources have changed. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './bundles.mjs';
import { root } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

/** The program in dist/ of each verb. The program reads the remaining arguments. */
const programs = {
  audit: 'audit',
  backup: 'backup',
  bounces: 'bounces',
  keys: 'keys',
  projections: 'projections',
  restore: 'restore',
  'second-factor': 'secondFactor',
};

// A program expects its first argument at the position of the verb.
const [verb = ''] = process.argv.splice(2, 1);
if (!Object.hasOwn(programs, verb)) {
  console.error(`Use: npm run ${Object.keys(programs).join(' | ')}`);
  process.exit(2);
}
requireNode();
if (!(await installPackages()) || !(await buildChanged(['server']))) process.exit(1);
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, `dist/${programs[verb]}.mjs`)).href);
