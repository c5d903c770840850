import type { CommandLine } from '@settlewise/infra/commandLine';
import { callerFolder } from '@settlewise/infra/config';
import { createLogger, type Logger } from '@settlewise/infra/telemetry';

/** The environment of a command. */
export interface CommandSurroundings extends Pick<CommandLine, 'print' | 'signal'> {
  /** Settings. Default: those of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** File names are relative to this folder. */
  readonly callerFolder: string;
  readonly log: Logger;
  readonly clock: () => Date;
}

export function surroundings(command: string, { print, signal }: CommandLine): CommandSurroundings {
  return {
    print,
    signal,
    clock: () => new Date(),
    callerFolder: callerFolder(),
    log: createLogger({ level: 'fatal', name: `settlewise ${command}` }),
  };
}
