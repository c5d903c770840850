import { describe, expect, it } from 'vitest';
import { specificationOf } from '../../testing/specification';
import { recordAccessDecider, type RecordAccessCommand } from './decider';
import { recordLookedAt, type RecordAccessEvent } from './events';

const { given } = specificationOf(recordAccessDecider);

const lookId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const grantId = '5c0de4f2-4a31-4c0a-8f0e-2b7f6f1f9b11';
const now = '2026-11-22T08:30:00.000Z';

const access = (more: Partial<RecordAccessCommand> = {}): RecordAccessCommand => ({
  ...{ type: 'RecordAccess', lookId, grantId, part: 'document_file', documentTitle: 'Passport', now },
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
  },
};

describe('recording an access', () => {
  it('keeps by which grant, at what and when', () => given().when(access()).then(accessed));
  it('keeps of a download what it held, in general terms', () => {
    const downloaded = { parts: ['progress', 'documents'], documents: 3, identity: false };
    const whole = { part: 'download', documentTitle: null, downloaded };
    given()
      .when(access(whole))
      .then({ ...accessed, data: { ...accessed.data, ...whole } });
  });
  it('happens once, at the moment of the first time', () =>
    given(accessed)
      .when(access({ now: '2026-11-22T08:31:00.000Z' }))
      .thenNothing());
  it.each([
    ['another grant', { grantId: lookId }],
    ['another part', { part: 'timeline' }],
    ['another document', { documentTitle: null }],
  ])('is never made one by %s', (_, more) =>
    given(accessed).when(access(more)).thenRefused({ refusal: 'conflict', code: 'look_exists' }),
  );
});

it.each([
  ['without a part', { part: '' }],
  ['with an empty title', { documentTitle: '' }],
  ['with less than no documents', { downloaded: { parts: [], documents: -1, identity: false } }],
  ['with a field that nobody knows', { address: '127.0.0.1' }],
])('an access is never recorded %s', (_, wrong) => {
  expect(() => recordLookedAt.parse({ ...accessed.data, ...wrong })).toThrow();
});
