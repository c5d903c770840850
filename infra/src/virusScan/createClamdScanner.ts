import type { ClamdAddress } from './clamdAddress';
import { Conversation, type ClamdTimes } from './conversation';
import { VirusFoundError, VirusScannerUnavailableError } from './errors';
import type { VirusScanner } from './port';

/** `answerMs` is above clamd's own longest look at a file (MaxScanTime, 120 s). */
const usualTimes: ClamdTimes = { connectMs: 5_000, sendMs: 15_000, answerMs: 130_000 };

/** ClamAV's daemon. Bytes go there as they come, by a connection for each file; nothing is held here. */
export function createClamdScanner(address: ClamdAddress, times: Partial<ClamdTimes> = {}): VirusScanner {
  const begin = () => new Conversation(address, { ...usualTimes, ...times });
  return {
    async *scanned(source) {
      const conversation = begin();
      try {
        await conversation.command('INSTREAM');
        for await (const bytes of source) {
          await conversation.piece(bytes);
          yield bytes;
        }
        await conversation.endOfPieces();
        requireClean(await conversation.answer());
      } finally {
        conversation.close();
      }
    },

    async check() {
      const conversation = begin();
      try {
        await conversation.command('PING');
        const answer = await conversation.answer();
        if (answer !== 'PONG') throw new VirusScannerUnavailableError(shortened(answer));
      } finally {
        conversation.close();
      }
    },
  };
}

/** Only the exact answer for a clean file counts as clean; any other answer is no verdict. */
function requireClean(answer: string): void {
  if (answer === 'stream: OK') return;
  const [, signature] = /^stream: (.+) FOUND$/s.exec(answer) ?? [];
  if (signature === undefined) throw new VirusScannerUnavailableError(shortened(answer));
  throw new VirusFoundError(shortened(signature));
}

const shortened = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);
