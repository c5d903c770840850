/** `npm run keys -- rewrap | rotate`: changes the master key. Exit code 0 done, 1 incomplete, 2 misused. */
import { runCommandLine } from '@settlewise/infra/commandLine';
import { readSharedConfig } from '@settlewise/infra/config';
import { createLogger } from '@settlewise/infra/telemetry';
import { parseKeysCommand, runKeysCommand } from './commandLine/keysCommand';

await runCommandLine(async ({ args, signal, print }) => {
  const command = parseKeysCommand(args);
  const log = createLogger({ level: 'fatal', name: 'settlewise keys' });
  return runKeysCommand(command, { config: readSharedConfig(), log, print, signal });
});
