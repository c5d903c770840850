import { describe, expect, it } from 'vitest';
import { eventSentences, isBookkeeping, sentenceOf } from './eventSentences';
import type { Told } from './sentenceParts';

const dependantChanged = (changes: Told['changes']): Told => ({
  content: { dependantId: 1, firstName: 'Tomás', relationship: 'child', visaExpiryDate: '2027-05-03' },
  changes,
});
const visaExpiry = { path: 'dependants.1.visaExpiryDate', before: '2026-05-03', after: '2027-05-03' };

describe('An event in a sentence', () => {
  it('says what it is about and which fields became others', () => {
    expect(sentenceOf('DependantChanged', dependantChanged([visaExpiry]))).toBe(
      'Dependant (child): visa expiry changed',
    );
    expect(
      sentenceOf(
        'DependantChanged',
        dependantChanged([
          visaExpiry,
          { path: 'dependants.1.brpNumber', before: 'ZX1234567', after: null },
          { path: 'dependants.1.dateOfBirth', before: null, after: '2019-07-30' },
        ]),
      ),
    ).toBe('Dependant (child): visa expiry, BRP number and date of birth changed');
  });

  it('names three fields of many, and a field once however many places of it changed', () => {
    const changes = [
      'firstName',
      'lastName',
      'notes',
      'ownJourneys.0.destination',
      'ownJourneys.1.destination',
    ];
    const event = dependantChanged(
      [...changes, 'passportNumber'].map((name) => ({
        path: `dependants.1.${name}`,
        before: 'a',
        after: 'b',
      })),
    );
    const content = { relationship: 'child', ownJourneys: [] };
    expect(sentenceOf('DependantChanged', { ...event, content })).toBe(
      'Dependant (child): first name, last name, notes and 2 more changed',
    );
  });

  it('says of what was added or removed alone that it was', () => {
    const added = [{ ...visaExpiry, before: null }];
    const removed = [{ ...visaExpiry, after: null }];
    expect(sentenceOf('DependantChanged', dependantChanged(added))).toMatch(/: visa expiry added$/);
    expect(sentenceOf('DependantChanged', dependantChanged(removed))).toMatch(/: visa expiry removed$/);
  });

  it('says of a lawyer’s look whether it was at a part, at a file, or at all of it', () => {
    const look = (part: string, documentTitle: string | null): Told => ({
      content: { part, documentTitle },
      changes: [],
    });
    expect(sentenceOf('RecordLookedAt', look('visa_history', null))).toBe(
      'Record seen by a lawyer: visa history',
    );
    expect(sentenceOf('RecordLookedAt', look('document_file', 'Passport'))).toBe(
      'Record seen by a lawyer: “Passport”',
    );
    expect(sentenceOf('RecordLookedAt', look('download', null))).toBe(
      'Record downloaded by a lawyer as one file',
    );
    const bundle = (...titles: string[]): Told => ({
      content: { part: 'bundle', documentTitle: null, bundled: titles.map((title) => ({ title })) },
      changes: [],
    });
    expect(sentenceOf('RecordLookedAt', bundle('A', 'B'))).toBe(
      'Bundle of 2 documents downloaded by a lawyer',
    );
    expect(sentenceOf('RecordLookedAt', bundle('A'))).toBe('Bundle of 1 document downloaded by a lawyer');
  });

  it('says whose referee somebody is, and nothing of who', () => {
    const content = { fullName: 'Ruth Abara', applicant: 'child' };
    expect(sentenceOf('RefereeRecorded', { content, changes: [] })).toBe('Referee (for their child) added');
    expect(sentenceOf('RefereeRemoved')).toBe('Referee removed');
  });

  it('tells a job by the month in which it began, and a parent without who', () => {
    const job = { employer: 'Leith Shipyard Ltd', job: 'Welder', from: '2021-04-05' };
    expect(sentenceOf('JobRecorded', { content: job, changes: [] })).toBe(
      'Job or course (from Apr 2021) added',
    );
    const parent = { fullName: 'Ngozi Okafor', which: 'mother' };
    expect(sentenceOf('ParentRecorded', { content: parent, changes: [] })).toBe('Parent (mother) added');
  });

  it('tells addresses apart by the month in which somebody moved in, and by nothing of where', () => {
    const address = { line1: '14 Harbour Street', town: 'Leith', postcode: 'EH6 6AA', from: '2022-01-15' };
    expect(sentenceOf('AddressRecorded', { content: address, changes: [] })).toBe(
      'Address (from Jan 2022) added',
    );
    const removed = [{ path: 'addresses.1.from', before: '2021-09', after: null }];
    expect(sentenceOf('AddressRemoved', { content: {}, changes: removed })).toBe(
      'Address (from Sep 2021) removed',
    );
    expect(sentenceOf('AddressRecorded')).toBe('Address added');
  });

  it('says of a saved result which calculator it is of', () => {
    const saved = (calculator: string): Told => ({ content: { calculator }, changes: [] });
    expect(sentenceOf('AssessmentSaved', saved('ilr'))).toBe('Saved result (ILR) added');
    expect(sentenceOf('AssessmentSaved', saved('citizenship'))).toBe('Saved result (citizenship) added');
  });

  it('knows what was removed from what stood there before', () => {
    const id = '3f0e1c1a-0000-4000-8000-000000000001';
    expect(
      sentenceOf('JourneyRemoved', {
        content: { journeyId: id },
        changes: [{ path: `${id}.destination`, before: 'Portugal', after: null }],
      }),
    ).toBe('Journey (Portugal) removed');
    expect(
      sentenceOf('JourneyChanged', {
        content: { journeyId: id, destination: 'Portugal' },
        changes: [{ path: `${id}.notes`, before: 'by train', after: null }],
      }),
    ).toBe('Journey (Portugal): notes removed');
  });

  it.each([
    [
      'AccountLocked',
      { reason: 'The account was taken over' },
      'Account locked: “The account was taken over”',
    ],
    ['RoleChanged', { role: 'user' }, 'No administrator any more'],
    ['OperationCarriedOut', { operation: 'projection_rebuilt' }, 'Projection rebuilt'],
    ['VisaHistoryEntryAdded', { visaType: 'skilled_worker' }, 'Earlier visa (Skilled Worker) added'],
    ['LegalAccessGranted', { name: 'Jane Doe' }, 'Lawyer’s access (Jane Doe) given'],
  ])('says of %s what it holds', (type, content, sentence) => {
    expect(sentenceOf(type, { content, changes: [] })).toBe(sentence);
  });

  it('says without the record that it happened, and of a type that the page does not know its name', () => {
    expect(sentenceOf('DependantChanged')).toBe('Dependant changed');
    expect(sentenceOf('DependantChanged', { content: null, changes: [] })).toBe('Dependant changed');
    expect(sentenceOf('PensionRecorded')).toBe('Pension recorded');
  });

  it('says it where the program notes something for itself, and nowhere else', () => {
    for (const [type, { plain }] of Object.entries(eventSentences))
      expect(plain.startsWith('Bookkeeping: '), plain).toBe(isBookkeeping({ type }));
  });

  it('is another for each type, in plain words', () => {
    const plain = Object.values(eventSentences).map((sentence) => sentence.plain);
    expect(new Set(plain).size).toBe(plain.length);
    for (const sentence of plain) expect(sentence).toMatch(/^[A-Z][a-zA-Z’,: -]+$/);
  });
});
