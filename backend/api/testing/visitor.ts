import { expectDocumented } from './documentedAnswers';

/** An answer, read in full. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  /** The raw body. */
  readonly bytes: Buffer;
  /** The answer's message, if it has one. */
  readonly message: string;
}

export interface Sending {
  readonly json?: unknown;
  /** Sent unchanged, instead of `json`. */
  readonly text?: string;
  /** Sent as a multipart form, instead of `json`. */
  readonly form?: FormData;
  /** A header set to null is left out. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** A minimal browser: stores cookies and sends an Origin. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(private readonly address: string) {}

  get = (path: string, sending?: Sending) => this.send('GET', path, sending);
  post = (path: string, json?: unknown, sending?: Sending) => this.send('POST', path, { json, ...sending });
  put = (path: string, json?: unknown, sending?: Sending) => this.send('PUT', path, { json, ...sending });
  patch = (path: string, json?: unknown, sending?: Sending) => this.send('PATCH', path, { json, ...sending });
  delete = (path: string, sending?: Sending) => this.send('DELETE', path, sending);

  async send(
    method: string,
    path: string,
    { json, text, form, headers = {} }: Sending = {},
  ): Promise<Answer> {
    const content = text ?? (json === undefined ? undefined : JSON.stringify(json));
    const sent: Record<string, string | null> = {
      Origin: this.address,
      ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(this.cookies.size === 0
        ? {}
        : { Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
      ...headers,
    };
    const response = await fetch(new URL(path, this.address), {
      method,
      redirect: 'manual',
      headers: Object.entries(sent).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      ...(form === undefined ? (content === undefined ? {} : { body: content }) : { body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const bytes = Buffer.from(await response.arrayBuffer());
    const body = bytes.toString();
    const read: unknown = isJson(response) ? JSON.parse(body) : body;
    expectDocumented(this.address, method, path, {
      status: response.status,
      isJson: isJson(response),
      json: read,
    });
    return {
      status: response.status,
      headers: response.headers,
      json: read,
      bytes,
      message: readMessage(read),
    };
  }

  #keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const expires = attributes.find((attribute) => attribute.trim().toLowerCase().startsWith('expires='));
    const over = expires !== undefined && new Date(expires.split('=')[1] ?? '').getTime() < Date.now();
    if (over || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const isJson = (response: Response) =>
  response.headers.get('content-type')?.startsWith('application/json') === true;

function readMessage(read: unknown): string {
  return typeof read === 'object' && read !== null && 'message' in read ? String(read.message) : '';
}
