/** Scans streams for malware. It knows neither the meaning nor the owner of a file. */
export interface VirusScanner {
  /**
   * Forwards the bytes while scanning them. The stream ends without an error only if all bytes were scanned and clean, so
   * the caller must store all or nothing.
   * @throws VirusFoundError · VirusScannerUnavailableError · errors of the source
   */
  scan(source: AsyncIterable<Buffer>): AsyncIterable<Buffer>;
  /** Resolves when the scanner answers. @throws VirusScannerUnavailableError */
  check(): Promise<void>;
}
