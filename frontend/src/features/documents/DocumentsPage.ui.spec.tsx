import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/openPage';
import { aDocument } from './testing/aDocument';
import { openMenu, serverWith } from './testing/documentsPage';

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const cellsOf = (title: string) => {
  const row = screen.getByRole('rowheader', { name: title }).closest('tr');
  return [...(row?.cells ?? [])].slice(0, -1).map(({ textContent }) => textContent);
};

describe('The documents page', () => {
  it('sends a visitor to sign in', async () => {
    const server = serverWith();
    server.on('GET /api/user', () => ({ status: 401, body: { message: 'Not signed in' } }));
    const { router } = openPage('/dashboard/documents');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });

  it('shows its own shape while the documents are on their way', async () => {
    const server = serverWith();
    server.on('GET /api/documents', () => new Promise(() => undefined));
    openPage('/dashboard/documents');
    expect(await screen.findByRole('heading', { level: 1, name: 'Documents' })).toBeTruthy();
    expect(await screen.findByText('Loading your documents…')).toBeTruthy();
    expect(screen.queryByText('No Documents Found')).toBeNull();
  });

  it('says that loading failed, and loads on Retry', async () => {
    const server = serverWith();
    server.on('GET /api/documents', () => ({ status: 503, body: { message: 'Away' } }));
    const { person } = openPage('/dashboard/documents');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error Loading Documents')).toBeTruthy();
    expect(alert.getByText('There was a problem loading your documents. Please try again.')).toBeTruthy();
    server.on('GET /api/documents', () => ({ status: 200, body: [aDocument()] }));
    await person.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: 'My passport' })).toBeTruthy();
    expect(screen.queryByText('Error Loading Documents')).toBeNull();
  });

  it('says that nothing is there yet, and offers the first upload', async () => {
    serverWith();
    const { person } = openPage('/dashboard/documents');
    expect(await screen.findByRole('heading', { name: 'No Documents Found' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Upload Your First Document' }));
    expect(await screen.findByRole('dialog', { name: 'Upload Document' })).toBeTruthy();
  });

  it('shows each document in eight columns', async () => {
    serverWith(
      aDocument({
        title: 'Statement',
        category: 'financial',
        documentType: 'bank_statement',
        stage: 'visa_extension',
        status: 'pending_verification',
        expiryDate: null,
        // Already the next day in London, which is an hour ahead in summer.
        uploadedAt: '2026-06-30T23:30:00.000Z',
        fileSize: 3 * 1024 * 1024,
      }),
    );
    openPage('/dashboard/documents');
    await screen.findByRole('rowheader', { name: 'Statement' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Document',
      'Category',
      'Type',
      'Stage',
      'Status',
      'Expiry Date',
      'Date Uploaded',
      'Size',
      'Actions',
    ]);
    expect(cellsOf('Statement')).toEqual([
      'Statement',
      'Financial',
      'Bank statement',
      'Visa extension',
      'Pending verification',
      'N/A',
      '01 Jul 2026',
      '3.0 MB',
    ]);
  });

  it('gives every status a word and a shape of its own, and warns of a day that is past alone', async () => {
    const statuses = ['valid', 'expiring_soon', 'requires_update', 'pending_verification'];
    serverWith(
      ...statuses.map((status) => aDocument({ title: `A ${status}`, status, expiryDate: '2031-12-04' })),
      aDocument({ title: 'Gone', status: 'expired', chosenStatus: 'valid', expiryDate: '2024-12-31' }),
      aDocument({ title: 'A letter', expiryDate: null }),
    );
    openPage('/dashboard/documents');
    await screen.findByRole('rowheader', { name: 'A valid' });
    const badges = ['Valid', 'Expired', 'Expiring soon', 'Requires update', 'Pending verification'].map(
      (words) => screen.getByText(words),
    );
    const shapes = badges.map((badge) => badge.parentElement?.querySelector('path')?.getAttribute('d'));
    expect(shapes).not.toContain(undefined);
    expect(new Set(shapes).size).toBe(badges.length);
    const [letter] = screen.getAllByText('No expiry date');
    expect(letter?.parentElement?.querySelector('path') ?? null, 'neither good nor bad').toBeNull();
    expect(screen.getByText('31 Dec 2024').className).toContain('expired');
    for (const day of screen.getAllByText('04 Dec 2031')) expect(day.className).not.toContain('expired');
  });

  it('filters by the tabs, says where the other categories are, and remembers the tab in the address', async () => {
    serverWith(
      aDocument({ title: 'Passport' }),
      aDocument({ title: 'Payslip', category: 'employment' }),
      aDocument({ title: 'Certificate', category: 'language' }),
    );
    const { person, router } = openPage('/dashboard/documents');
    await screen.findByRole('rowheader', { name: 'Passport' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Identity',
      'Employment',
      'Financial',
      'Residence',
      'Visa',
      'Tests',
      'Other',
      'Checklist',
    ]);
    expect(rows()).toEqual(['Passport', 'Payslip', 'Certificate']);

    await person.click(screen.getByRole('tab', { name: 'Employment' }));
    expect(rows()).toEqual(['Payslip']);
    expect(router.state.location.search).toBe('?category=employment');
    expect(screen.getByText('Language, education and legal documents are under All.')).toBeTruthy();

    await person.click(screen.getByRole('tab', { name: 'Visa' }));
    expect(screen.getByText('None of your documents is in the category Visa.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show all documents' }));
    expect(rows()).toEqual(['Passport', 'Payslip', 'Certificate']);
  });
});

describe('The menu of a document', () => {
  it('opens the file in a new tab, and downloads it under the name it had', async () => {
    serverWith(aDocument({ id: 'd1', fileName: 'Pass port.pdf' }));
    const { person } = openPage('/dashboard/documents');
    const menu = await openMenu(person, 'My passport');
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'View',
      'Open in a new tab',
      'Download',
      'Edit',
      'Delete',
    ]);
    const view = menu.getByRole('menuitem', { name: 'Open in a new tab' });
    expect(view.getAttribute('href')).toBe('/api/documents/d1/file?disposition=inline');
    expect(view.getAttribute('target')).toBe('_blank');
    const download = menu.getByRole('menuitem', { name: 'Download' });
    expect(download.getAttribute('href')).toBe('/api/documents/d1/file?disposition=attachment');
    expect(download.getAttribute('download')).toBe('Pass port.pdf');
  });

  it('shows a picture in the page, larger and smaller by keys, and gives the focus back', async () => {
    serverWith(aDocument({ id: 'd1', fileName: 'scan.png', fileType: 'image/png' }));
    const { person } = openPage('/dashboard/documents');
    await person.click((await openMenu(person, 'My passport')).getByRole('menuitem', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My passport' }));
    const picture = dialog.getByRole('img', { name: 'My passport' });
    expect(picture.getAttribute('src')).toBe('/api/documents/d1/file?disposition=inline');
    expect(dialog.queryByText(/^Page/)).toBeNull();
    expect(dialog.getByText('100%')).toBeTruthy();
    await person.keyboard('++-');
    expect(dialog.getByText('125%')).toBeTruthy();
    await person.keyboard('0');
    expect(dialog.getByText('100%')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Zoom out' }));
    expect(dialog.getByText('75%')).toBeTruthy();
    const tab = dialog.getByRole('link', { name: 'Open in a new tab' });
    expect([tab.getAttribute('href'), tab.getAttribute('target')]).toEqual([
      '/api/documents/d1/file?disposition=inline',
      '_blank',
    ]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions: My passport' }));
  });

  it('is opened by its name as well, unless it is a Word file, which can only be downloaded', async () => {
    serverWith(
      aDocument({ id: 'd1', title: 'Scan', fileType: 'image/png' }),
      aDocument({ id: 'd2', title: 'Letter', fileName: 'letter.doc', fileType: 'application/msword' }),
    );
    const { person } = openPage('/dashboard/documents');
    const name = await screen.findByRole('button', { name: 'Scan' });
    expect(screen.queryByRole('button', { name: 'Letter' })).toBeNull();
    await person.click(name);
    expect(await screen.findByRole('dialog', { name: 'Scan' })).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(name);

    const view = (await openMenu(person, 'Letter')).getByRole('menuitem', { name: /^View/ });
    expect(view.getAttribute('aria-disabled')).toBe('true');
    expect(view.getAttribute('href')).toBeNull();
    expect(view.textContent).toContain('Word files can only be downloaded');
  });

  it('says that a file could not be shown, and offers the other ways to it', async () => {
    serverWith(aDocument({ id: 'd1', fileName: 'scan.png', fileType: 'image/png' }));
    const { person } = openPage('/dashboard/documents');
    await person.click((await openMenu(person, 'My passport')).getByRole('menuitem', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My passport' }));
    fireEvent.error(dialog.getByRole('img', { name: 'My passport' }));
    expect(dialog.getByRole('alert').textContent).toContain('This document could not be shown here.');
    expect(dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
      '/api/documents/d1/file?disposition=attachment',
    );
    await person.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(dialog.getByRole('img', { name: 'My passport' })).toBeTruthy();
  });

  it('asks before it deletes, and does not delete when the answer is no', async () => {
    const server = serverWith(aDocument({ id: 'd1' }));
    server.on('DELETE /api/documents/d1', () => {
      server.keep();
      return { status: 204 };
    });
    const { person } = openPage('/dashboard/documents');
    await person.click((await openMenu(person, 'My passport')).getByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete document' }));
    expect(question.getByText('Are you sure you want to delete this document?')).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.requests('DELETE /api/documents/d1')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions: My passport' }));

    await person.click((await openMenu(person, 'My passport')).getByRole('menuitem', { name: 'Delete' }));
    await person.click(await screen.findByRole('button', { name: 'Delete document' }));
    expect(await screen.findByText('Document deleted')).toBeTruthy();
    expect(await screen.findByText('No Documents Found')).toBeTruthy();
    expect(server.requests('DELETE /api/documents/d1')).toHaveLength(1);
  });

  it('says why a deletion failed', async () => {
    const server = serverWith(aDocument({ id: 'd1' }));
    const { person } = openPage('/dashboard/documents');
    await person.click((await openMenu(person, 'My passport')).getByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    for (const [body, sentence] of [
      [{ message: 'The vault is away for a moment.' }, 'The vault is away for a moment.'],
      [{}, 'There was a problem deleting the document.'],
    ] as const) {
      server.on('DELETE /api/documents/d1', () => ({ status: 503, body }));
      await person.click(question.getByRole('button', { name: 'Delete document' }));
      const alert = within(await question.findByRole('alert'));
      expect(await alert.findByText(sentence)).toBeTruthy();
      const toasts = question.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(toasts.at(-1)).toContain('Deletion failed');
      expect(toasts.at(-1)).toContain(sentence);
    }
  });
});
