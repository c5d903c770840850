import { toClientCertificateError, PlainError } from '../process';
import { UsageError } from './usageError';

export interface CommandLine {
  /** The arguments after the program's name. */
  readonly args: readonly string[];
  /** Aborts when the user stops the command. */
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

/**
 * Runs a command-line program. Exit codes: 0 success, 1 failure or nothing found, 2 wrong usage. An error is printed in
 * one line.
 */
export async function runCommandLine(main: (line: CommandLine) => Promise<boolean>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    const done = await main({ args: process.argv.slice(2), signal: stopping.signal, print });
    process.exitCode = done ? 0 : 1;
  } catch (thrown) {
    const error = toClientCertificateError(thrown) ?? thrown;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${error instanceof PlainError ? message : stopping.signal.aborted ? 'Stopped.' : `The command failed: ${message}`}\n`,
    );
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
