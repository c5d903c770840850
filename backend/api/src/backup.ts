/** `npm run backup [-- FILE.zip]`: backs up everything to one file. Exit code 0 complete, 1 failed or files missing, 2 misused. */
import { runCommandLine } from '@settlewise/infra/commandLine';
import { parseBackupCommand, runBackupCommand } from './commandLine/backup/backupCommand';
import { createCommandDependencies } from './commandLine/commandDependencies';

await runCommandLine((line) =>
  runBackupCommand(parseBackupCommand(line.args), createCommandDependencies('backup', line)),
);
