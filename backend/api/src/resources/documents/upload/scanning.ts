import { VirusFoundError, VirusScannerUnavailableError } from '@settlewise/infra/virusScan';
import type { App } from '../../../app';
import { createFileRefusal } from './offeredFile';

/**
 * Passes the bytes on, and ends without an error only if the scanner found nothing.
 * @throws RequestRefusedError 422 · VirusScannerUnavailableError · errors of the source
 */
export type Scanned = (source: AsyncIterable<Buffer>, correlationId: string) => AsyncIterable<Buffer>;

/** Counts the outcome of each scan. A finding is logged with the scanner's name for it, never with the file's name. */
export function createScanning({
  virusScanner,
  metrics,
  log,
}: Pick<App, 'virusScanner' | 'metrics' | 'log'>): Scanned {
  if (virusScanner === undefined) return (source) => source;
  return async function* scanned(source, correlationId) {
    try {
      yield* virusScanner.scan(source);
      metrics.fileScanned('clean');
    } catch (error) {
      if (error instanceof VirusScannerUnavailableError) metrics.fileScanned('failed');
      if (!(error instanceof VirusFoundError)) throw error;
      metrics.fileScanned('found');
      log.warn({ correlationId, signature: error.signature }, 'A file with harmful content was refused');
      throw createFileRefusal(
        422,
        'A virus scan found something harmful in this file, so it was not kept. Please choose another.',
      );
    }
  };
}
