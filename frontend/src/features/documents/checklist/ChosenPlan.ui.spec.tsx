import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCitizenshipAnswer } from '../../../testing/progress';
import { openChecklist } from './testing/openChecklist';
import { setField } from '../../../testing/setField';

const form = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Form' });
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Day you plan to apply/ });
const recorded = (...said: [question: string, answer: string][]) => ({
  'GET /api/answers': said.map(([question, answer]) => ({
    id: question,
    applicant: 'you',
    question,
    answer,
  })),
});
const sent = (server: ReturnType<typeof openChecklist>['server']) =>
  server.sent
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/answers'))
    .map(({ method, path, body }) => [method, path, body]);

describe('The form and the day that are chosen for a list', () => {
  it('are kept in the record, where another device finds them', async () => {
    const { person, server } = openChecklist();
    await person.selectOptions(await form(), 'SET(LR)');
    setField(day(), '1/9/2027');
    await person.tab();
    await waitFor(() =>
      expect(sent(server)).toEqual([
        ['POST', '/api/answers', { applicant: 'you', question: 'form', answer: 'SET(LR)' }],
        ['POST', '/api/answers', { applicant: 'you', question: 'planned_day', answer: '2027-09-01' }],
      ]),
    );
    expect((await form()).value).toBe('SET(LR)');
    expect(day().value).toBe('01 Sep 2027');
    // Another browser has nothing of it but the record.
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    openChecklist({ more: recorded(['form', 'SET(LR)'], ['planned_day', '2027-09-01']) });
    expect((await form()).value).toBe('SET(LR)');
    expect(day().value).toBe('01 Sep 2027');
  });

  it('are taken back where the record leads there by itself, or nothing is typed', async () => {
    const { person, server } = openChecklist();
    await person.selectOptions(await form(), 'SET(LR)');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    await person.selectOptions(await form(), 'SET(O)');
    setField(day(), '1/9/2027');
    await person.tab();
    await waitFor(() => expect(sent(server)).toHaveLength(3));
    await person.clear(day());
    await person.tab();
    await waitFor(() =>
      expect(sent(server).map(([method]) => method)).toEqual(['POST', 'DELETE', 'POST', 'DELETE']),
    );
    expect(day().value).toBe('20 Feb 2027');
  });

  it('are those of one applicant, and a day that has passed is planned for no more', async () => {
    openChecklist({ more: recorded(['planned_day', '2020-09-01'], ['form', 'of another release']) });
    expect((await form()).value).toBe('SET(O)');
    expect(day().value).toBe('20 Feb 2027');
  });

  it('stay in this browser where they could not be kept, which is said', async () => {
    const { person, server } = openChecklist();
    server.on('POST /api/answers', () => ({ status: 503 }));
    await person.selectOptions(await form(), 'SET(LR)');
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect((await form()).value).toBe('SET(LR)');
  });
});

it('the list says first that citizenship was applied for, as the progress page does', async () => {
  const note = 'You applied for citizenship on 10 November 2026 and wait for the decision.';
  const application = { appliedFor: 'naturalisation', submittedOn: '2026-11-10', grantedOn: null } as const;
  const told = (part: Parameters<typeof aCitizenshipAnswer>[0]) =>
    openChecklist({
      more: { 'GET /api/immigration/profile/citizenship-eligibility': aCitizenshipAnswer({ ...part, note }) },
    });
  told({ application });
  expect(await screen.findByText(note)).toBeTruthy();
  cleanup();
  // A note about something else is none about an application.
  told({ application: null });
  await form();
  expect(screen.queryByText(note)).toBeNull();
});
