export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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
