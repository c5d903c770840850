import { documentResponse } from '@settlewise/contract/documents';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleFiles } from '../testing/aDocument';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { sharedTestApi } from '../testing/sharedTestApi';
import type { TestApi } from '../testing/startTestApi';
import { expectNoStoredFile } from './expectNoStoredFile';

// resources/documents/upload.int.spec.ts tests forms that break off and forms with several files.

let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  api = await sharedTestApi();
  person = await aPerson().signsUpAt(api.address);
});

describe('an upload form', () => {
  const boundary = 'x';
  const part = (headers: readonly string[], content: string) =>
    `--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n${content}\r\n`;
  const field = (name: string, value: string) =>
    part([`Content-Disposition: form-data; name="${name}"`], value);
  const fields = ['title=My passport', 'category=identity', 'documentType=passport', 'stage=ilr']
    .map((each) => field(each.split('=')[0] ?? '', each.split('=')[1] ?? ''))
    .join('');
  const file = (...headers: readonly string[]) =>
    part(
      [
        'Content-Disposition: form-data; name="file"; filename="a.pdf"',
        'Content-Type: application/pdf',
        ...headers,
      ],
      sampleFiles.pdf().toString('ascii'),
    );
  const send = (text: string, type = `multipart/form-data; boundary=${boundary}`) =>
    person.visitor.send('POST', '/api/documents/upload', {
      text: `${text}--${boundary}--\r\n`,
      headers: { 'Content-Type': type },
    });
  const many = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => make(i)).join('');

  test('written by these tests is accepted, so the refusals below are for their content', async () => {
    expect((await send(fields + file())).status).toBe(201);
  });

  test.each([
    ['of a thousand fields', many(1_000, (i) => field(`f${i}`, 'x')) + fields + file()],
    ['of a thousand empty parts', many(1_000, () => part([], '')) + fields + file()],
    ['of a thousand files', fields + many(1_000, () => file())],
    ['with a file in the place of a field', file().replace('name="file"', 'name="title"') + fields + file()],
    ['with a part header that is too long', fields + file(`X-Long: ${'x'.repeat(100_000)}`)],
    ['with a part header that is invalid', fields + file('no colon at all')],
    ['with a field that is too long', field('description', 'x'.repeat(100_000)) + fields + file()],
    [
      'with a field whose name is too long',
      `${fields.replace('name="title"', `name="title${'x'.repeat(5_000)}"`)}${file()}`,
    ],
  ])('%s is refused, and nothing is stored', async (_what, text) => {
    const answer = await expectNoStoredFile(api, () => send(text));
    expect(answer.status).toBe(400);
  });

  test('with very many headers in a part is read without them, or refused', async () => {
    const heads = Array.from({ length: 500 }, (_, i) => `X-${i}: y`);
    const { status } = await send(fields + file(...heads));
    expect([201, 400]).toContain(status);
  });

  test.each([
    ['without a boundary', 'multipart/form-data'],
    ['with an empty boundary', 'multipart/form-data; boundary='],
    ['with a boundary that never comes', 'multipart/form-data; boundary=never'],
    ['with a boundary that is far too long', `multipart/form-data; boundary=${'b'.repeat(5_000)}`],
  ])('%s is refused, and nothing is stored', async (_what, type) => {
    expect((await expectNoStoredFile(api, () => send(fields + file(), type))).status).toBe(400);
  });

  test('with field names of prototypes changes no prototype', async () => {
    const reaching = ['__proto__', 'constructor', 'prototype', 'toString']
      .map((name) => field(name, 'x'))
      .join('');
    const { status, json } = await send(reaching + fields + file());
    expect(status).toBe(201);
    expect(documentResponse.parse(json).title).toBe('My passport');
    expect(Object.prototype.toString.call({})).toBe('[object Object]');
  });

  test('with a repeated field is checked and stored with the first value', async () => {
    const { status, json } = await send(fields + field('title', 'x') + field('category', 'nothing') + file());
    expect([status, documentResponse.parse(json).title]).toEqual([201, 'My passport']);
  });
});
