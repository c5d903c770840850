/** A complete answer. */
export interface Reply {
  readonly status: number;
  readonly json: unknown;
  /** Whether the read models did not show the person's last write yet. */
  readonly stale: boolean;
}

export interface Sending {
  readonly json?: unknown;
  readonly form?: () => FormData;
  readonly key?: string;
}

/** Longer than any request may take in the program; after this time an attempt counts as unanswered. */
const longestMs = 60_000;

/** A minimal browser: it keeps cookies, and has an IP address of its own (X-Forwarded-For). */
export class Sender {
  readonly #cookies = new Map<string, string>();

  constructor(
    private readonly address: string,
    private readonly from: string,
  ) {}

  /** @returns null without a complete answer: then it is unknown whether the request was carried out */
  async send(method: string, path: string, { json, form, key }: Sending = {}): Promise<Reply | null> {
    const body = form === undefined ? (json === undefined ? null : JSON.stringify(json)) : form();
    try {
      const answer = await fetch(new URL(path, this.address), {
        method,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(longestMs),
        headers: {
          Origin: this.address,
          'X-Forwarded-For': this.from,
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...(this.#cookies.size === 0
            ? {}
            : { Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') }),
        },
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      const read: unknown = isJson ? JSON.parse(text) : null;
      for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
      return { status: answer.status, json: read, stale: answer.headers.has('settlewise-stale') };
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return null;
    }
  }

  #keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
