import { PlainError } from '../../process/plainError';

export type EmbeddedPostgresFailure =
  | 'already_running'
  | 'binaries_missing'
  | 'folder_unusable'
  | 'cannot_run_as_root'
  | 'initialising_failed'
  | 'start_failed'
  | 'password_missing'
  | 'other_version';

/** The embedded PostgreSQL cannot be used. The message is one line for the operator. */
export class EmbeddedPostgresError extends PlainError {
  override readonly name = 'EmbeddedPostgresError';
  constructor(
    readonly code: EmbeddedPostgresFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
