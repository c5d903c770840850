import type { ProgressQuestion } from '@settlewise/contract/openOutcomes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCitizenshipAnswer, anIlrProgress, oneQuestion } from '../../testing/progress';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { ProgressStatus } from '../progress/ProgressStatus';

const visaCall = 'PATCH /api/immigration/profile/visa';
const journeyCall = 'PATCH /api/absence-journeys/j1';

/** Where somebody stands while something is asked. */
function ask(change: Partial<ProgressQuestion>) {
  const questions = oneQuestion.questions.map((question) => ({ ...question, visa: null, ...change }));
  const server = serverInMemory({
    [visaCall]: () => ({ status: 200, body: {} }),
    [journeyCall]: () => ({ status: 200, body: {} }),
  });
  const ilr = anIlrProgress({ ...oneQuestion, questions });
  const progress = { ilr, citizenship: aCitizenshipAnswer(), journeys: [] };
  const { person } = showPiece(<ProgressStatus progress={progress} />);
  return { server, person, words: within(screen.getByRole('region', { name: 'Where you stand' })) };
}

describe('The day of a claim', () => {
  const claim = { code: 'claimed_on', message: 'On which day did you claim protection?' } as const;

  it('is typed where it is asked, and stored', async () => {
    const { server, person, words } = ask(claim);
    await person.click(words.getByRole('textbox', { name: 'Date of your claim for protection' }));
    await person.paste('1/3/2026');
    await person.click(words.getByRole('button', { name: 'Save this day' }));
    await waitFor(() => expect(server.requests(visaCall).at(-1)?.body).toEqual({ claimedOn: '2026-03-01' }));
  });

  it('that is missing, no date or still to come is refused at its field, and nothing is sent', async () => {
    const { server, person, words } = ask(claim);
    const save = words.getByRole('button', { name: 'Save this day' });
    await person.click(save);
    expect(words.getByText('Enter the day of your claim')).toBeTruthy();
    await person.click(words.getByRole('textbox', { name: 'Date of your claim for protection' }));
    await person.paste('1/3/2099');
    await person.click(save);
    expect(words.getByText('The day of your claim cannot be in the future')).toBeTruthy();
    expect(server.requests(visaCall)).toEqual([]);
  });

  it('need not be known: then both outcomes stay', async () => {
    const { server, person, words } = ask(claim);
    await person.click(words.getByRole('button', { name: 'Not sure' }));
    expect(words.getByText(/both outcomes above stay possible/)).toBeTruthy();
    expect(words.getByText('You can apply from 2 July 2029.')).toBeTruthy();
    expect(server.requests(visaCall)).toEqual([]);
  });
});

describe('A journey to the islands', () => {
  const journey = { id: 'j1', departureDate: '2025-03-01', returnDate: '2025-06-01', destination: 'Jersey' };

  it.each([
    ['Yes, on a visit', 'visited'],
    ['Yes, I lived there with permission', 'lived_there'],
    ['No, not the whole journey', 'no'],
    ['Not sure', 'not_sure'],
  ])('is answered with “%s” where it is asked', async (label, crownDependency) => {
    const { server, person, words } = ask({ code: 'crown_dependency', journey });
    await person.click(words.getByRole('button', { name: label }));
    await waitFor(() => expect(server.requests(journeyCall).at(-1)?.body).toEqual({ crownDependency }));
  });
});

it('A medical discharge is answered where it is asked', async () => {
  const { server, person, words } = ask({ code: 'medical_discharge' });
  await person.click(words.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(server.requests(visaCall).at(-1)?.body).toEqual({ medicalDischarge: 'yes' }));
});
