import { validateHeaderValue } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chooseCanary, type Person } from '../cast/person';
import type { Template } from '../cast/templates';
import { encodeRequest, type FuzzRequest } from '../sending/fuzzRequest';
import { mutateJson, plantCanaries, type ValueSources } from './mutateJson';
import { oddContent, unrelatedContent } from './oddContent';
import { mutateParts, writeForm } from './oddForm';
import { mutateCookie, mutateHeaders, type Header } from './oddHeaders';
import { mutatePath, oddId, oddQuery } from './oddTarget';
import { oddValue } from './oddValues';
import { breakBytes } from './breakBytes';
import type { Random } from './random';

export interface RequestOptions {
  readonly template: Template;
  /** Null for a visitor who is not signed in. */
  readonly sender: Person | null;
  readonly random: Random;
  /** Returns an existing or an unknown id. */
  readonly id: () => string;
  readonly publicOrigin: string;
  /** In bytes. */
  readonly largestFile: number;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];

/** Makes a request by mutating a valid one. */
export function makeRequest(options: RequestOptions): FuzzRequest {
  const { template, random } = options;
  const method = random.percent(4) ? random.pick(methods) : template.method;
  const target = makeTarget(options);
  const body = makeContent(options, method);
  let headers = makeHeaders(options, body);
  let { content } = body;
  if (content !== null && random.percent(2)) {
    content = gzipSync(content);
    headers = [...headers, ['Content-Encoding', 'gzip']];
  }
  const asBytes = random.percent(5);
  while (random.percent(18)) headers = mutateHeaders(headers, random, asBytes);

  const request = { method, target, headers, content };
  if (!asBytes && isAcceptedByClient(request)) return { ...request, raw: null };
  const host: Header = ['Host', 'settlewise.example'];
  const length: readonly Header[] = content === null ? [] : [['Content-Length', String(content.length)]];
  const framed = { ...request, headers: addMissingHeaders(headers, [host, ...length]) };
  return { ...framed, raw: breakBytes(encodeRequest(framed), random) };
}

function makeTarget({ template, random, id }: RequestOptions): string {
  let place = 0;
  const swapped = random.percent(25);
  const path = template.path.replace(/:\w+/g, () => {
    const own = template.ids[place] ?? '';
    place += 1;
    if (!swapped || random.percent(30)) return encodeURIComponent(own);
    return random.percent(65) ? id() : oddId(random, id);
  });
  const query = random.percent(path.startsWith('/api/admin') ? 35 : 12)
    ? oddQuery(random, id)
    : template.query;
  const withOwn =
    query !== template.query && random.percent(50)
      ? template.query + query.replace('?', template.query === '' ? '?' : '&')
      : query;
  return (random.percent(6) ? mutatePath(path, random) : path) + withOwn;
}

interface Content {
  readonly type: string | null;
  readonly content: Buffer | null;
}

const json = (content: Buffer): Content => ({ type: 'application/json', content });

function makeContent(options: RequestOptions, method: string): Content {
  const { template, random, largestFile } = options;
  if (method === 'GET' || method === 'HEAD') {
    return random.percent(3) ? json(unrelatedContent(random)) : { type: null, content: null };
  }
  if (random.percent(4)) return { type: null, content: null };
  if (random.percent(7)) return json(unrelatedContent(random));
  if (template.form !== null) {
    let parts = markParts(options, template.form);
    while (random.percent(55)) parts = mutateParts(parts, random, largestFile);
    return writeForm(parts, random, random.percent(20));
  }
  if (template.json === undefined) {
    return random.percent(40)
      ? json(Buffer.from(JSON.stringify(oddValue(random)) ?? ''))
      : { type: null, content: null };
  }
  return json(makeJson(options));
}

function makeJson(options: RequestOptions): Buffer {
  const { template, sender, random, id: createId } = options;
  const createCanary = (field: string) =>
    sender === null ? null : chooseCanary(sender.canaryId, template.path, field);
  const sources: ValueSources = { createId, createCanary };
  let value = random.percent(60) ? plantCanaries(template.json, random, sources) : template.json;
  if (random.percent(14)) return oddContent(value, random);
  if (random.percent(80)) {
    for (let times = 1 + random.below(3); times > 0; times -= 1) value = mutateJson(value, random, sources);
  }
  return Buffer.from(JSON.stringify(value) ?? '');
}

function markParts({ sender, random, template }: RequestOptions, parts: NonNullable<Template['form']>) {
  if (sender === null) return parts;
  return parts.map((part) => {
    const canary = random.percent(60) ? chooseCanary(sender.canaryId, template.path, part.name) : null;
    if (canary === null) return part;
    return part.fileName === undefined
      ? { ...part, content: Buffer.from(canary) }
      : { ...part, fileName: `${canary}.pdf` };
  });
}

function makeHeaders({ sender, random, publicOrigin }: RequestOptions, { type }: Content): readonly Header[] {
  const cookie =
    sender === null ? '' : [...sender.signedUp.visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const sent = cookie !== '' && random.percent(3) ? mutateCookie(cookie, random) : cookie;
  const pairs: readonly Header[] = [
    // A different address each time, because the limits by address would refuse most requests.
    ['X-Forwarded-For', `10.${random.below(4)}.${random.below(256)}.${random.below(256)}`],
    ['Origin', publicOrigin],
    ...(random.percent(30) ? [['Accept-Encoding', 'gzip'] as const] : []),
  ];
  return [
    ...pairs,
    ...(sent === '' ? [] : [['Cookie', sent] as const]),
    ...(type === null ? [] : [['Content-Type', type] as const]),
  ];
}

const addMissingHeaders = (headers: readonly Header[], wanted: readonly Header[]): readonly Header[] => [
  ...headers,
  ...wanted.filter(([name]) => !headers.some((header) => header[0].toLowerCase() === name.toLowerCase())),
];

/** Node's client refuses requests that are not valid HTTP. */
function isAcceptedByClient({ target, headers }: Pick<FuzzRequest, 'target' | 'headers'>): boolean {
  if (/[^\u0021-\u00ff]/.test(target)) return false;
  try {
    for (const [name, value] of headers) validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
