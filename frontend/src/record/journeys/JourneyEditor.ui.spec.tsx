import type { JourneyResponse } from '@settlewise/contract/journeys';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJourney } from '../../testing/builders';
import { anAbsenceSummary } from '../../testing/dashboard';
import { serverInMemory } from '../../testing/serverInMemory';
import { setField } from '../../testing/setField';
import { showPiece } from '../../testing/showPiece';
import { Toasts } from '../../ui/toasts/Toasts';
import { JourneyEditor } from './JourneyEditor';

const change = 'PATCH /api/absence-journeys/j1';
const question = /^Did you spend the whole journey in the Channel Islands or the Isle of Man/;

const to = (destination: string, rest: Partial<JourneyResponse> = {}) =>
  aJourney(destination, '2025-04-03', '2025-04-10', { id: 'j1', ...rest });

/** The line in which a journey is changed. */
function editing(journey: JourneyResponse, summary = anAbsenceSummary(8, 8)) {
  const server = serverInMemory({
    'GET /api/absences/summary': () => ({ status: 200, body: summary }),
    [change]: () => ({ status: 200, body: journey }),
  });
  const { person } = showPiece(
    <>
      <JourneyEditor journey={journey} others={[journey]} onClose={() => undefined} />
      <Toasts />
    </>,
  );
  const line = within(screen.getByRole('group', { name: 'Edit journey' }));
  const save = async () => {
    await person.click(line.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.requests(change)).toHaveLength(1));
    return server.requests(change)[0]?.body;
  };
  return { person, line, save };
}

describe('A journey that is changed', () => {
  it('loses its notes when they are emptied', async () => {
    const { person, line, save } = editing(to('Spain', { notes: 'Easter' }));
    await person.clear(line.getByLabelText(/^Notes/));
    expect(await save()).toEqual({
      departureDate: '2025-04-03',
      returnDate: '2025-04-10',
      destination: 'Spain',
      reason: 'holiday',
      notes: null,
    });
    expect(await screen.findByText('Journey Changed')).toBeTruthy();
  });

  it('is held against the limit of ILR only while that counts for the person', async () => {
    const comesTo = () => screen.getByRole('status', { name: 'What this trip comes to' }).textContent;
    editing(to('Spain'), anAbsenceSummary(8, 8, { citizenshipDecides: true, settlementDecides: false }));
    expect(comesTo()).toContain('8 days');
    // Until the answer is there, it is not known whose limit counts.
    await waitFor(() => expect(comesTo()).not.toMatch(/180|ILR/));
    expect(comesTo()).toContain('8 days');
  });
});

describe('Whether a journey was on the islands', () => {
  it('is asked where the destination is one of them, says why, and is stored as answered', async () => {
    const { person, line, save } = editing(to('Jersey'));
    expect(line.getByText(/For citizenship the islands are part of the UK/)).toBeTruthy();
    const asked = line.getByLabelText<HTMLSelectElement>(question);
    expect([...asked.options].map(({ text, value }) => [text, value])).toEqual([
      ['Not answered', ''],
      ['Yes, on a visit', 'visited'],
      ['Yes, I lived there with permission', 'lived_there'],
      ['No, not the whole journey', 'no'],
      ['Not sure', 'not_sure'],
    ]);
    await person.selectOptions(asked, 'Yes, I lived there with permission');
    expect(await save()).toMatchObject({ crownDependency: 'lived_there' });
  });

  it('is not asked of another place, and nothing is sent of it', async () => {
    const { line, save } = editing(to('Spain'));
    expect(line.queryByLabelText(question)).toBeNull();
    expect(await save()).not.toHaveProperty('crownDependency');
  });

  it('is not asked any more once the destination is another place', () => {
    const { line } = editing(to('Guernsey', { crownDependency: 'visited' }));
    const destination = line.getByLabelText('Destination');
    setField(destination, 'Lisbon');
    expect(line.queryByLabelText(question)).toBeNull();
  });

  it('is shown as it was answered, and taken back', async () => {
    const { person, line, save } = editing(to('Jersey', { crownDependency: 'visited' }));
    const asked = line.getByLabelText<HTMLSelectElement>(question);
    expect(asked.value).toBe('visited');
    await person.selectOptions(asked, 'Not answered');
    expect(await save()).toMatchObject({ crownDependency: null });
  });
});
