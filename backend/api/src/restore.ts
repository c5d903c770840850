/** `npm run restore -- FILE.zip`: verifies and restores a backup. Exit code 0 complete, 1 incomplete, 2 misused. */
import { runCommandLine } from '@settlewise/infra/commandLine';
import { parseRestoreCommand, runRestoreCommand } from './commandLine/restore/restoreCommand';
import { createCommandDependencies } from './commandLine/commandDependencies';

await runCommandLine((line) =>
  runRestoreCommand(parseRestoreCommand(line.args), createCommandDependencies('restore', line)),
);
