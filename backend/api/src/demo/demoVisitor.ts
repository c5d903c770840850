/** A call of the demo got an unexpected answer. */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
}

const longestWaitMs = 30_000;

/** A client of the program's own HTTP API, so that the demo contains only what a person could have typed. */
export class DemoVisitor {
  readonly #cookies = new Map<string, string>();

  /** @param origin where people reach the program; unsafe calls must come from there */
  constructor(
    private readonly address: URL,
    private readonly origin: string,
  ) {}

  /** @throws DemoRefusedError if the call fails */
  async send(method: 'POST' | 'PUT' | 'PATCH', path: string, content: object): Promise<unknown> {
    const form = content instanceof FormData;
    const response = await fetch(new URL(path, this.address), {
      method,
      headers: {
        Origin: this.origin,
        Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(form ? {} : { 'Content-Type': 'application/json' }),
      },
      body: form ? content : JSON.stringify(content),
      signal: AbortSignal.timeout(longestWaitMs),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) {
      throw new DemoRefusedError(`${method} ${path} was answered with ${response.status}: ${text}`);
    }
    return text === '' ? null : JSON.parse(text);
  }
}
