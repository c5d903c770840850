import type { JourneyResponse } from '@settlewise/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJourney, amina } from '../../testing/builders';
import { anAbsenceSummary } from '../../testing/dashboard';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const change = 'PATCH /api/absence-journeys/j1';

/** Opens the line in which a journey is changed. */
async function editing(journey: JourneyResponse) {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/absence-journeys': () => ({ status: 200, body: [journey] }),
    'GET /api/absences/summary': () => ({ status: 200, body: anAbsenceSummary(8, 8) }),
    [change]: () => ({ status: 200, body: journey }),
  });
  const { person } = openPage('/absence-tracker');
  await person.click(await screen.findByRole('button', { name: `Edit journey to ${journey.destination}` }));
  const line = within(await screen.findByRole('group', { name: 'Edit journey' }));
  const save = async () => {
    await person.click(line.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.requests(change)).toHaveLength(1));
    return server.requests(change)[0]?.body;
  };
  return { person, line, save };
}

const question = /^Did you spend the whole journey in the Channel Islands or the Isle of Man/;
const to = (destination: string, rest: Partial<JourneyResponse> = {}) =>
  aJourney(destination, '2025-04-03', '2025-04-10', { id: 'j1', ...rest });

describe('Whether a journey was on the islands', () => {
  it.each(['Jersey', 'Guernsey', 'Sark', 'Alderney', 'the Isle of Man'])(
    'is asked where the destination is %s, and says why',
    async (destination) => {
      const { line } = await editing(to(destination));
      expect(line.getByLabelText(question)).toBeTruthy();
      expect(line.getByText(/For citizenship the islands are part of the UK/)).toBeTruthy();
    },
  );

  it('is not asked of another place, and nothing is sent of it', async () => {
    const { line, save } = await editing(to('Spain'));
    expect(line.queryByLabelText(question)).toBeNull();
    expect(await save()).not.toHaveProperty('crownDependency');
  });

  it.each([
    ['Yes, on a visit', 'visited'],
    ['Yes, I lived there with permission', 'lived_there'],
    ['No, not the whole journey', 'no'],
    ['Not sure', 'not_sure'],
  ])('is stored as answered: %s', async (label, crownDependency) => {
    const { person, line, save } = await editing(to('Jersey'));
    await person.selectOptions(line.getByLabelText(question), label);
    expect(await save()).toMatchObject({ crownDependency });
  });

  it('is not asked any more once the destination is another place', async () => {
    const { person, line } = await editing(to('Guernsey', { crownDependency: 'visited' }));
    await person.clear(line.getByLabelText('Destination'));
    await person.type(line.getByLabelText('Destination'), 'Lisbon');
    expect(line.queryByLabelText(question)).toBeNull();
  });

  it('is shown as it was answered, and taken back', async () => {
    const { person, line, save } = await editing(to('Jersey', { crownDependency: 'visited' }));
    const asked = line.getByLabelText<HTMLSelectElement>(question);
    expect(asked.value).toBe('visited');
    await person.selectOptions(asked, 'Not answered');
    expect(await save()).toMatchObject({ crownDependency: null });
  });
});
