/** The scanner found known malware in these bytes. */
export class VirusFoundError extends Error {
  override readonly name = 'VirusFoundError';
  /** @param signature the scanner's name of the malware; contains no data of the file */
  constructor(readonly signature: string) {
    super(`The scanner found ${signature}`);
  }
}

/**
 * The scanner was unreachable, did not answer in time, or could not scan the whole file. The bytes count as not scanned.
 */
export class VirusScannerUnavailableError extends Error {
  override readonly name = 'VirusScannerUnavailableError';
  constructor(reason: string, options?: ErrorOptions) {
    super(`The virus scanner gives no verdict: ${reason}`, options);
  }
}
