/** The job store did not answer in time. It is unknown whether the job was added: retry with the same id. */
export class JobsUnavailableError extends Error {
  override readonly name = 'JobsUnavailableError';
  constructor(operation: string, options?: ErrorOptions) {
    super(`The job store did not answer: ${operation}`, options);
  }
}

/** The program is stopping: no queue is opened and no work is started any more. */
export class JobsClosedError extends Error {
  override readonly name = 'JobsClosedError';
  constructor() {
    super('The jobs have been closed: nothing more is begun');
  }
}
