import fc from 'fast-check';
import { expect } from 'vitest';
import { aDocument, contentOf } from '../testing/aDocument';
import { refused } from '../testing/refused';
import { anId, done, expectAnswer, expectShown, idIn, said } from './testing/answers';
import { everybody, ofEach, otherThan, who } from './testing/people';
import { by, found, meant, present, type Shelves } from './testing/shelf';
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
const gone = said(404, 'This document is not in your record.');

const fields = {
  title: fc.constantFrom('My passport', '  Éva’s letter ', 'x'.repeat(200)),
  description: fc.constantFrom('Two lines\nof it', ''),
  category: fc.constantFrom('identity', 'employment', 'other'),
  documentType: fc.constantFrom('passport', 'payslip', 'other'),
  stage: fc.constantFrom('ilr', 'general'),
  status: fc.constantFrom('valid', 'expired', 'expiring_soon', 'requires_update', 'pending_verification'),
  /** The middle ones pass while a story goes on. */
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

/** From the day after on a document is expired, whatever was chosen; a valid one expires soon for the 90 days before. */
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
    who,
    file: fc.constantFrom(...kinds),
    size: fc.constantFrom(1_000, 70_000),
    // A form that does not say how it is means that it is valid.
    form: fc.record(fields, { requiredKeys: ['title', 'category', 'documentType', 'stage'] }),
  }),
  async (model: DocumentsModel, { who, file: { kind, name, type }, size, form }, { api, people }: Real) => {
    const bytes = contentOf[kind](size);
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
    model.documents[who].push({ id: idIn(answer), item: stored });
  },
);

const notWhatItSays =
  'The content of this file is not what its name says. Please choose a whole PDF, Word, JPEG or PNG file.';
const isRefused = step(
  'isRefused',
  fc.record({
    who,
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
    else if (change === 'half a file') sent = sent.holding(contentOf.pdf().subarray(0, 100));
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
  fc.record({ who, meant, change: fc.record(fields, { requiredKeys: [] }), none: fc.boolean() }),
  async (model: DocumentsModel, { who, meant, change, none }, { api, people }: Real) => {
    const { id, stored } = found(model.documents, who, meant);
    // An empty text and null take a field away alike.
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
  fc.record({ who, meant, disposition: fc.constantFrom('inline', 'attachment', null) }),
  async (model: DocumentsModel, { who, meant, disposition }, { people }: Real) => {
    const { id, stored } = found(model.documents, who, meant);
    const query = disposition === null ? '' : `?disposition=${disposition}`;
    const answer = await people[who].visitor.get(`${path}/${id}/file${query}`);
    if (stored === null || stored.item === null) return expectAnswer(answer, gone);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(stored.item.bytes)).toBe(true);
    expect(answer.headers.get('content-type')).toBe(stored.item.fileType);
    // Only what browsers show is shown in them.
    const isShown = disposition === 'inline' && !stored.item.fileName.endsWith('.docx');
    expect(answer.headers.get('content-disposition')).toMatch(isShown ? /^inline/ : /^attachment/);
  },
);

const removes = step(
  'removes',
  fc.record({ who, meant }),
  async (model: DocumentsModel, { who, meant }, { people }: Real) => {
    const { id, stored } = found(model.documents, who, meant);
    expectAnswer(await people[who].visitor.delete(`${path}/${id}`), stored === null ? gone : done);
    if (stored !== null) stored.item = null;
    // Whoever had the address of the file finds nothing there any more.
    for (const each of [who, otherThan(who)]) {
      if (stored === null) continue;
      expectAnswer(await people[each].visitor.get(`${path}/${id}/file`), gone);
    }
  },
);

testStories<DocumentsModel>('documents', {
  begins: () => ({ elapsed: 0, documents: ofEach(() => []) }),
  steps: [uploads, uploads, changes, downloads, removes, isRefused, timePasses()],
  async agrees({ documents }, { api, people }) {
    for (const person of everybody) {
      const listed = present(documents[person])
        .toSorted(
          by(
            ({ item }) => -Date.parse(item.uploadedAt),
            ({ id }) => id,
          ),
        )
        .map(({ id, item }) => shown(id, item, api.now()));
      expectShown(await people[person].visitor.get(path), listed);
    }
  },
});
