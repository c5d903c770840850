import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { documentDecider } from './decider';
import { documentChanged, documentUploaded, type DocumentChange, type DocumentEvent } from './events';
import type { DocumentDetails } from './fields';

const { given } = createSpecification(documentDecider);

const documentId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const userId = '5c0de4f2-4a31-4c0a-8f0e-2b7f6f1f9b11';
const somebodyElse = '5c0de4f2-4a31-4c0a-8f0e-2b7f6f1f9b12';
const passport: DocumentDetails = {
  title: 'My passport',
  category: 'identity',
  documentType: 'passport',
  stage: 'ilr',
  status: 'valid',
};
const dated: DocumentDetails = { ...passport, description: 'Both sides', expiryDate: '2027-04-01' };
const file = {
  key: 'a/b/c',
  name: 'passport.pdf',
  type: 'application/pdf',
  size: 1_234,
  sha256: 'ab'.repeat(32),
};
const uploadedAt = '2026-11-21T12:00:00.000Z';
const uploaded = (document = passport): DocumentEvent => ({
  type: 'DocumentUploaded',
  data: { documentId, userId, ...document, file, uploadedAt },
});
const changed = (change: DocumentChange): DocumentEvent => ({
  type: 'DocumentChanged',
  data: { documentId, ...change },
});
const removed: DocumentEvent = { type: 'DocumentRemoved', data: { documentId } };
const notThere = { refusal: 'notFound', code: 'document_not_found' } as const;

describe('uploading a document', () => {
  const upload = (document = passport) =>
    ({ type: 'UploadDocument', documentId, userId, document, file, uploadedAt }) as const;

  it('keeps the details and the file', () => given().when(upload(dated)).then(uploaded(dated)));
  it('refuses a second document under the same id, also after the first was removed', () => {
    const refusal = { refusal: 'conflict', code: 'document_exists' } as const;
    given(uploaded()).when(upload()).thenRefused(refusal);
    given(uploaded(), removed).when(upload()).thenRefused(refusal);
  });
});

describe('changing a document', () => {
  const change = (fields: DocumentChange, who = userId) =>
    ({ type: 'ChangeDocument', documentId, userId: who, change: fields }) as const;

  it('records only the changed fields', () =>
    given(uploaded(dated))
      .when(change({ title: 'Old passport', category: 'identity', status: 'expired' }))
      .then(changed({ title: 'Old passport', status: 'expired' })));
  it('records a cleared field as null', () =>
    given(uploaded(dated))
      .when(change({ description: null, expiryDate: null }))
      .then(changed({ description: null, expiryDate: null })));
  it('does nothing if nothing changes', () => {
    given(uploaded(dated)).when(change(dated)).thenNothing();
    given(uploaded(dated)).when(change({})).thenNothing();
    given(uploaded(dated))
      .when(change({ title: undefined, expiryDate: undefined }))
      .thenNothing();
    given(uploaded())
      .when(change({ description: null, expiryDate: null }))
      .thenNothing();
    given(uploaded(dated), changed({ expiryDate: null }))
      .when(change({ expiryDate: null }))
      .thenNothing();
  });
  it('refuses an unknown document, a removed document and a document of another person', () => {
    given().when(change(passport)).thenRefused(notThere);
    given(uploaded(), removed).when(change(passport)).thenRefused(notThere);
    given(uploaded())
      .when(change({ title: 'Mine now' }, somebodyElse))
      .thenRefused(notThere);
  });
});

describe('removing a document', () => {
  const remove = (who = userId) => ({ type: 'RemoveDocument', documentId, userId: who }) as const;

  it('removes it from the record', () => given(uploaded()).when(remove()).then(removed));
  it('refuses an unknown document, a removed document and a document of another person', () => {
    given().when(remove()).thenRefused(notThere);
    given(uploaded(), removed).when(remove()).thenRefused(notThere);
    given(uploaded()).when(remove(somebodyElse)).thenRefused(notThere);
  });
});

describe('giving up a document', () => {
  const giveUp = { type: 'GiveUpDocument', documentId, userId } as const;

  it('prevents a document that was never added from being added', () => {
    given().when(giveUp).then(removed);
    given(removed)
      .when({ type: 'UploadDocument', documentId, userId, document: passport, file, uploadedAt })
      .thenRefused({ refusal: 'conflict', code: 'document_exists' });
  });
  it('does nothing for an added or removed document', () => {
    given(uploaded()).when(giveUp).thenNothing();
    given(uploaded(), removed).when(giveUp).thenNothing();
  });
});

describe('a document', () => {
  it('is the uploaded document with its changes', () => {
    const state = stateAfter(
      documentDecider,
      uploaded(dated),
      changed({ title: 'Passport of 2017', stage: 'citizenship' }),
      changed({ description: null, expiryDate: '2028-04-01' }),
    );
    expect(state).toStrictEqual({
      userId,
      details: { ...passport, title: 'Passport of 2017', stage: 'citizenship', expiryDate: '2028-04-01' },
      file,
      uploadedAt,
    });
    expect(stateAfter(documentDecider, uploaded(), removed)).toBe('removed');
  });

  it.each([
    ['an empty title', { title: '' }],
    ['a day that does not exist', { expiryDate: '2027-02-29' }],
    ['an unknown field', { colour: 'red' }],
    ['a file without a fingerprint', { file: { ...file, sha256: '' } }],
    ['a file without bytes', { file: { ...file, size: 0 } }],
  ])('never holds %s', (_, wrong) => {
    expect(() =>
      documentUploaded.parse({ documentId, userId, ...passport, file, uploadedAt, ...wrong }),
    ).toThrow();
  });

  it('cannot lose its title or choices', () => {
    for (const name of ['title', 'category', 'documentType', 'stage', 'status']) {
      expect(() => documentChanged.parse({ documentId, [name]: null })).toThrow();
    }
  });
});
