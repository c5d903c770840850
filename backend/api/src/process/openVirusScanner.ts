import type { Config } from '@settlewise/infra/config';
import type { Logger } from '@settlewise/infra/telemetry';
import { createClamdScanner, type VirusScanner } from '@settlewise/infra/virusScan';

/** The scanner that the settings name. Where other people can reach the program, a warning is logged when there is none. */
export function openVirusScanner(
  { virusScanner, reachedByOthers }: Pick<Config, 'virusScanner' | 'reachedByOthers'>,
  log: Logger,
): VirusScanner | undefined {
  if (virusScanner !== null) return createClamdScanner(virusScanner);
  if (reachedByOthers) log.warn('Files are not scanned for viruses: CLAMD_URL is not set');
  return undefined;
}
