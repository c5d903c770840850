import { describe, expect, it } from 'vitest';
import type { ReceivedAnswer, Outcome } from './outcome';
import { findCanaries, createCanaryId, writeCanary, type CanaryKind } from './canaries';
import { Entitlements, shownInOpenRecord, shownToLawyers } from './entitlements';
import { findFaults, type JudgedRequest } from './oracle';

const asked: JudgedRequest = {
  method: 'GET',
  target: '/api/tasks',
  text: '',
  sender: 'a'.repeat(10),
  isRaw: false,
};
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': 'x',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'x',
  'cross-origin-opener-policy': 'x',
  'cross-origin-resource-policy': 'x',
  'x-correlation-id': 'x',
};

const answered = (status: number, content: unknown, change: Partial<ReceivedAnswer> = {}): Outcome => ({
  kind: 'answered',
  answer: { status, headers, text: JSON.stringify(content), isFromNode: false, ...change },
});

const faultsOf = (outcome: Outcome, change: Partial<JudgedRequest> = {}, entitlements = new Entitlements()) =>
  findFaults({ ...asked, ...change }, outcome, entitlements).map(({ fault }) => fault);

describe('the oracle', () => {
  it('accepts the answers of the contract', () => {
    expect(faultsOf(answered(200, []))).toEqual([]);
    const errors = [{ path: 'title', message: 'Please enter a title' }];
    expect(faultsOf(answered(400, { message: 'Please enter a title', errors }))).toEqual([]);
    expect(faultsOf(answered(404, 'Not Found', { text: 'Not Found' }), { target: '/nothing' })).toEqual([]);
  });

  it.each([
    ['an error of the server', answered(500, { message: 'Something went wrong' }), ['server error']],
    ['an unavailable store', answered(503, { message: 'Away' }), ['server error']],
    ['a status that is not of the contract', answered(418, { message: 'Tea' }), ['unknown status']],
    ['no answer in time', { kind: 'hung' } as const, ['hang']],
    ['no answer', { kind: 'closed', why: 'reset' } as const, ['no answer']],
    ['an error of another shape', answered(400, { error: 'Bad' }), ['not the shape of errors']],
    [
      'an error with additional fields',
      answered(400, { message: 'Bad', at: 1 }),
      ['not the shape of errors'],
    ],
    ['an error that is no JSON', answered(400, '', { text: 'Bad' }), ['not the shape of errors']],
  ])('finds %s', (_what, outcome, faults) => {
    expect(faultsOf(outcome)).toEqual(faults);
  });

  it.each([
    'Error: no\n    at handler (/app/tasks.ts:3:7)',
    'insert into "tasks" ("id") values ($1) - duplicate key value violates unique constraint',
    'relation "tasks" does not exist',
    'ENOENT: no such file',
    'Cannot read /srv/settlewise/dist/api.mjs',
    `TypeError: Cannot read properties of undefined`,
  ])('finds the internal error “%s”', (message) => {
    expect(new Set(faultsOf(answered(422, { message })))).toEqual(new Set(['gives away its inside']));
  });

  it('finds a missing security header, except in a refusal by Node itself', () => {
    const { 'x-frame-options': _left, ...fewer } = headers;
    expect(faultsOf(answered(200, [], { headers: fewer }))).toEqual(['no security headers']);
    expect(faultsOf(answered(400, '', { headers: {}, text: '', isFromNode: true }), { isRaw: true })).toEqual(
      [],
    );
  });

  it('accepts 503 only from the readiness check', () => {
    expect(faultsOf(answered(503, {}), { target: '/readyz' })).toEqual([]);
    expect(faultsOf(answered(503, {}), { target: '/api/readyz' })).toContain('server error');
  });

  it('accepts that the server closes a connection without valid HTTP', () => {
    expect(faultsOf({ kind: 'closed', why: '' }, { isRaw: true })).toEqual([]);
  });
});

describe('another person’s data', () => {
  const [viewer, owner] = [createCanaryId(), createCanaryId()];
  const canary = (kind: CanaryKind) => ({ owner, kind });
  const showing = (kind: CanaryKind) =>
    answered(200, [{ title: `A ${writeCanary(canary(kind))} of theirs` }]);

  it('is a leak in the content and in a header, for signed-in people and visitors', () => {
    expect(faultsOf(showing('record'), { sender: viewer })).toEqual(['leak']);
    expect(faultsOf(showing('record'), { sender: null })).toEqual(['leak']);
    const named = {
      ...headers,
      'content-disposition': `attachment; filename="${writeCanary(canary('record'))}"`,
    };
    expect(faultsOf(answered(200, '', { headers: named }), { sender: viewer })).toEqual(['leak']);
  });

  it('is no leak for the owner, or if the request contained it', () => {
    expect(faultsOf(showing('record'), { sender: owner })).toEqual([]);
    const text = `GET /api/tasks/${writeCanary(canary('record'))}`;
    expect(faultsOf(showing('record'), { sender: viewer, text })).toEqual([]);
  });

  it('is shown to a lawyer only as far as the lawyer may see it', () => {
    const entitlements = new Entitlements();
    entitlements.allow(viewer, owner, shownToLawyers);
    expect(faultsOf(showing('record'), { sender: viewer }, entitlements)).toEqual([]);
    expect(faultsOf(showing('private'), { sender: viewer }, entitlements)).toEqual(['leak']);
    expect(faultsOf(showing('email'), { sender: viewer }, entitlements)).toEqual(['leak']);
  });

  it('is shown to an administrator as user names, and without files while the record is open', () => {
    const entitlements = new Entitlements();
    entitlements.makeAdministrator(viewer);
    expect(faultsOf(showing('username'), { sender: viewer }, entitlements)).toEqual([]);
    expect(faultsOf(showing('email'), { sender: viewer }, entitlements)).toEqual(['leak']);
    entitlements.allow(viewer, owner, shownInOpenRecord);
    expect(faultsOf(showing('email'), { sender: viewer }, entitlements)).toEqual([]);
    expect(faultsOf(showing('file'), { sender: viewer }, entitlements)).toEqual(['leak']);
  });

  it('may be seen in the record of a person who wrote it there', () => {
    const [entitlements, writer] = [new Entitlements(), createCanaryId()];
    entitlements.recordSent(writer, [canary('email')]);
    expect(entitlements.canSee(writer, canary('email'))).toBe(true);
    expect(entitlements.canSee(viewer, canary('email'))).toBe(false);
    entitlements.allow(viewer, writer, shownInOpenRecord);
    expect(entitlements.canSee(viewer, canary('email'))).toBe(true);
  });

  it('is found by its canary in every encoding', () => {
    const text = writeCanary(canary('email'));
    expect(findCanaries(`${text} ${text.toUpperCase()} zq9${owner}qz`)).toEqual([canary('email')]);
  });
});
