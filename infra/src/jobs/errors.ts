/** The job store did not answer in time. The job may or may not have been added: repeat with the same id. */
export class JobsUnavailableError extends Error {
  override readonly name = 'JobsUnavailableError';
  constructor(operation: string, options?: ErrorOptions) {
    super(`The job store did not answer: ${operation}`, options);
  }
}
