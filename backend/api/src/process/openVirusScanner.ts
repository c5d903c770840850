import type { Config } from '@settlewise/infra/config';
import type { Logger } from '@settlewise/infra/telemetry';
import { createClamdScanner, type VirusScanner } from '@settlewise/infra/virusScan';

/** Opens the scanner of the settings. Logs a warning if there is none and other people can reach the program. */
export function openVirusScanner(
  { virusScanner, reachedByOthers }: Pick<Config, 'virusScanner' | 'reachedByOthers'>,
  log: Logger,
): VirusScanner | undefined {
  if (virusScanner !== null) return createClamdScanner(virusScanner);
  if (reachedByOthers) log.warn('Files are not scanned for viruses: CLAMD_URL is not set');
  return undefined;
}
