import type { ClamdAddress } from './clamdAddress';
import { ClamdConnection, type ClamdTimeouts } from './clamdConnection';
import { VirusFoundError, VirusScannerUnavailableError } from './errors';
import type { VirusScanner } from './port';

/** `answerMs` is longer than clamd's own limit for one file (MaxScanTime, 120 s). */
const defaultTimeouts: ClamdTimeouts = { connectMs: 5_000, sendMs: 15_000, answerMs: 130_000 };

/** Scans with ClamAV's daemon. Streams the bytes without buffering, with one connection per file. */
export function createClamdScanner(address: ClamdAddress, times: Partial<ClamdTimeouts> = {}): VirusScanner {
  const openConnection = () => new ClamdConnection(address, { ...defaultTimeouts, ...times });
  return {
    async *scan(source) {
      const connection = openConnection();
      try {
        await connection.sendCommand('INSTREAM');
        for await (const bytes of source) {
          await connection.sendChunk(bytes);
          yield bytes;
        }
        await connection.endStream();
        requireClean(await connection.readAnswer());
      } finally {
        connection.close();
      }
    },

    async check() {
      const connection = openConnection();
      try {
        await connection.sendCommand('PING');
        const answer = await connection.readAnswer();
        if (answer !== 'PONG') throw new VirusScannerUnavailableError(shorten(answer));
      } finally {
        connection.close();
      }
    },
  };
}

/** Only the exact answer for a clean file counts as clean; any other answer is not a verdict. */
function requireClean(answer: string): void {
  if (answer === 'stream: OK') return;
  const [, signature] = /^stream: (.+) FOUND$/s.exec(answer) ?? [];
  if (signature === undefined) throw new VirusScannerUnavailableError(shorten(answer));
  throw new VirusFoundError(shorten(signature));
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);
