import { saveAssessmentRequest, type SavedChecklistResponse } from '@settlewise/contract/assessments';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../../testing/builders';
import { openPage } from '../../../../testing/openPage';
import { aReferee } from '../../../../testing/referees';
import { serverInMemory } from '../../../../testing/serverInMemory';
import { aDocument } from '../../testing/aDocument';
import { openChecklist } from '../testing/openChecklist';
import { savedChecklist } from '../testing/savedChecklist';

const letter = aDocument({
  title: 'Letter of Acme',
  documentType: 'employer_letter',
  issuedOn: '2027-01-20',
  expiryDate: null,
});
const asked = saveAssessmentRequest.parse({
  calculator: 'checklist',
  calculatedOn: '2026-11-21',
  form: {
    form: 'SET(O)',
    route: 'skilled_worker',
    plannedOn: '2027-02-20',
    name: null,
    applicant: { dateOfBirth: '1990-01-01', role: 'main' },
    documents: [{ id: 'd1', title: 'Letter of Acme', kind: 'employer_letter', issuedOn: '2027-01-20' }],
    held: ['G4'],
    cannot: ['W2'],
    answeredByRecord: [],
    permissionSince: null,
    qualifyingYears: null,
    referees: null,
  },
});

function open(saved: SavedChecklistResponse) {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    'GET /api/assessments': () => ({ status: 200, body: [] }),
    [`GET /api/assessments/${saved.id}`]: () => ({ status: 200, body: saved }),
  });
  return { ...openPage(`/documents/saved/${saved.id}`), server };
}
const lineOf = async (title: string) =>
  within(await screen.findByRole('region', { name: 'Your list' }))
    .getByText(title)
    .closest('details');

describe('A document checklist', () => {
  it('is saved with what it is made from and what was said of its lines, and leads to it', async () => {
    const { person, server } = openChecklist({
      documents: [letter],
      more: { 'GET /api/papers': [{ id: 'p1', applicant: 'you', requirement: 'W2', standing: 'cannot' }] },
    });
    server.on('POST /api/assessments', ({ body }) => ({
      status: 201,
      body: savedChecklist(saveAssessmentRequest.parse(body)),
    }));
    await person.click(await screen.findByRole('button', { name: 'Save this list' }));
    const link = await screen.findByRole('link', { name: 'Open the saved list' });
    expect(link.getAttribute('href')).toBe('/documents/saved/l1');
    expect(server.requests('POST /api/assessments')[0]?.body).toMatchObject({
      calculator: 'checklist',
      form: {
        form: 'SET(O)',
        route: 'skilled_worker',
        plannedOn: '2027-02-20',
        name: null,
        documents: [{ id: letter.id, title: 'Letter of Acme', kind: 'employer_letter' }],
        cannot: ['W2'],
        referees: null,
      },
    });
  });

  it('for citizenship is saved with what it says of the referees', async () => {
    const { person, server } = openChecklist({
      ilr: { hasILR: true },
      more: { 'GET /api/referees': [aReferee({ id: 'r1', fullName: 'Ruth Abara' })] },
    });
    server.on('POST /api/assessments', ({ body }) => ({
      status: 201,
      body: savedChecklist(saveAssessmentRequest.parse(body)),
    }));
    await person.click(await screen.findByRole('button', { name: 'Save this list' }));
    await screen.findByRole('link', { name: 'Open the saved list' });
    const sent = saveAssessmentRequest.parse(server.requests('POST /api/assessments')[0]?.body);
    if (sent.calculator !== 'checklist') throw new Error('Another result was sent');
    expect(sent.form.referees).toMatchObject({ requirement: 'N6', by: ['r1'] });
    expect(sent.form.referees?.note).not.toBe('');
  });
});

describe('A saved document checklist', () => {
  it('stands as it was, with its day and its rules, and nothing in it can be changed', async () => {
    open(savedChecklist(asked));
    expect(await screen.findByText('As it was on 21 November 2026')).toBeTruthy();
    expect(screen.getByText(/Nothing here has changed since/).textContent).toContain('by rules 20');
    const ready = within(screen.getByRole('region', { name: /^SET\(O\)/ }));
    expect(ready.getByRole('status').textContent).toContain('1 of 7');
    const line = await lineOf('Letter of your employer');
    expect(line?.querySelector('summary')?.textContent).toContain('Too old by 3 days');
    expect(line?.textContent).toContain('From your documents: Letter of Acme.');
    expect(line?.textContent).not.toContain('Under “Letters” below');
    const pay = await lineOf('Latest payslip, and the bank statement that shows it');
    expect(pay?.querySelector('summary')?.textContent).toContain('Cannot get it');
    const list = within(screen.getByRole('region', { name: 'Your list' }));
    expect(list.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText(/Rules have changed since/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See your list of today' }).getAttribute('href')).toBe(
      '/documents',
    );
  });

  it('keeps the answer of its day where the rules answer otherwise now, and says that they have changed', async () => {
    const { result, ...saved } = savedChecklist(asked);
    const requirements = result.requirements.map((line) =>
      line.id === 'W1' ? { ...line, title: 'Letter as it was asked then', daysTooOld: 9 } : line,
    );
    open({
      ...saved,
      result: { ...result, requirements },
      ruleSet: { version: '2025-01-01', checkedOn: '2025-01-01' },
    });
    const line = await lineOf('Letter as it was asked then');
    expect(line?.querySelector('summary')?.textContent).toContain('Too old by 9 days');
    expect(screen.getByText('Rules have changed since: calculate again')).toBeTruthy();
  });

  it('is deleted by its owner after a question', async () => {
    const { person, server, router } = open(savedChecklist(asked));
    await screen.findByText('As it was on 21 November 2026');
    // It is opened at its own address, wherever it was looked for.
    await act(() => router.navigate('/saved-results/l1'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents/saved/l1'));
    server.on('DELETE /api/assessments/l1', () => ({ status: 204 }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this result?' }));
    expect(question.getByText('Document checklist')).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Delete result' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/saved-results'));
  });
});
