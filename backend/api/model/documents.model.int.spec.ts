import fc from 'fast-check';
import { expect } from 'vitest';
import { aDocument, sampleFiles } from '../testing/aDocument';
import { refused } from '../testing/refused';
import { anId, noContent, expectAnswer, expectFreshAnswer, readId, messageAnswer } from './testing/answers';
import { storyPeople, forEachPerson, otherPerson, anyPerson } from './testing/people';
import { compareBy, findItem, anyItem, listItems, type Shelves } from './testing/shelf';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface Stored {
  title: string;
  description: string | null;
  category: string;
  documentType: string;
  stage: string;
  chosenStatus: string;
  expiryDate: string | null;
  readonly uploadedAt: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly bytes: Buffer;
}

interface DocumentsModel extends Model {
  readonly documents: Shelves<Stored>;
}

const path = '/api/documents';
const gone = messageAnswer(404, 'This document is not in your record.');

const fields = {
  title: fc.constantFrom('My passport', '  Éva’s letter ', 'x'.repeat(200)),
  description: fc.constantFrom('Two lines\nof it', ''),
  category: fc.constantFrom('identity', 'employment', 'other'),
  documentType: fc.constantFrom('passport', 'payslip', 'other'),
  stage: fc.constantFrom('ilr', 'general'),
  status: fc.constantFrom('valid', 'expired', 'expiring_soon', 'requires_update', 'pending_verification'),
  /** The middle dates may pass during a story. */
  expiryDate: fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-24', '2031-01-01', ''),
};
const kinds = [
  { kind: 'pdf', name: 'passport.pdf', type: 'application/pdf' },
  { kind: 'png', name: 'Scan of me.PNG', type: 'image/png' },
  { kind: 'jpeg', name: 'été.jpg', type: 'image/jpeg' },
  {
    kind: 'docx',
    name: 'letter.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
] as const;
const orNothing = (text: string | null) => (text === null || text.trim() === '' ? null : text);

/** A document is expired from the day after its expiry date. A valid one expires soon in the 90 days before. */
function statusOf(
  { expiryDate, chosenStatus }: Pick<Stored, 'expiryDate' | 'chosenStatus'>,
  now: Date,
): string {
  if (expiryDate === null) return chosenStatus;
  const days = (Date.parse(expiryDate) - Date.parse(now.toISOString().slice(0, 10))) / (24 * 60 * 60_000);
  if (days < 0) return 'expired';
  return chosenStatus === 'valid' && days <= 90 ? 'expiring_soon' : chosenStatus;
}

const shown = (id: unknown, { bytes, ...document }: Stored, now: Date) => ({
  id,
  ...document,
  issuedOn: null,
  coversFrom: null,
  coversTo: null,
  dependants: null,
  provesAddresses: null,
  status: statusOf(document, now),
  fileSize: bytes.length,
});

const uploads = step(
  'uploads',
  fc.record({
    who: anyPerson,
    file: fc.constantFrom(...kinds),
    size: fc.constantFrom(1_000, 70_000),
    // Without a status in the form, the document is valid.
    form: fc.record(fields, { requiredKeys: ['title', 'category', 'documentType', 'stage'] }),
  }),
  async (model: DocumentsModel, { who, file: { kind, name, type }, size, form }, { api, people }: Real) => {
    const bytes = sampleFiles[kind](size);
    let sent = aDocument().holding(bytes, name, type);
    for (const [field, value] of Object.entries(form)) sent = sent.having(field, value);
    const stored: Stored = {
      title: form.title.trim(),
      description: orNothing(form.description ?? null),
      category: form.category,
      documentType: form.documentType,
      stage: form.stage,
      chosenStatus: form.status ?? 'valid',
      expiryDate: orNothing(form.expiryDate ?? null),
      uploadedAt: api.now().toISOString(),
      fileName: name,
      fileType: type,
      bytes,
    };
    const answer = await people[who].visitor.send('POST', `${path}/upload`, { form: sent.form() });
    expectAnswer(answer, { status: 201, json: shown(anId, stored, api.now()) });
    model.documents[who].push({ id: readId(answer), item: stored });
  },
);

const notWhatItSays =
  'The content of this file is not what its name says. Please choose a whole PDF, Word, JPEG or PNG file.';
const isRefused = step(
  'isRefused',
  fc.record({
    who: anyPerson,
    sent: fc.constantFrom(
      {
        change: { title: 'ab' },
        status: 400,
        field: 'title',
        message: 'Title must be at least 3 characters',
      },
      { change: { stage: 'soon' }, status: 400, field: 'stage', message: 'Please select a stage' },
      {
        change: { expiryDate: '2026-02-30' },
        status: 400,
        field: 'expiryDate',
        message: 'Please enter a valid expiry date',
      },
      {
        change: 'no file' as const,
        status: 400,
        field: 'file',
        message: 'Please select a document to upload',
      },
      { change: 'half a file' as const, status: 415, field: 'file', message: notWhatItSays },
    ),
  }),
  async (_model: DocumentsModel, { who, sent: { change, status, field, message } }, { people }: Real) => {
    let sent = aDocument();
    if (change === 'no file') sent = sent.withoutFile();
    else if (change === 'half a file') sent = sent.holding(sampleFiles.pdf().subarray(0, 100));
    else {
      for (const [name, value] of Object.entries<string | undefined>(change)) {
        if (value !== undefined) sent = sent.having(name, value);
      }
    }
    const answer = await people[who].visitor.send('POST', `${path}/upload`, { form: sent.form() });
    expectAnswer(answer, refused(status, field, message));
  },
);

const changes = step(
  'changes',
  fc.record({
    who: anyPerson,
    meant: anyItem,
    change: fc.record(fields, { requiredKeys: [] }),
    none: fc.boolean(),
  }),
  async (model: DocumentsModel, { who, meant, change, none }, { api, people }: Real) => {
    const { id, stored } = findItem(model.documents, who, meant);
    // An empty text and null both clear a field.
    const sent = none && change.expiryDate === '' ? { ...change, expiryDate: null } : change;
    const answer = await people[who].visitor.patch(`${path}/${id}`, sent);
    if (stored === null || stored.item === null) return expectAnswer(answer, gone);
    const { status, title, description, expiryDate, ...rest } = change;
    stored.item = {
      ...stored.item,
      ...rest,
      title: title?.trim() ?? stored.item.title,
      chosenStatus: status ?? stored.item.chosenStatus,
      description: description === undefined ? stored.item.description : orNothing(description),
      expiryDate: expiryDate === undefined ? stored.item.expiryDate : orNothing(expiryDate),
    };
    expectAnswer(answer, { status: 200, json: shown(id, stored.item, api.now()) });
  },
);

const downloads = step(
  'downloads',
  fc.record({ who: anyPerson, meant: anyItem, disposition: fc.constantFrom('inline', 'attachment', null) }),
  async (model: DocumentsModel, { who, meant, disposition }, { people }: Real) => {
    const { id, stored } = findItem(model.documents, who, meant);
    const query = disposition === null ? '' : `?disposition=${disposition}`;
    const answer = await people[who].visitor.get(`${path}/${id}/file${query}`);
    if (stored === null || stored.item === null) return expectAnswer(answer, gone);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(stored.item.bytes)).toBe(true);
    expect(answer.headers.get('content-type')).toBe(stored.item.fileType);
    // Only types that browsers can display are shown inline.
    const isShown = disposition === 'inline' && !stored.item.fileName.endsWith('.docx');
    expect(answer.headers.get('content-disposition')).toMatch(isShown ? /^inline/ : /^attachment/);
  },
);

const removes = step(
  'removes',
  fc.record({ who: anyPerson, meant: anyItem }),
  async (model: DocumentsModel, { who, meant }, { people }: Real) => {
    const { id, stored } = findItem(model.documents, who, meant);
    expectAnswer(await people[who].visitor.delete(`${path}/${id}`), stored === null ? gone : noContent);
    if (stored !== null) stored.item = null;
    // The address of the file no longer works.
    for (const each of [who, otherPerson(who)]) {
      if (stored === null) continue;
      expectAnswer(await people[each].visitor.get(`${path}/${id}/file`), gone);
    }
  },
);

testStories<DocumentsModel>('documents', {
  createModel: () => ({ elapsed: 0, documents: forEachPerson(() => []) }),
  steps: [uploads, uploads, changes, downloads, removes, isRefused, timePasses()],
  async expectAgreement({ documents }, { api, people }) {
    for (const person of storyPeople) {
      const listed = listItems(documents[person])
        .toSorted(
          compareBy(
            ({ item }) => -Date.parse(item.uploadedAt),
            ({ id }) => id,
          ),
        )
        .map(({ id, item }) => shown(id, item, api.now()));
      expectFreshAnswer(await people[person].visitor.get(path), listed);
    }
  },
});
