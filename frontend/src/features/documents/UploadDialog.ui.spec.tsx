import { uploadLimitHeader, writeUploadLimit } from '@settlewise/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/openPage';
import { aDocument } from './testing/aDocument';
import { aFile, openUpload, serverWith, type Dialog, type PersonAtThePage } from './testing/documentsPage';
import { uploadsInMemory } from './testing/uploadsInMemory';

const send = (dialog: Dialog) => dialog.getByRole('button', { name: 'Upload Document' });
const problemsOf = (dialog: Dialog) =>
  within(dialog.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const drop = (onto: Element, ...files: File[]) =>
  fireEvent.drop(onto, { dataTransfer: { files, types: ['Files'] } });

async function fillIn(person: PersonAtThePage, dialog: Dialog): Promise<void> {
  await person.upload(dialog.getByLabelText('File'), aFile('my_passport-2026.pdf'));
  await person.selectOptions(dialog.getByLabelText('Category'), 'Identity');
  await person.selectOptions(dialog.getByLabelText('Document type'), 'Passport');
  await person.selectOptions(dialog.getByLabelText('Stage'), 'ILR');
}

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
  it('asks for what is missing, and says that no file is selected', async () => {
    serverWith();
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    expect(dialog.getByLabelText('Status')).toHaveProperty('value', 'valid');
    await person.click(send(dialog));
    const toast = within(await dialog.findByRole('region', { name: /^Messages/ }));
    expect(await toast.findByText('No file selected')).toBeTruthy();
    expect(toast.getByText('Please select a document to upload')).toBeTruthy();
    expect(problemsOf(dialog)).toEqual([
      'Please select a document to upload',
      'Title must be at least 3 characters',
      'Please select a category',
      'Please select a document type',
      'Please select a stage',
    ]);
    expect(uploads).toEqual([]);
  });

  it('fills an empty title from the name of the file, and leaves one that was typed', async () => {
    serverWith();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    await person.upload(dialog.getByLabelText('File'), aFile('bank_statement-march.pdf'));
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'bank statement march');
    expect(dialog.getByText('bank_statement-march.pdf')).toBeTruthy();
    await person.upload(dialog.getByLabelText('File'), aFile('another.png', 'image/png'));
    expect(dialog.getByText('another.png')).toBeTruthy();
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'bank statement march');
  });

  it('takes a file that is dropped anywhere, one at a time, and only of a kind that is kept', async () => {
    serverWith();
    const uploads = uploadsInMemory();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    drop(document.body, aFile('one.pdf'), aFile('two.pdf'));
    expect(problemsOf(dialog)).toEqual(['Please upload one file at a time.']);

    drop(document.body, aFile('holiday.gif', 'image/gif'));
    const refusal = 'Please choose a PDF, Word, JPEG or PNG file (.pdf, .doc, .docx, .jpg, .jpeg or .png).';
    expect(problemsOf(dialog)).toEqual([refusal]);
    await person.click(send(dialog));
    await waitFor(() => expect(problemsOf(dialog)).toContain('Please select a category'));
    expect(problemsOf(dialog)).toContain(refusal);
    expect(uploads).toEqual([]);

    drop(document.body, aFile('SCAN.PDF'));
    expect(dialog.getByText('SCAN.PDF')).toBeTruthy();
    expect(problemsOf(dialog)).not.toContain(refusal);
  });

  it('lets the browser open nothing that is dropped beside the form', async () => {
    serverWith();
    const { person } = openPage('/dashboard/documents');
    await openUpload(person);
    // `fireEvent` answers false for an event whose default was prevented.
    expect(drop(document.body, aFile())).toBe(false);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });

  it('says where a document is found whose category has no tab', async () => {
    serverWith();
    const { person } = openPage('/dashboard/documents');
    const dialog = await openUpload(person);
    await person.selectOptions(dialog.getByLabelText('Category'), 'Legal');
    expect(dialog.getByText('You will find it in the tab All.')).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText('Category'), 'Visa');
    expect(dialog.queryByText('You will find it in the tab All.')).toBeNull();
  });

  it('sends every field with the file, once, and shows how far it is', async () => {
    const { server, uploads, upload, person, dialog } = await underWay();
    expect(upload.call).toBe('POST /api/documents/upload');
    expect(upload.fields).toEqual({
      title: 'my passport 2026',
      category: 'identity',
      documentType: 'passport',
      stage: 'ilr',
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
    await person.type(dialog.getByLabelText(/^Expiry date/), '31 sep 2030');
    await person.click(send(dialog));
    await waitFor(() => expect(problemsOf(dialog)).toEqual(['September 2030 has no day 31']));
    await person.clear(dialog.getByLabelText(/^Expiry date/));
    await person.type(dialog.getByLabelText(/^Expiry date/), '30 sep 2030');
    await person.click(send(dialog));
    await waitFor(() => expect(uploads[0]?.fields).toMatchObject({ expiryDate: '2030-09-30' }));
  });

  it('keeps everything when the line is lost, and sends it again under the same key', async () => {
    const { uploads, upload, person, dialog } = await underWay();
    await upload.losesTheLine();
    const toast = within(await dialog.findByRole('region', { name: /^Messages/ }));
    expect(await toast.findByText('Upload failed')).toBeTruthy();
    expect(toast.getByText('There was a problem uploading your document.')).toBeTruthy();
    expect(within(dialog.getByRole('alert')).getByText(/What you typed is still here\./)).toBeTruthy();
    expect(dialog.getByText('my_passport-2026.pdf')).toBeTruthy();
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'my passport 2026');

    await person.click(send(dialog));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.fields).toEqual(upload.fields);
    expect(uploads[1]?.idempotencyKey).toBe(upload.idempotencyKey);
    await person.click(dialog.getByRole('button', { name: 'Stop upload' }));
    await dialog.findByRole('button', { name: 'Upload Document' });

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
    await fillIn(person, dialog);
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'scan.pdf', { type: 'application/pdf' });
    await person.upload(dialog.getByLabelText('File'), large);
    const message = 'This file is too large. A document can have at most 2 MB.';
    expect(problemsOf(dialog)).toEqual([message]);
    await person.click(send(dialog));
    expect(problemsOf(dialog)).toEqual([message]);
    expect(uploads).toEqual([]);
    await person.upload(dialog.getByLabelText('File'), aFile('small.pdf'));
    await person.click(send(dialog));
    await waitFor(() => expect(uploads).toHaveLength(1));
  });

  it('shows the server’s own sentence beside the file that it refuses', async () => {
    const { upload, dialog } = await underWay();
    const message = 'This file is too large. A document can have at most 10 MB.';
    await upload.isAnswered(413, { message, errors: [{ path: 'file', message }] });
    expect(await dialog.findByText('Upload failed')).toBeTruthy();
    expect(within(dialog.getByRole('region', { name: /^Messages/ })).getByText(message)).toBeTruthy();
    const input = dialog.getByLabelText('File');
    expect(document.getElementById(`${input.id}-error`)?.textContent).toBe(message);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says that there was a problem where the server says nothing', async () => {
    const { upload, dialog } = await underWay();
    await upload.isAnswered(500, '<html>Bad gateway</html>');
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
