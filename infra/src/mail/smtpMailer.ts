import { createTransport } from 'nodemailer';
import { asMailError, composed, type Mailer } from './mailer';

export interface SmtpLimits {
  /** Longest wait for the connection and the server's greeting. Default 10 s. */
  readonly connectMs: number;
  /** Longest silence afterwards. Default 20 s. */
  readonly silenceMs: number;
}

interface SmtpServer {
  readonly url: string;
  /** The sender of the envelope, to whom a mail comes back; default: the sender in the mail. */
  readonly bouncesTo?: string;
}

/** Sends through an SMTP server: `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…` (TLS from the start). */
export function createSmtpMailer(
  { url, bouncesTo }: SmtpServer,
  from: string,
  limits: SmtpLimits = { connectMs: 10_000, silenceMs: 20_000 },
): Mailer {
  const address = new URL(url);
  const implicitTls = address.protocol === 'smtps:';
  const transport = createTransport({
    host: address.hostname,
    port: address.port === '' ? (implicitTls ? 465 : 587) : Number(address.port),
    secure: implicitTls,
    ...(address.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (mail) =>
      asMailError(async () => {
        await transport.sendMail({
          ...composed(mail, from),
          ...(bouncesTo === undefined ? {} : { envelope: { from: bouncesTo, to: mail.to } }),
        });
      }),
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
