export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beside those that every mail has, for example `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The Message-ID, without angle brackets: when an email is sent again with the same one, mail programs show it once.
   * Default: a random one.
   */
  readonly messageId?: string;
  readonly about: MailSubject;
}

/** What is remembered of an email: neither its text nor the address. */
export interface MailSubject {
  /** The same for each attempt to deliver one email. */
  readonly id: string;
  readonly kind: string;
  /** Whose data it is about: the delivery is forgotten when they are erased. */
  readonly userId: string;
}

/** Marks emails as automatic, so that absence notes do not answer them. RFC 3834. */
const always = { 'Auto-Submitted': 'auto-generated' } as const;

/** A mail as nodemailer takes it. */
export function composed({ headers, messageId, about: _about, ...mail }: Mail, from: string) {
  return {
    ...mail,
    from,
    headers: { ...headers, ...always },
    ...(messageId === undefined ? {} : { messageId: `<${messageId}>` }),
  };
}

export interface Mailer {
  /** Returns once the mail is handed over for good (kept in the outbox, or accepted by the server). @throws MailError */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail was not handed over; it may be sent again. */
export class MailError extends Error {
  override readonly name = 'MailError';
  constructor(reason: string, options?: ErrorOptions) {
    super(`The e-mail could not be sent: ${reason}`, options);
  }
}

/** @throws MailError made from whatever went wrong in `work`. */
export async function asMailError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new MailError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
