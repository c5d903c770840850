/** `npm run backup [-- FILE.zip]`: everything in one file. Exit code 0 whole, 1 not made or files missing, 2 misused. */
import { runCommandLine } from '@settlewise/infra/commandLine';
import { parseBackupCommand, runBackupCommand } from './commandLine/backup/backupCommand';
import { surroundings } from './commandLine/surroundings';

await runCommandLine((line) => runBackupCommand(parseBackupCommand(line.args), surroundings('backup', line)));
