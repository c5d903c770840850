import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anAdministrator } from '../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

let api: TestApi;
let administrator: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({})) }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});
const document = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

async function documents() {
  const everybodys = await new Visitor(api.address).get('/api/openapi.json');
  const administrators = await administrator.visitor.get('/api/admin/openapi.json');
  expect([everybodys.status, administrators.status]).toEqual([200, 200]);
  return [everybodys, administrators].map(({ json }) => ({ json, read: document.parse(json) }));
}

type Read = z.infer<typeof document>;
const operationsOf = ({ paths }: Read) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...described,
    })),
  );

describe('the document of the API', () => {
  test('is valid OpenAPI 3.1 for an independent validator', async () => {
    for (const { json } of await documents()) {
      const validator = new Validator();
      const result = await validator.validate(z.record(z.string(), z.unknown()).parse(json));
      expect([result.valid, result.errors, validator.version]).toEqual([true, undefined, '3.1']);
    }
  });

  test('contains every route and no other, in the document of its audience', async () => {
    const [everybodys = [], administrators = []] = (await documents()).map(({ read }) =>
      operationsOf(read).map(({ name }) => name),
    );
    const declared = api.routes.map(({ method, path }) => `${method} ${path}`);
    expect([...everybodys, ...administrators].toSorted()).toEqual(declared.toSorted());
    expect(administrators).toEqual(administrators.filter((name) => name.includes(' /api/admin')));
    expect(everybodys.filter((name) => name.includes('/api/admin'))).toEqual([]);
  });

  test('describes each call and its answers, under one heading and a unique id', async () => {
    const operations = (await documents()).flatMap(({ read }) => operationsOf(read));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { name, summary, tags, responses } of operations) {
      expect([name, summary, tags.length]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/), 1]);
      const statuses = Object.keys(responses).map(Number);
      expect([name, statuses.some((status) => status < 400)]).toEqual([name, true]);
      expect([name, statuses]).toEqual([name, expect.arrayContaining([500, 503])]);
    }
  });

  test('states which calls need a session: exactly these answer 401 without one', async () => {
    const stranger = new Visitor(api.address);
    for (const { name, security, responses } of (await documents()).flatMap(({ read }) =>
      operationsOf(read),
    )) {
      const [method = '', path = ''] = name.split(' ');
      if (security.length === 0) continue;
      const { status } = await stranger.send(method, path.replaceAll(/:\w+/g, 'x'));
      expect([name, status, responses['401'] !== undefined]).toEqual([name, 401, true]);
    }
  });

  test('shows the required fields: the refusal names each one that a body omits', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const [everybodys] = await documents();
    const required = z.object({ required: z.array(z.string()) });
    let looked = 0;
    for (const { name, requestBody, tags } of operationsOf(everybodys?.read ?? document.parse({}))) {
      const [method = '', path = ''] = name.split(' ');
      const shape = requestBody?.content['application/json']?.['schema'];
      const reference = z.object({ $ref: z.string() }).safeParse(shape).data?.$ref.split('/').at(-1) ?? '';
      const read = required.safeParse(everybodys?.read.components.schemas[reference] ?? shape);
      if (!read.success || path.includes(':') || tags.includes('Without an account')) continue;
      const { status, json } = await visitor.send(method, path, { json: {} });
      const named = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(json);
      expect([name, status]).toEqual([name, 400]);
      expect([name, named.errors.map((each) => each.path)]).toEqual([
        name,
        expect.arrayContaining(read.data.required),
      ]);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(10);
  });

  test('has a shape for everything except content that is stored unchanged', async () => {
    for (const { read } of await documents()) {
      const schemas = Object.entries(read.components.schemas).filter(([name]) => name !== 'AnyJson');
      const text = JSON.stringify(schemas);
      expect(text.length).toBeGreaterThan(1_000);
      expect(text).not.toMatch(/"\w+":\{\}/);
    }
  });
});

test('the page has no script, one style sheet, and a part for every call and shape', async () => {
  const pages = [
    await new Visitor(api.address).get('/api/docs'),
    await administrator.visitor.get('/api/admin/docs'),
  ];
  const read = await documents();
  for (const [index, { status, headers, bytes }] of pages.entries()) {
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'none'; style-src 'sha256-");
    expect(policy).not.toContain('unsafe-inline');
    const page = bytes.toString();
    expect(page).not.toMatch(/<script|<link rel="stylesheet|<img|<iframe|style=| on\w+=|https?:/i);
    const described = read[index]?.read ?? document.parse({});
    for (const { operationId } of operationsOf(described)) expect(page).toContain(`id="${operationId}"`);
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  }
});

test.each([
  ['/api/openapi.json', 'public, no-cache'],
  ['/api/docs', 'public, no-cache'],
  ['/api/admin/openapi.json', 'private, no-cache'],
  ['/api/admin/docs', 'private, no-cache'],
])('%s is compressed, and a client that caches it gets it once', async (path, keeping) => {
  const { visitor } = administrator;
  const whole = await visitor.get(path, { headers: { 'Accept-Encoding': 'identity' } });
  const { headers } = await visitor.get(path, { headers: { 'Accept-Encoding': 'br' } });
  expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual(['br', keeping]);
  expect(Number(headers.get('content-length'))).toBeLessThan(whole.bytes.length / 5);
  const again = await visitor.get(path, {
    headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
  });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});
