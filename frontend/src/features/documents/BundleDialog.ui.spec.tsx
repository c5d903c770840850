import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/openPage';
import { aDocument } from './testing/aDocument';
import { serverWith } from './testing/documentsPage';
import { onePixelPng } from '../../record/documents/bundle/testing/pictures';

const passport = aDocument({ title: 'My passport', issuedOn: '2021-12-05' });
const payslipOf = (month: string) =>
  aDocument({
    title: `Payslip ${month}`,
    category: 'employment',
    documentType: 'payslip',
    expiryDate: null,
    coversFrom: `2026-${month}-01`,
    coversTo: `2026-${month}-28`,
    fileType: 'image/png',
  });
const [may, june] = [payslipOf('05'), payslipOf('06')];

const fileCall = (title: string) =>
  `/api/documents/${encodeURIComponent(`id of ${title}`)}/file?disposition=attachment`;

/** Files as the server gives them, beside the calls that are answered with JSON; what the browser saves is kept. */
function withFiles(answers: Record<string, () => Response>) {
  const others = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    const answer = answers[path];
    if (answer === undefined) return others(path, options);
    asked.push(path);
    return Promise.resolve(answer());
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  return { asked, saved };
}

const picture = () => new Response(onePixelPng);

async function openBundle() {
  const { person } = openPage('/dashboard/documents');
  await person.click(await screen.findByRole('button', { name: 'Make a bundle' }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: 'Make a bundle' })) };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('A bundle of documents', () => {
  it('is offered where there are documents', async () => {
    serverWith();
    openPage('/dashboard/documents');
    expect(await screen.findByText('No Documents Found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make a bundle' })).toBeNull();
  });

  it('takes those that are ticked, by category, kind and day, and is saved under a name that names nobody', async () => {
    serverWith(june, passport, may);
    const { asked, saved } = withFiles({
      [fileCall('Payslip 05')]: picture,
      [fileCall('Payslip 06')]: picture,
    });
    const { person, dialog } = await openBundle();
    expect(dialog.getByLabelText<HTMLInputElement>('Name on the first page').value).toBe('Amina Khan');
    expect(dialog.getAllByRole('checkbox').map((tick) => tick.getAttribute('aria-label'))).toEqual([
      'My passport',
      'Payslip 05',
      'Payslip 06',
    ]);
    expect(dialog.getByText('Passport, issued 05 Dec 2021, valid until 04 Dec 2031 · 1.5 KB')).toBeTruthy();
    expect(dialog.getByText('Payslip, for 01 May 2026 to 28 May 2026 · 1.5 KB')).toBeTruthy();
    expect(dialog.getByText('3 documents, 4.5 KB.')).toBeTruthy();
    await person.click(dialog.getByRole('checkbox', { name: 'My passport' }));
    expect(dialog.getByText('2 documents, 3.0 KB.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Make the bundle' }));
    expect(
      await dialog.findByText(/^Saved as settlewise-bundle-\d{4}-\d\d-\d\d\.pdf\. The PDF has 3 pages\.$/),
    ).toBeTruthy();
    expect(asked).toEqual([fileCall('Payslip 05'), fileCall('Payslip 06')]);
    expect(saved).toEqual([expect.stringMatching(/^settlewise-bundle-[\d-]+\.pdf$/)]);
  });

  it('of no document is not made', async () => {
    serverWith(passport);
    const { asked } = withFiles({ [fileCall('My passport')]: picture });
    const { person, dialog } = await openBundle();
    await person.click(dialog.getByRole('checkbox', { name: 'My passport' }));
    await person.click(dialog.getByRole('button', { name: 'Make the bundle' }));
    expect(dialog.getByText('Tick at least one document.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says which document could not be fetched, saves nothing then, and is made when asked again', async () => {
    serverWith(may, june);
    let answer = () => new Response(JSON.stringify({ message: 'The file store is away.' }), { status: 503 });
    const { saved } = withFiles({
      [fileCall('Payslip 05')]: picture,
      [fileCall('Payslip 06')]: () => answer(),
    });
    const { person, dialog } = await openBundle();
    await person.click(dialog.getByRole('button', { name: 'Make the bundle' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      '“Payslip 06” could not be fetched. The file store is away.',
    );
    expect(saved).toEqual([]);
    answer = picture;
    await person.click(dialog.getByRole('button', { name: 'Make the bundle' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('is stopped before the dialog closes', async () => {
    serverWith(may);
    let signal: AbortSignal | null | undefined;
    withFiles({});
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
      if (!path.includes('/file')) return others(path, options);
      signal = options.signal;
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    });
    const { person, dialog } = await openBundle();
    await person.click(dialog.getByRole('button', { name: 'Make the bundle' }));
    expect(await dialog.findByText('Fetching document 1 of 1…')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(signal?.aborted).toBe(true);
    expect(dialog.getByText('1 document, 1.5 KB.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
