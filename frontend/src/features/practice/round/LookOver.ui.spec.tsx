import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { aBank, aRound } from '../testing/aBank';
import { LookOver } from './LookOver';
import { ReportQuestion } from './ReportQuestion';

const bank = aBank(3);

function lookOver(chosen: Readonly<Record<string, number[]>>) {
  const [move, end] = [vi.fn(), vi.fn()];
  const page = showPiece(<LookOver round={aRound(bank, 3, { chosen })} bank={bank} move={move} end={end} />);
  return { ...page, move, end };
}

it('Before the end of a mock test all answers can be looked over, and the heading has the focus', async () => {
  const { person, move, end } = lookOver({ q1: [1], q2: [0], q3: [3] });
  expect(document.activeElement?.textContent).toBe('Look over your answers');
  expect(screen.getByText(/^Every question has an answer\./)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Question 2' }));
  expect(move).toHaveBeenCalledWith(1);
  await person.click(screen.getByRole('button', { name: 'Finish the test' }));
  expect(end).toHaveBeenCalledOnce();
});

it('Before the end of a mock test the questions without an answer are named', () => {
  lookOver({ q1: [1], q2: [] });
  expect(screen.getByText(/^2 questions have no full answer yet\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Question 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Question 3, no full answer' })).toBeTruthy();
});

it('A question that is wrong is reported with a reason, and kept typed when it could not be sent', async () => {
  const call = 'POST /api/practice/questions/q1/report';
  const server = serverInMemory({ [call]: () => ({ status: 503, body: { message: 'Not now.' } }) });
  const { person } = showPiece(<ReportQuestion questionId="q1" />);
  await person.click(screen.getByText('Something is wrong with this question'));
  const send = screen.getByRole('button', { name: 'Send report' });
  await person.click(send);
  expect(screen.getByText('Please say what is wrong with the question.')).toBeTruthy();
  expect(server.requests(call)).toEqual([]);

  const reason = screen.getByLabelText(/^What is wrong/);
  await person.type(reason, 'Two answers are right.');
  await person.click(send);
  await screen.findByText('Not now.');
  expect(reason).toHaveProperty('value', 'Two answers are right.');
  server.on(call, () => ({ status: 204 }));
  await person.click(send);
  expect(await screen.findByText('Thank you. We will look at this question.')).toBeTruthy();
  expect(server.requests(call).at(-1)?.body).toEqual({ reason: 'Two answers are right.' });
});
