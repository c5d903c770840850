import { MailError, type Mail, type Mailer } from '@settlewise/infra/mail';

/** Collects emails in memory; a test can wait for the next one to an address. */
export class CollectingMailer implements Mailer {
  readonly mails: Mail[] = [];
  /** The error of the mail server, when it accepts no email. */
  refusal: string | null = null;
  readonly #waiting = new Set<() => void>();

  send(mail: Mail): Promise<void> {
    if (this.refusal !== null) return Promise.reject(new MailError(this.refusal));
    this.mails.push(mail);
    for (const check of this.#waiting) check();
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Waits for email number `count` to an address. */
  mailTo(address: string, count = 1): Promise<Mail> {
    return this.#mailThat(({ to }) => to === address, count);
  }

  /** Waits for email number `count` with this subject to an address, and skips others. */
  mailAbout(address: string, subject: string, count = 1): Promise<Mail> {
    return this.#mailThat((mail) => mail.to === address && mail.subject === subject, count);
  }

  #mailThat(wanted: (mail: Mail) => boolean, count: number): Promise<Mail> {
    return new Promise((resolve) => {
      const check = () => {
        const mail = this.mails.filter(wanted)[count - 1];
        if (mail === undefined) return;
        this.#waiting.delete(check);
        resolve(mail);
      };
      this.#waiting.add(check);
      check();
    });
  }
}

/** The token in the link of an email. */
export function readToken(mail: Mail): string {
  const [link = ''] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  return new URL(link).searchParams.get('token') ?? '';
}
