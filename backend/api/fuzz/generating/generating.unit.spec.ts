import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCanaryId } from '../judging/canaries';
import { findFaults } from '../judging/oracle';
import { Entitlements } from '../judging/entitlements';
import { readRequestText, type FuzzRequest } from '../sending/fuzzRequest';
import { parseAnswers } from '../sending/sendBytes';
import { mutateJson } from './mutateJson';
import { writeForm } from './oddForm';
import { oddContent, unrelatedContent } from './oddContent';
import { mutatePath, oddId, oddQuery } from './oddTarget';
import { createRandom } from './random';

const sources = { createId: () => 'an id', createCanary: () => null };
const journey = { departureDate: '2025-03-01', days: 3, trips: [{ to: 'Spain', open: true }] };
const made = (seed: number, index: number) =>
  JSON.stringify(mutateJson(journey, createRandom(seed, index), sources));
const hundred = Array.from({ length: 100 }, (_, index) => index);

describe('the text of a request', () => {
  const requestWith = (content: Buffer): FuzzRequest => ({
    method: 'POST',
    target: '/api/login',
    headers: [],
    content,
    raw: null,
  });

  it('includes the decompressed content', () => {
    expect(readRequestText(requestWith(Buffer.from('a password')))).toContain('a password');
    expect(readRequestText(requestWith(gzipSync('a password')))).toContain('a password');
    expect(readRequestText(requestWith(gzipSync('a password').subarray(0, 12)))).toContain('POST /api/login');
  });
});

describe('a generated value', () => {
  it('is the same for the same seed and index, and differs for others', () => {
    expect(hundred.map((index) => made(1, index))).toEqual(hundred.map((index) => made(1, index)));
    expect(hundred.map((index) => made(1, index))).not.toEqual(hundred.map((index) => made(2, index)));
    expect(new Set(hundred.map((index) => made(1, index))).size).toBeGreaterThan(50);
  });

  it('is never much longer than the API reads, even if nested lists are repeated', () => {
    const many = Array.from({ length: 3_000 }, () => journey);
    const value = { trips: [many, many] };
    for (let index = 0; index < 400; index += 1) {
      const random = createRandom(5, index);
      let mutated: unknown = value;
      for (let times = 0; times < 3; times += 1) mutated = mutateJson(mutated, random, sources);
      expect(JSON.stringify(mutated)?.length ?? 0).toBeLessThan(2_000_000);
    }
  });

  it('is chosen evenly enough to reach every choice', () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < 2_000; index += 1) {
      const chosen = createRandom(7, index).below(10);
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
    }
    expect(counts.size).toBe(10);
    expect(Math.min(...counts.values())).toBeGreaterThan(120);
  });

  it('never matches the patterns of internal errors', () => {
    const asked = { method: 'GET', target: '/', text: '', sender: createCanaryId(), isRaw: true };
    for (let index = 0; index < 2_000; index += 1) {
      const random = createRandom(3, index);
      const text = [
        made(3, index),
        oddContent(journey, random).toString(),
        unrelatedContent(random).toString(),
        oddQuery(random, () => 'id'),
        oddId(random, () => 'id'),
        mutatePath('/api/tasks/1', random),
      ].join(' ');
      const answer = { status: 400, headers: {}, text, isFromNode: true };
      expect(findFaults(asked, { kind: 'answered', answer }, new Entitlements())).toEqual([]);
    }
  });

  it('of a form is read back unchanged', async () => {
    const parts = [
      { name: 'title', content: Buffer.from('My passport') },
      { name: 'file', content: Buffer.from('%PDF'), fileName: 'a "b".pdf', type: 'application/pdf' },
    ];
    const { type, content } = writeForm(parts, createRandom(1, 1), false);
    const read = await new Response(new Uint8Array(content), {
      headers: { 'Content-Type': type },
    }).formData();
    expect(read.get('title')).toBe('My passport');
    expect(read.get('file')).toMatchObject({ name: 'a "b".pdf', size: 4 });
  });
});

describe('several answers on one connection', () => {
  it('are split', () => {
    const text =
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nX-Correlation-Id: a\r\nSet-Cookie: a\r\nSet-Cookie: b\r\n\r\n{}' +
      'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';
    expect(parseAnswers(text)).toEqual([
      {
        status: 200,
        headers: { 'x-correlation-id': 'a', 'set-cookie': 'a\nb' },
        text: '{}',
        isFromNode: false,
      },
      { status: 400, headers: { connection: 'close' }, text: '', isFromNode: true },
    ]);
  });
});
