import { uploadLimitHeader, writeUploadLimit } from '@settlewise/contract/documents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDependant } from '../../../testing/aDependant';
import { openPage } from '../../../testing/openPage';
import { aDocument } from '../testing/aDocument';
import { aFile, openUpload, serverWith, type Dialog, type PersonAtThePage } from '../testing/documentsPage';
import { uploadsInMemory } from '../testing/uploadsInMemory';
import { setField } from '../../../testing/setField';

const send = (dialog: Dialog) => dialog.getByRole('button', { name: 'Upload Document' });
const problemsOf = (dialog: Dialog) =>
  within(dialog.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const drop = (onto: Element, ...files: File[]) =>
  fireEvent.drop(onto, { dataTransfer: { files, types: ['Files'] } });

async function fillIn(person: PersonAtThePage, dialog: Dialog): Promise<void> {
  await person.upload(dialog.getByLabelText('File'), aFile('my_passport-2026.pdf'));
  await person.selectOptions(dialog.getByLabelText('Document type'), 'Passport');
}

/** Opens the line that says how a file will be filed. */
const openFiling = (person: PersonAtThePage, dialog: Dialog, name = 'my_passport-2026.pdf') =>
  person.click(dialog.getByRole('button', { name: `Change how ${name} is filed` }));

const filedAs = (dialog: Dialog) => dialog.getAllByText(/^Filed as:/).map(({ textContent }) => textContent);

/** Opens the dialog, fills it in, and sends it off. */
async function underWay() {
  const server = serverWith();
  const uploads = uploadsInMemory();
  const { person } = openPage('/dashboard/documents');
  const dialog = await openUpload(person);
  await fillIn(person, dialog);
  await person.click(send(dialog));
  await waitFor(() => expect(uploads).toHaveLength(1));
  const [upload] = uploads;
  if (upload === undefined) throw new Error('Nothing was sent');
  return { server, uploads, upload, person, dialog };
}

describe('The form of an upload', () => {
  it('asks for a file, then for its kind, and for an expiry date only where documents of that kind run out', async () => {
    serverWith();
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    await person.click(send(dialog));
    const toast = within(await dialog.findByRole('region', { name: /^Messages/ }));
    expect(await toast.findByText('No file selected')).toBeTruthy();
    expect(toast.getByText('Please select a document to upload')).toBeTruthy();
    expect(problemsOf(dialog)).toEqual(['Please select a document to upload']);

    await person.upload(dialog.getByLabelText('File'), aFile());
    expect(dialog.queryByLabelText(/^Expiry date/)).toBeNull();
    await person.click(send(dialog));
    await waitFor(() => expect(problemsOf(dialog)).toEqual(['Please select a document type']));
    await person.selectOptions(dialog.getByLabelText('Document type'), 'Payslip');
    expect(dialog.queryByLabelText(/^Expiry date/)).toBeNull();
    await person.selectOptions(dialog.getByLabelText('Document type'), 'BRP card');
    expect(dialog.getByLabelText(/^Expiry date/)).toHaveProperty('value', '');
    expect(uploads).toEqual([]);
  });

  it('is opened for a kind by a link from elsewhere, and once only', async () => {
    serverWith();
    uploadsInMemory();
    const { person, router } = openPage('/dashboard/documents?upload=life_in_uk_certificate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
    await person.upload(dialog.getByLabelText('File'), aFile('pass.pdf'));
    expect(dialog.getByLabelText<HTMLSelectElement>('Document type').value).toBe('life_in_uk_certificate');
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('files what a list of a dependant asks for as theirs alone, and a home as of all of them', async () => {
    const server = serverWith();
    const omar = aDependant({ id: 3, firstName: 'Omar' });
    server.on('GET /api/dependants', () => ({ status: 200, body: [omar] }));
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents?upload=birth_certificate&of=3');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
    await person.upload(dialog.getByLabelText('File'), aFile('omar.pdf'));
    const tick = await dialog.findByRole('checkbox', { name: 'Omar Khan' });
    expect(tick).toHaveProperty('checked', true);
    expect(filedAs(dialog)).toEqual(['Filed as: omar · Identity · Dependant']);
    await person.click(tick);
    expect(filedAs(dialog)).toEqual(['Filed as: omar · Identity · General']);
    await person.click(tick);
    await person.selectOptions(dialog.getByLabelText('Document type'), 'Rental agreement');
    expect(filedAs(dialog)).toEqual(['Filed as: omar · Residence · ILR']);
    await person.click(send(dialog));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.fields).toMatchObject({ stage: 'ilr', dependants: '3' });
  });

  it('derives title, category and stage from the file and its kind, until they are changed', async () => {
    serverWith();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    await person.upload(dialog.getByLabelText('File'), aFile('bank_statement-march.pdf'));
    await person.selectOptions(dialog.getByLabelText('Document type'), 'Bank statement');
    expect(filedAs(dialog)).toEqual(['Filed as: bank statement march · Financial · ILR']);
    await openFiling(person, dialog, 'bank_statement-march.pdf');
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'bank statement march');
    expect(dialog.getByLabelText('Status')).toHaveProperty('value', 'valid');
    await person.selectOptions(dialog.getByLabelText('Stage'), 'Citizenship');
    await person.selectOptions(dialog.getByLabelText('Document type'), 'Visa letter');
    expect(filedAs(dialog)).toEqual(['Filed as: bank statement march · Visa · Citizenship']);
    // A category without a tab of its own is told.
    expect(dialog.queryByText('You will find it in the tab All.')).toBeNull();
    await person.selectOptions(dialog.getByLabelText('Category'), 'Legal');
    expect(dialog.getByText('You will find it in the tab All.')).toBeTruthy();
  });

  it('opens what is derived where it was emptied, with the message of each', async () => {
    serverWith();
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    await fillIn(person, dialog);
    await openFiling(person, dialog);
    await person.clear(dialog.getByLabelText('Title'));
    await person.selectOptions(dialog.getByLabelText('Category'), 'Choose a category');
    await person.selectOptions(dialog.getByLabelText('Stage'), 'Choose a stage');
    await person.click(dialog.getByRole('button', { name: /^Close how/ }));
    expect(dialog.queryByLabelText('Title')).toBeNull();
    await person.click(send(dialog));
    await waitFor(() =>
      expect(problemsOf(dialog).toSorted()).toEqual([
        'Please select a category',
        'Please select a stage',
        'Title must be at least 3 characters',
      ]),
    );
    expect(dialog.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(uploads).toEqual([]);
  });

  it('takes files that are dropped anywhere, and says of which kind a file has to be', async () => {
    serverWith();
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    // The browser itself opens nothing: `fireEvent` answers false for an event whose default was prevented.
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
    expect(drop(document.body, aFile('one.pdf'), aFile('holiday.gif', 'image/gif'))).toBe(false);
    const refusal = 'Please choose a PDF, Word, JPEG or PNG file (.pdf, .doc, .docx, .jpg, .jpeg or .png).';
    expect(dialog.getAllByRole('group').map((row) => row.getAttribute('aria-label'))).toEqual([
      'one.pdf',
      'holiday.gif',
    ]);
    expect(problemsOf(dialog)).toEqual([refusal]);
    await person.click(dialog.getByRole('button', { name: 'Upload 2 documents' }));
    await waitFor(() => expect(problemsOf(dialog)).toContain('Please select a document type'));
    expect(problemsOf(dialog)).toContain(refusal);
    expect(uploads).toEqual([]);

    const other = dialog.getByLabelText('Choose another file in place of holiday.gif');
    await person.upload(other, aFile('SCAN.PDF'));
    expect(dialog.getByRole('group', { name: 'SCAN.PDF' })).toBeTruthy();
    expect(problemsOf(dialog)).not.toContain(refusal);
    await person.click(dialog.getByRole('button', { name: 'Leave out SCAN.PDF' }));
    expect(dialog.getAllByRole('group')).toHaveLength(1);
    expect(send(dialog)).toBeTruthy();
  });

  it('sends every field with the file, once, and shows how far it is', async () => {
    const { server, uploads, upload, person, dialog } = await underWay();
    expect(upload.call).toBe('POST /api/documents/upload');
    expect(upload.fields).toEqual({
      title: 'my passport 2026',
      category: 'identity',
      documentType: 'passport',
      stage: 'general',
      status: 'valid',
      file: 'my_passport-2026.pdf',
    });
    const busy = dialog.getByRole('button', { name: 'Uploading…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await person.click(busy);
    expect(uploads).toHaveLength(1);

    upload.hasSent(420, 1000);
    const bar = dialog.getByRole('progressbar', { name: 'Upload of my_passport-2026.pdf' });
    expect(bar).toHaveProperty('value', 42);
    upload.hasSent(1000, 1000);
    expect(dialog.getByText('Checking and storing the file…')).toBeTruthy();

    const kept = aDocument({ title: 'my passport 2026' });
    server.keep(kept);
    await upload.isAnswered(201, kept);
    expect(await screen.findByText('Document uploaded')).toBeTruthy();
    expect(await screen.findByRole('rowheader', { name: 'my passport 2026' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends an expiry date only when there is one, as a civil date', async () => {
    serverWith();
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    await fillIn(person, dialog);
    setField(dialog.getByLabelText(/^Expiry date/), '31 sep 2030');
    await person.click(send(dialog));
    await waitFor(() => expect(problemsOf(dialog)).toEqual(['September 2030 has no day 31']));
    setField(dialog.getByLabelText(/^Expiry date/), '30 sep 2030');
    await person.click(send(dialog));
    await waitFor(() => expect(uploads[0]?.fields).toMatchObject({ expiryDate: '2030-09-30' }));
  });

  it('asks a payslip for the days that it is of, in order, and sends them', async () => {
    serverWith();
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    await person.upload(dialog.getByLabelText('File'), aFile('payslip january.pdf'));
    expect(dialog.queryByLabelText(/^Covers from/)).toBeNull();
    await person.selectOptions(dialog.getByLabelText('Document type'), 'Payslip');
    setField(dialog.getByLabelText(/^Issued on/), '28/1/2026');
    setField(dialog.getByLabelText(/^Covers from/), '1/1/2026');
    setField(dialog.getByLabelText(/^Covers to/), '31/12/2025');
    await person.click(send(dialog));
    await waitFor(() => expect(problemsOf(dialog)).toEqual(['The last day it covers is before the first']));
    setField(dialog.getByLabelText(/^Covers to/), '31/1/2026');
    await person.click(send(dialog));
    await waitFor(() =>
      expect(uploads[0]?.fields).toMatchObject({
        issuedOn: '2026-01-28',
        coversFrom: '2026-01-01',
        coversTo: '2026-01-31',
      }),
    );
  });

  it('keeps everything when the line is lost, and sends it again under the same key', async () => {
    const { uploads, upload, person, dialog } = await underWay();
    await upload.losesTheLine();
    const toast = within(await dialog.findByRole('region', { name: /^Messages/ }));
    expect(await toast.findByText('Upload failed')).toBeTruthy();
    expect(toast.getByText('There was a problem uploading your document.')).toBeTruthy();
    expect(within(dialog.getByRole('alert')).getByText(/What you typed is still here\./)).toBeTruthy();
    expect(dialog.getByText('my_passport-2026.pdf')).toBeTruthy();
    expect(filedAs(dialog)).toEqual(['Filed as: my passport 2026 · Identity · General']);

    await person.click(send(dialog));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.fields).toEqual(upload.fields);
    expect(uploads[1]?.idempotencyKey).toBe(upload.idempotencyKey);
    await person.click(dialog.getByRole('button', { name: 'Stop upload' }));
    await dialog.findByRole('button', { name: 'Upload Document' });

    await openFiling(person, dialog);
    await person.type(dialog.getByLabelText('Title'), ' once more');
    await person.click(send(dialog));
    await waitFor(() => expect(uploads).toHaveLength(3));
    expect(uploads[2]?.idempotencyKey).not.toBe(upload.idempotencyKey);
  });

  it('says before anything is sent that a file is larger than the server takes', async () => {
    const server = serverWith();
    server.on('GET /api/documents', () => ({
      status: 200,
      body: [],
      headers: { [uploadLimitHeader]: writeUploadLimit(2 * 1024 * 1024) },
    }));
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    await screen.findByRole('heading', { name: 'No Documents Found' });
    const dialog = await openUpload(person);
    expect(dialog.getByText('PDF, Word, JPEG or PNG, at most 2 MB')).toBeTruthy();
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'scan.pdf', { type: 'application/pdf' });
    await person.upload(dialog.getByLabelText('File'), large);
    const message = 'This file is too large. A document can have at most 2 MB.';
    expect(problemsOf(dialog)).toEqual([message]);
    await person.selectOptions(dialog.getByLabelText('Document type'), 'Payslip');
    await person.click(send(dialog));
    expect(problemsOf(dialog)).toEqual([message]);
    expect(uploads).toEqual([]);
    await person.upload(dialog.getByLabelText(/^Choose another file/), aFile('small.pdf'));
    await person.click(send(dialog));
    await waitFor(() => expect(uploads).toHaveLength(1));
  });

  it('shows the server’s own sentence beside the file that it refuses, and one of ours where it says nothing', async () => {
    const { uploads, upload, person, dialog } = await underWay();
    const message = 'This file is too large. A document can have at most 10 MB.';
    await upload.isAnswered(413, { message, errors: [{ path: 'file', message }] });
    expect(await dialog.findByText('Upload failed')).toBeTruthy();
    expect(within(dialog.getByRole('region', { name: /^Messages/ })).getByText(message)).toBeTruthy();
    const input = dialog.getByLabelText(/^Choose another file/);
    expect(document.getElementById(`${input.id}-error`)?.textContent).toBe(message);
    expect(input.getAttribute('aria-invalid')).toBe('true');

    await person.upload(input, aFile('another.pdf'));
    await person.click(send(dialog));
    await waitFor(() => expect(uploads).toHaveLength(2));
    await uploads[1]?.isAnswered(500, '<html>Bad gateway</html>');
    expect(await dialog.findByText('There was a problem uploading your document.')).toBeTruthy();
  });

  it('stops an upload before it closes, keeps the form, and looks whether it had arrived', async () => {
    const { server, upload, person, dialog } = await underWay();
    const asked = server.requests('GET /api/documents').length;
    await person.keyboard('{Escape}');
    expect(upload.aborted).toBe(true);
    expect(await dialog.findByText('The upload was stopped. What you typed is still here.')).toBeTruthy();
    expect(dialog.getByText('my_passport-2026.pdf')).toBeTruthy();
    await waitFor(() => expect(server.requests('GET /api/documents')).toHaveLength(asked + 1));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Several files at once', () => {
  /** Chooses three files, says what each is, and sends them off. */
  async function threeUnderWay() {
    const server = serverWith();
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    const names = ['passport.pdf', 'payslip_may.pdf', 'tenancy.pdf'];
    await person.upload(
      dialog.getByLabelText('File'),
      names.map((name) => aFile(name)),
    );
    for (const [position, kind] of ['Passport', 'Payslip', 'Rental agreement'].entries()) {
      const row = within(dialog.getByRole('group', { name: names[position] ?? '' }));
      await person.selectOptions(row.getByLabelText('Document type'), kind);
    }
    await person.click(dialog.getByRole('button', { name: 'Upload 3 documents' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    return { server, uploads, person, dialog };
  }

  it('are sent one after the other, each with its kind, its key and its progress', async () => {
    const { server, uploads, dialog } = await threeUnderWay();
    uploads[0]?.hasSent(500, 1000);
    expect(dialog.getByRole('progressbar', { name: 'Upload of passport.pdf' })).toHaveProperty('value', 50);
    await uploads[0]?.isAnswered(201, aDocument({ title: 'passport' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(within(dialog.getByRole('list', { name: 'Uploaded' })).getByText('passport')).toBeTruthy();
    expect(dialog.getByRole('progressbar', { name: 'Upload of payslip_may.pdf' })).toBeTruthy();
    await uploads[1]?.isAnswered(201, aDocument({ title: 'payslip may' }));
    await waitFor(() => expect(uploads).toHaveLength(3));
    expect(
      uploads.map(({ fields }) => [fields['title'], fields['documentType'], fields['category']]),
    ).toEqual([
      ['passport', 'passport', 'identity'],
      ['payslip may', 'payslip', 'employment'],
      ['tenancy', 'rental_agreement', 'residence'],
    ]);
    expect(new Set(uploads.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    server.keep(aDocument({ title: 'tenancy' }));
    await uploads[2]?.isAnswered(201, aDocument({ title: 'tenancy' }));
    expect(await screen.findByText('3 documents are in your list.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of which one fails: the others stay uploaded, and only that one is sent again, under its key', async () => {
    const { uploads, person, dialog } = await threeUnderWay();
    await uploads[0]?.isAnswered(201, aDocument({ title: 'passport' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    const message = 'The content of this file is not what its name says.';
    await uploads[1]?.isAnswered(415, { message, errors: [{ path: 'file', message }] });
    await waitFor(() => expect(uploads).toHaveLength(3));
    expect(dialog.getByText('Not uploaded')).toBeTruthy();
    await uploads[2]?.isAnswered(201, aDocument({ title: 'tenancy' }));
    expect(
      await dialog.findByText('1 of 3 could not be uploaded. The reason stands beside each.'),
    ).toBeTruthy();
    expect(problemsOf(dialog)).toEqual([message]);
    expect(within(dialog.getByRole('group', { name: 'payslip_may.pdf' })).getByText(message)).toBeTruthy();
    const arrived = within(dialog.getByRole('list', { name: 'Uploaded' }));
    expect(arrived.getAllByRole('listitem')).toHaveLength(2);

    await person.click(send(dialog));
    await waitFor(() => expect(uploads).toHaveLength(4));
    expect(uploads[3]?.fields).toEqual(uploads[1]?.fields);
    expect(uploads[3]?.idempotencyKey).toBe(uploads[1]?.idempotencyKey);
    await uploads[3]?.isAnswered(201, aDocument({ title: 'payslip may' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are stopped together: what has arrived stays, nothing more is sent', async () => {
    const { uploads, person, dialog } = await threeUnderWay();
    await uploads[0]?.isAnswered(201, aDocument({ title: 'passport' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    await person.click(dialog.getByRole('button', { name: 'Stop upload' }));
    expect(await dialog.findByText('The upload was stopped. What you typed is still here.')).toBeTruthy();
    expect(uploads).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Upload 2 documents' })).toBeTruthy();
    expect(within(dialog.getByRole('list', { name: 'Uploaded' })).getByText('passport')).toBeTruthy();
  });
});
