/** An answer, read to its end. */
export interface Reply {
  readonly status: number;
  readonly json: unknown;
  /** Whether the read models did not yet show what this person wrote last. */
  readonly stale: boolean;
}

export interface Sending {
  readonly json?: unknown;
  readonly form?: () => FormData;
  readonly key?: string;
}

/** Longer than the program lets any request of ours take; after it a try counts as unanswered. */
const longestMs = 60_000;

/** A browser in small: keeps cookies, and comes from an address of its own, as a proxy would tell it. */
export class Sender {
  readonly #cookies = new Map<string, string>();

  constructor(
    private readonly address: string,
    private readonly from: string,
  ) {}

  /** @returns null when no answer came, or not all of it: nobody knows then what was done */
  async send(method: string, path: string, { json, form, key }: Sending = {}): Promise<Reply | null> {
    const body = form === undefined ? (json === undefined ? null : JSON.stringify(json)) : form();
    try {
      const answer = await fetch(new URL(path, this.address), {
        ...{ method, body, redirect: 'manual', signal: AbortSignal.timeout(longestMs) },
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
