/** The scanner found known malware in these bytes. */
export class VirusFoundError extends Error {
  override readonly name = 'VirusFoundError';
  /** @param signature what the scanner calls it; holds nothing of the file */
  constructor(readonly signature: string) {
    super(`The scanner found ${signature}`);
  }
}

/**
 * The scanner could not be reached, did not answer in time, or could not look at the whole. The bytes count as not
 * scanned.
 */
export class VirusScannerUnavailableError extends Error {
  override readonly name = 'VirusScannerUnavailableError';
  constructor(reason: string, options?: ErrorOptions) {
    super(`The virus scanner gives no verdict: ${reason}`, options);
  }
}
