import { applications, collectionContract } from '@settlewise/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { recordOfNext } from '../addressHistory/testing/recordOfNext';
import { aQuestion as question, aSavedSheet, aSheet as sheet } from './testing/aSheet';
import { setField } from '../../testing/setField';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const sent = collectionContract(applications).response.parse({
  ...applications.example,
  id: 'a1',
  appliedFor: 'naturalisation',
  visaType: null,
  submittedOn: '2026-11-20',
  reference: '12-34',
});

const serverWith = (dependants: readonly object[] = [], made: readonly object[] = []) =>
  serverInMemory({
    ...recordOfNext(),
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/assessments': () => ({ status: 200, body: [] }),
    'GET /api/dependants': () => ({ status: 200, body: dependants }),
    'GET /api/applications': () => ({ status: 200, body: made }),
    'GET /api/forms/an': () => ({ status: 200, body: sheet() }),
  });

describe('The form assistant', () => {
  it('has each block with what is left of it, each answer with where it stands, and what was copied', async () => {
    serverWith();
    const { person } = openPage('/forms');
    const title = await screen.findByRole('heading', { name: '1. Names' });
    expect(title.closest('summary')?.textContent).toContain('1 missing');
    expect(screen.queryByText('KHAN')).toBeNull();
    await person.click(title);
    const [surname, work] = within(screen.getByRole('region', { name: 'The form' })).getAllByRole('listitem');
    if (surname === undefined || work === undefined) throw new Error('Two questions are expected');
    expect(surname.textContent).toContain('KHAN');
    expect(within(surname).getByRole('link').getAttribute('href')).toBe('/dashboard/immigration-profile');
    expect(work.textContent).toContain('Missing. Nothing for 90 days.');
    expect(within(work).queryByRole('button')).toBeNull();

    // Where the browser does not allow it, nothing was copied; only what was is counted.
    const refused = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValueOnce(new Error('Not allowed'));
    await person.click(screen.getByRole('button', { name: 'Copy: Surname' }));
    expect(await screen.findByText('Nothing was copied')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy: Surname' })).toBeTruthy();
    refused.mockRestore();
    await person.click(screen.getByRole('button', { name: 'Copy: Surname' }));
    expect(await screen.findByText('Copied: Surname')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Copied, copy again: Surname' })).toBeTruthy();
    expect(screen.getByText('Copied on this device')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Forget what was copied' }));
    expect(screen.getByRole('button', { name: 'Copy: Surname' })).toBeTruthy();
    await person.click(title);

    // Of a whole life only the person can speak.
    await person.click(screen.getByRole('heading', { name: '2. Have you ever …' }));
    expect(screen.getByText(/Answer every question yourself/)).toBeTruthy();
    const life = screen.getByText('Only you can answer this.').closest('details');
    expect(within(life ?? document.body).queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('says what a sheet that was kept says differently, and that another file is none', async () => {
    serverWith();
    const { person } = openPage('/forms');
    const field = await screen.findByLabelText('A sheet that you kept');
    const name = { text: 'SINGH', inWords: null, table: null };
    const then = sheet({
      form: 'SET(O)',
      on: '2025-11-02',
      blocks: [{ id: 'identity', title: 'Names', questions: [question({ answer: name })] }],
    });
    // The DOM of the tests cannot read a file.
    const file = (content: string) =>
      Object.assign(new File([content], 'sheet.json', { type: 'application/json' }), {
        text: () => Promise.resolve(content),
      });
    await person.upload(field, file(JSON.stringify(then)));
    expect(
      await screen.findByText('1 answer differs from SET(O) of 2 November 2025, for Amina Khan.'),
    ).toBeTruthy();
    expect(screen.getByText('SINGH')).toBeTruthy();
    await person.upload(field, file(JSON.stringify(sheet())));
    expect(await screen.findByText('No answer is another one')).toBeTruthy();
    await person.upload(field, file('{"form":"AN"}'));
    expect(await screen.findByText('This is no sheet of a form')).toBeTruthy();
  });

  it('is saved as the record answers it, and for another day once more', async () => {
    const server = serverWith();
    server.on('POST /api/assessments', () => ({ status: 201, body: aSavedSheet() }));
    server.on('GET /api/forms/an', ({ path }) => ({
      status: 200,
      body: sheet({ on: new URL(path, 'http://localhost').searchParams.get('on') ?? '2026-11-27' }),
    }));
    const { person } = openPage('/forms');
    await person.click(await screen.findByRole('button', { name: 'Save this sheet' }));
    const link = await screen.findByRole('link', { name: 'Open the saved sheet' });
    expect(link.getAttribute('href')).toBe('/forms/saved/s1');
    expect(server.requests('POST /api/assessments').map(({ body }) => body)).toEqual([
      { calculator: 'sheet', form: { form: 'an', applicant: 'you', on: '2026-11-27' } },
    ]);
    // For another day it is another sheet.
    const day = screen.getByRole('textbox', { name: /^Day of the application/ });
    setField(day, '28/11/2026');
    await person.tab();
    expect(await screen.findByRole('button', { name: 'Save this sheet' })).toBeTruthy();
  });

  it('says what a saved sheet says differently', async () => {
    const server = serverWith();
    const name = { text: 'SINGH', inWords: null, table: null };
    const saved = aSavedSheet({
      form: 'SET(O)',
      on: '2025-11-02',
      blocks: [{ id: 'identity', title: 'Names', questions: [question({ answer: name })] }],
    });
    server.on('GET /api/assessments', () => ({ status: 200, body: [saved] }));
    server.on('GET /api/assessments/s1', () => ({ status: 500 }));
    const { person } = openPage('/forms');
    const chosen = await screen.findByRole('combobox', { name: 'A sheet that you saved' });
    await person.selectOptions(
      chosen,
      within(chosen).getByRole('option', { name: /^SET\(O\), Amina Khan, 2 Nov/ }),
    );
    expect(await screen.findByText(/^The saved sheet could not be loaded/)).toBeTruthy();
    server.on('GET /api/assessments/s1', () => ({ status: 200, body: saved }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(
      await screen.findByText('1 answer differs from SET(O) of 2 November 2025, for Amina Khan.'),
    ).toBeTruthy();
    expect(screen.getByText('SINGH')).toBeTruthy();
    expect(screen.getByLabelText('Or a file that you kept')).toBeTruthy();
    await person.selectOptions(chosen, 'None chosen');
    expect(screen.queryByText('SINGH')).toBeNull();
  });

  it('shows nobody the answers of another person while theirs are on the way', async () => {
    const server = serverWith([aDependant({ id: 2, firstName: 'Li', lastName: 'Khan' })]);
    let answer = (_body: object) => {};
    server.on('GET /api/forms/an?for=2&on=2026-11-27', async () => {
      const body = await new Promise<object>((resolve) => {
        answer = resolve;
      });
      return { status: 200, body };
    });
    const { person } = openPage('/forms');
    await screen.findByRole('heading', { name: '1. Names' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'For whom?' }), 'Li Khan');
    expect(screen.queryByRole('heading', { name: '1. Names' })).toBeNull();
    await waitFor(() => expect(server.requests('GET /api/forms/an?for=2&on=2026-11-27')).toHaveLength(1));
    answer(sheet({ applicant: 2, name: 'Li Khan' }));
    expect(await screen.findByText('For Li Khan, on 27 November 2026.')).toBeTruthy();
    await person.click(screen.getByRole('heading', { name: '1. Names' }));
    expect(screen.getByRole('link', { name: 'In your dependants' })).toBeTruthy();
  });
});

describe('A form that was sent', () => {
  const nothingIsAsked = async () => {
    await screen.findByRole('heading', { name: '1. Names' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Record the day/ })).toBeNull());
  };

  it('says so, with the day and reference of the list of applications, and keeps its sheet there', async () => {
    serverWith([], [{ ...sent, id: 'a0', submittedOn: '2025-02-03', outcome: 'refused' }, sent]);
    openPage('/forms');
    const words = await screen.findByText('You sent this on 20 November 2026, reference 12-34.');
    const notice = within(words.closest<HTMLElement>('[role="note"]') ?? document.body);
    expect(notice.getByRole('link', { name: 'Open your applications' }).getAttribute('href')).toBe(
      '/dashboard/applications',
    );
    expect(notice.getByRole('button', { name: 'Keep this sheet' })).toBeTruthy();
    await nothingIsAsked();
  });

  it('asks for the day and reference where another application was sent, and leads to the form of one', async () => {
    const server = serverWith([], [{ ...sent, appliedFor: 'ilr' }]);
    server.on('GET /api/timeline', () => ({ status: 500 }));
    const { person } = openPage('/forms');
    await person.click(await screen.findByRole('link', { name: 'Record the day and reference' }));
    expect(screen.queryByText(/^You sent this/)).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }));
    expect(dialog.getByLabelText<HTMLSelectElement>('What you applied for').value).toBe('naturalisation');
  });

  it('is not said to be sent before the day that stands in the list', async () => {
    serverWith([], [{ ...sent, submittedOn: '2026-11-28' }]);
    openPage('/forms');
    expect(
      await screen.findByText('Your list of applications says that you send this on 28 November 2026.'),
    ).toBeTruthy();
    expect(screen.queryByText(/^You sent this/)).toBeNull();
    await nothingIsAsked();
  });
});
