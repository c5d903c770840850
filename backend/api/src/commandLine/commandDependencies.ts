import type { CommandLine } from '@settlewise/infra/commandLine';
import { callerFolder } from '@settlewise/infra/config';
import { createLogger, type Logger } from '@settlewise/infra/telemetry';

/** What a command needs from its process or a test. */
export interface CommandDependencies extends Pick<CommandLine, 'print' | 'signal'> {
  /** Environment variables. Default: those of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Resolves relative file names. */
  readonly callerFolder: string;
  readonly log: Logger;
  readonly clock: () => Date;
}

export function createCommandDependencies(
  command: string,
  { print, signal }: CommandLine,
): CommandDependencies {
  return {
    print,
    signal,
    clock: () => new Date(),
    callerFolder: callerFolder(),
    log: createLogger({ level: 'fatal', name: `settlewise ${command}` }),
  };
}
