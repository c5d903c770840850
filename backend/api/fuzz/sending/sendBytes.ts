import { connect } from 'node:net';
import type { Answered, Outcome } from '../judging/answered';

/**
 * Writes bytes to a connection of their own, says that there are no more, and reads until the server hangs up. Answers
 * one outcome for each answer that came, or one that none came.
 */
export async function sendBytes(
  address: URL,
  pieces: readonly Buffer[],
  hangMs: number,
): Promise<readonly Outcome[]> {
  const { end, bytes } = await conversation(address, pieces, hangMs);
  if (end === 'hung') return [{ kind: 'hung' }];
  const answers = answersIn(bytes.toString('latin1'));
  if (answers.length === 0) return [{ kind: 'closed', why: end }];
  return answers.map((answer) => ({ kind: 'answered', answer }));
}

async function conversation(address: URL, pieces: readonly Buffer[], hangMs: number) {
  const received: Buffer[] = [];
  const end = await new Promise<string>((resolve) => {
    const socket = connect({ host: address.hostname, port: Number(address.port), allowHalfOpen: true });
    const timer = setTimeout(() => {
      resolve('hung');
      socket.destroy();
    }, hangMs);
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

const beginning = /(?:^|\r\n|[^\r\n])(HTTP\/1\.[01] (\d{3})[^\r\n]*)\r\n/g;

/** Each answer of several on one connection; what stands in chunks is left in them. */
export function answersIn(text: string): readonly Answered[] {
  const starts = [...text.matchAll(beginning)].map((match) => ({
    at: match.index + match[0].indexOf('HTTP/'),
    status: Number(match[2]),
  }));
  return starts
    .map(({ at, status }, index) => answerIn(text.slice(at, starts[index + 1]?.at), status))
    .filter(({ status }) => status !== 100);
}

function answerIn(text: string, status: number): Answered {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.split('\r\n').slice(1)) {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s);
    const lower = name.toLowerCase();
    headers[lower] = headers[lower] === undefined ? value : `${headers[lower]}\n${value}`;
  }
  return { status, headers, text: rest.join('\r\n\r\n'), byNode: headers['x-correlation-id'] === undefined };
}
