import { connect } from 'node:net';
import type { ReceivedAnswer, Outcome } from '../judging/outcome';

/**
 * Sends bytes on a new connection, ends its side, and reads until the server closes the connection.
 * @returns one outcome for each answer, or one outcome if no answer arrived
 */
export async function sendBytes(
  address: URL,
  pieces: readonly Buffer[],
  timeoutMs: number,
): Promise<readonly Outcome[]> {
  const { end, bytes } = await exchangeBytes(address, pieces, timeoutMs);
  if (end === 'hung') return [{ kind: 'hung' }];
  const answers = parseAnswers(bytes.toString('latin1'));
  if (answers.length === 0) return [{ kind: 'closed', why: end }];
  return answers.map((answer) => ({ kind: 'answered', answer }));
}

async function exchangeBytes(address: URL, pieces: readonly Buffer[], timeoutMs: number) {
  const received: Buffer[] = [];
  const end = await new Promise<string>((resolve) => {
    const socket = connect({ host: address.hostname, port: Number(address.port), allowHalfOpen: true });
    const timer = setTimeout(() => {
      resolve('hung');
      socket.destroy();
    }, timeoutMs);
    socket.on('data', (bytes) => received.push(bytes));
    socket.on('error', (error) => resolve(error.message));
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve('closed without an answer');
    });
    for (const piece of pieces) socket.write(piece);
    socket.end();
  });
  return { end, bytes: Buffer.concat(received) };
}

const statusLinePattern = /(?:^|\r\n|[^\r\n])(HTTP\/1\.[01] (\d{3})[^\r\n]*)\r\n/g;

/** Splits the received text into answers. Does not decode chunked content. */
export function parseAnswers(text: string): readonly ReceivedAnswer[] {
  const starts = [...text.matchAll(statusLinePattern)].map((match) => ({
    at: match.index + match[0].indexOf('HTTP/'),
    status: Number(match[2]),
  }));
  return starts
    .map(({ at, status }, index) => parseAnswer(text.slice(at, starts[index + 1]?.at), status))
    .filter(({ status }) => status !== 100);
}

function parseAnswer(text: string, status: number): ReceivedAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.split('\r\n').slice(1)) {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s);
    const lower = name.toLowerCase();
    headers[lower] = headers[lower] === undefined ? value : `${headers[lower]}\n${value}`;
  }
  return {
    status,
    headers,
    text: rest.join('\r\n\r\n'),
    isFromNode: headers['x-correlation-id'] === undefined,
  };
}
