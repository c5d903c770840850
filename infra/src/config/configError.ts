import { PlainError } from '../process/plainError';

/** A setting is missing or wrong. The message is one line that names it. */
export class ConfigError extends PlainError {
  override readonly name = 'ConfigError';
  constructor(
    readonly setting: string,
    problem: string,
  ) {
    super(`${setting} ${problem}`);
  }
}
