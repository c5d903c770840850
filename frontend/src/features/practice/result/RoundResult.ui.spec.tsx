import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPractice } from '../../../record/practice/keptPractice';
import { forgetPractice } from '../../../record/practice/practiceStorage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { aBank, aRound } from '../testing/aBank';
import { RoundResult } from './RoundResult';

beforeEach(() => {
  forgetPractice();
  serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
});

/** One more than the test asks for. */
const bank = aBank(19);
const result = () => within(screen.getByRole('region', { name: 'Result' }));

describe('The result of a round', () => {
  it.each([
    [18, 'Passed', 'Practise the one you missed'],
    [17, 'Not passed yet', 'Practise the 2 you missed'],
  ])('of a mock test with %i of 19 right is: %s', (right, verdict, act) => {
    showPiece(<RoundResult round={aRound(bank, right)} bank={bank} />);
    expect(result().getByText(verdict)).toBeTruthy();
    expect(result().getByText(`${right} of 19 right. The test asks for 18.`)).toBeTruthy();
    expect(result().getByRole('button', { name: act })).toBeTruthy();
  });

  it('of practice is a count without a verdict, by topic and question by question', () => {
    const few = aBank(3);
    showPiece(<RoundResult round={aRound(few, 2, { kind: 'practice', title: 'History' })} bank={few} />);
    expect(result().getByText('2 of 3 right.')).toBeTruthy();
    expect(result().getByText('What you missed returns tomorrow.')).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Right answers by topic' })).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toBe('History2 of 3');
    expect(screen.getByText('Right: 1. Question q1?')).toBeTruthy();
    expect(screen.getByText('Not right: 3. Question q3?')).toBeTruthy();
  });

  it('begins another round with what was missed', async () => {
    const few = aBank(4);
    const { person } = showPiece(<RoundResult round={aRound(few, 2)} bank={few} />);
    await person.click(result().getByRole('button', { name: 'Practise the 2 you missed' }));
    const { running } = readPractice();
    expect([running?.kind, running?.questions.toSorted()]).toEqual(['practice', ['q3', 'q4']]);
  });

  it('with everything right offers the start alone', () => {
    const few = aBank(2);
    showPiece(<RoundResult round={aRound(few, 2)} bank={few} />);
    expect(result().queryByRole('button')).toBeNull();
    expect(result().getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/test');
  });
});
