import { describe, expect, it } from 'vitest';
import { createSpecification } from '../../testing/specification';
import { holdsDocument, recordAccessDecider, type RecordAccessCommand } from './decider';
import { recordLookedAt, type RecordAccessEvent } from './events';

const { given } = createSpecification(recordAccessDecider);

const lookId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const grantId = '5c0de4f2-4a31-4c0a-8f0e-2b7f6f1f9b11';
const now = '2026-11-22T08:30:00.000Z';

const access = (more: Partial<RecordAccessCommand> = {}): RecordAccessCommand => ({
  type: 'RecordAccess',
  lookId,
  grantId,
  part: 'document_file',
  documentTitle: 'Passport',
  now,
  ...more,
});
const accessed: RecordAccessEvent = {
  type: 'RecordLookedAt',
  data: {
    lookId,
    grantId,
    part: 'document_file',
    documentTitle: 'Passport',
    lookedAt: now,
    downloaded: null,
    bundled: null,
  },
};

describe('recording an access', () => {
  it('keeps the grant, the part and the time', () => given().when(access()).then(accessed));
  it('keeps the content of a download in general terms', () => {
    const downloaded = { parts: ['progress', 'documents'], documents: 3, identity: false };
    const whole = { part: 'download', documentTitle: null, downloaded };
    given()
      .when(access(whole))
      .then({ ...accessed, data: { ...accessed.data, ...whole } });
  });
  it('keeps the documents of a bundle with their titles at that time', () => {
    const bundled = [{ documentId: lookId, title: 'Passport' }];
    const bundle = { part: 'bundle', documentTitle: null, bundled };
    given()
      .when(access(bundle))
      .then({ ...accessed, data: { ...accessed.data, ...bundle } });
    const state = { ...accessed.data, ...bundle };
    const asked = { grantId, documentId: lookId, now: new Date('2026-11-22T09:29:59.000Z') };
    expect(holdsDocument(state, asked)).toBe(true);
    expect(holdsDocument(state, { ...asked, documentId: grantId })).toBe(false);
    expect(holdsDocument(state, { ...asked, grantId: lookId })).toBe(false);
    expect(holdsDocument(state, { ...asked, now: new Date('2026-11-22T09:30:00.000Z') })).toBe(false);
    expect(holdsDocument(accessed.data, asked)).toBe(false);
    expect(holdsDocument(null, asked)).toBe(false);
  });

  it('is recorded once, with the first time', () =>
    given(accessed)
      .when(access({ now: '2026-11-22T08:31:00.000Z' }))
      .thenNothing());
  it.each([
    ['another grant', { grantId: lookId }],
    ['another part', { part: 'timeline' }],
    ['another document', { documentTitle: null }],
  ])('is refused under the same id with %s', (_, more) =>
    given(accessed).when(access(more)).thenRefused({ refusal: 'conflict', code: 'look_exists' }),
  );
});

it.each([
  ['without a part', { part: '' }],
  ['with an empty title', { documentTitle: '' }],
  ['with less than no documents', { downloaded: { parts: [], documents: -1, identity: false } }],
  ['with an empty bundle', { bundled: [] }],
  ['with an unknown field', { address: '127.0.0.1' }],
])('an access is never recorded %s', (_, wrong) => {
  expect(() => recordLookedAt.parse({ ...accessed.data, ...wrong })).toThrow();
});
