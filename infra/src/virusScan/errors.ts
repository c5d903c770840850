/** The scanner knows what is in these bytes, and it is harmful. */
export class VirusFoundError extends Error {
  override readonly name = 'VirusFoundError';
  /** @param signature what the scanner calls it; holds nothing of the file */
  constructor(readonly signature: string) {
    super(`The scanner found ${signature}`);
  }
}

/** The scanner could not be reached, did not answer in time, or could not look at the whole. Nobody knows what is in the bytes. */
export class VirusScannerUnavailableError extends Error {
  override readonly name = 'VirusScannerUnavailableError';
  constructor(reason: string, options?: ErrorOptions) {
    super(`The virus scanner gives no verdict: ${reason}`, options);
  }
}
