/** `npm run restore -- FILE.zip`: what a backup holds, verified and put in place. Exit code 0 all of it, 1 not, 2 misused. */
import { runCommandLine } from '@settlewise/infra/commandLine';
import { parseRestoreCommand, runRestoreCommand } from './commandLine/restore/restoreCommand';
import { surroundings } from './commandLine/surroundings';

await runCommandLine((line) =>
  runRestoreCommand(parseRestoreCommand(line.args), surroundings('restore', line)),
);
