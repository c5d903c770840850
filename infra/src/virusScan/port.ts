/** Looks for harmful content in files as they pass. It does not know what a file is, or whose. */
export interface VirusScanner {
  /**
   * Passes the bytes on as they come. They end without an error only when the scanner has seen all of them and found
   * nothing: whoever keeps them keeps all or nothing.
   * @throws VirusFoundError · VirusScannerUnavailableError · what the source throws
   */
  scanned(source: AsyncIterable<Buffer>): AsyncIterable<Buffer>;
  /** Resolves when the scanner answers. @throws VirusScannerUnavailableError */
  check(): Promise<void>;
}
