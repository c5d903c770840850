export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beside those that every mail has, for example `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Names this mail for ever, without angle brackets: sent again under the same, mail programs know it as the same one.
   * Default: a random one.
   */
  readonly messageId?: string;
  readonly about: MailSubject;
}

/** What is remembered of a mail: no words, and no address. */
export interface MailSubject {
  /** The same for each try of one mail. */
  readonly id: string;
  readonly kind: string;
  /** Whose data it tells of: what is remembered goes with them. */
  readonly userId: string;
}

/** No person wrote any of our mails: nobody's absence note answers them. RFC 3834. */
const always = { 'Auto-Submitted': 'auto-generated' } as const;

/** A mail as nodemailer takes it. */
export function composed({ headers, messageId, about: _about, ...mail }: Mail, from: string) {
  return {
    ...{ ...mail, from, headers: { ...headers, ...always } },
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
