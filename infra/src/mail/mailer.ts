export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Additional headers, for example `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The Message-ID, without angle brackets. Mail programs show a mail once if it is sent again with the same id.
   * Default: random.
   */
  readonly messageId?: string;
  readonly about: MailSubject;
}

/** The recorded part of an email, without its text and address. */
export interface MailSubject {
  /** Shared by all attempts to deliver one email. */
  readonly id: string;
  readonly kind: string;
  /** The person it is about. The delivery is deleted with their record. */
  readonly userId: string;
}

/** Marks emails as automatic, so that absence notes do not reply (RFC 3834). */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated' } as const;

/** A mail in the form that nodemailer expects. */
export function composeMessage({ headers, messageId, about: _about, ...mail }: Mail, from: string) {
  return {
    ...mail,
    from,
    headers: { ...headers, ...automaticHeaders },
    ...(messageId === undefined ? {} : { messageId: `<${messageId}>` }),
  };
}

export interface Mailer {
  /** Resolves when the mail is in the outbox or the server has accepted it. @throws MailError */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail was not sent; it may be retried. */
export class MailError extends Error {
  override readonly name = 'MailError';
  constructor(reason: string, options?: ErrorOptions) {
    super(`The e-mail could not be sent: ${reason}`, options);
  }
}

/** @throws MailError for any error of `work` */
export async function wrapMailErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new MailError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
