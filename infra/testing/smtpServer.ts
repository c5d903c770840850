import { SMTPServer } from 'smtp-server';
import { parseMail } from './parseMail';

/** A mail that the server received. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** Unfolded headers by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** The plain text. */
  readonly text: string;
}

export interface TestSmtpServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Answers to RCPT TO by refused address: `550 5.1.1 No such mailbox`. */
  readonly refusals: Map<string, string>;
  close(): Promise<void>;
}

/** An SMTP server that stores every mail, except to refused addresses. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, answer) {
      const refusal = refusals.get(address);
      if (refusal === undefined) return answer();
      const [, code = '550', message = ''] = /^(\d{3}) (.*)$/.exec(refusal) ?? [];
      answer(Object.assign(new Error(message), { responseCode: Number(code) }));
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          ...parseMail(Buffer.concat(chunks).toString('utf8')),
        });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return {
    received,
    refusals,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
