import { createTransport } from 'nodemailer';
import { wrapMailErrors, composeMessage, type Mailer } from './mailer';

export interface SmtpLimits {
  /** Timeout of the connection and the server's greeting. Default 10 s. */
  readonly connectMs: number;
  /** Longest silence after that. Default 20 s. */
  readonly silenceMs: number;
}

interface SmtpServer {
  readonly url: string;
  /** Sender of the envelope, who receives bounces. Default: the sender of the mail. */
  readonly bounceAddress?: string;
}

/** Sends through an SMTP server: `smtp://user:password@host:587` (STARTTLS if offered) or `smtps://…` (implicit TLS). */
export function createSmtpMailer(
  { url, bounceAddress }: SmtpServer,
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
      wrapMailErrors(async () => {
        await transport.sendMail({
          ...composeMessage(mail, from),
          ...(bounceAddress === undefined ? {} : { envelope: { from: bounceAddress, to: mail.to } }),
        });
      }),
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
