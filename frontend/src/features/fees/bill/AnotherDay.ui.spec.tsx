import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showPiece } from '../../../testing/showPiece';
import { setField } from '../../../testing/setField';
import { newPerson, newStep, you } from '../plan/plan';
import { questionOf } from '../plan/questionOf';
import { AnotherDay } from './AnotherDay';

it('Another day says why the sum is another, and what else is to be known of it', async () => {
  const people = [
    newPerson({ ...you, dateOfBirth: '1990-01-01' }),
    newPerson({ name: 'Samira', dateOfBirth: '2009-03-01' }),
  ];
  const steps = [newStep({ item: 'extension', visaType: 'skilled_worker', on: '2027-01-15' })];
  const { question } = questionOf({ people, steps, costs: [], rise: '' }, '2026-11-27');
  showPiece(
    <AnotherDay
      question={question}
      people={people}
      steps={steps}
      saidOf={({ on }) => [`Something to know of ${on}.`]}
    />,
  );
  const person = userEvent.setup();
  setField(screen.getByLabelText('The other day'), '1/3/2027');
  await person.tab();
  const compared = () =>
    screen.getByRole('table', { name: 'Both days beside each other' }).closest('[role=status]')?.textContent;
  expect(compared()).toContain('You pay £777 more on the other day.');
  expect(compared()).toContain('Something to know of 2027-03-01.');
  expect(compared()).toContain('Up to 28 February 2027 this step costs');
  expect(compared()).toContain('Samira is an adult by the later day.');

  setField(screen.getByLabelText('The other day'), '28/2/2027');
  await person.tab();
  expect(compared()).toContain('Both days cost the same.');
  expect(compared()).not.toContain('birthday');
});

it('Another day speaks to who plans as you, also of their own birthday', async () => {
  const people = [newPerson({ ...you, dateOfBirth: '2009-03-01' })];
  const steps = [newStep({ item: 'extension', visaType: 'skilled_worker', on: '2027-01-15' })];
  const { question } = questionOf({ people, steps, costs: [], rise: '' }, '2026-11-27');
  showPiece(<AnotherDay question={question} people={people} steps={steps} saidOf={() => []} />);
  const person = userEvent.setup();
  setField(screen.getByLabelText('The other day'), '1/3/2027');
  await person.tab();
  expect(screen.getByText('You are an adult by the later day.')).toBeTruthy();
});

it('Another day calls who has no name by their place in the plan, also where not everybody applies', async () => {
  const people = [newPerson({ ...you, dateOfBirth: '1990-01-01' }), newPerson({ dateOfBirth: '2009-03-01' })];
  const without = people.slice(0, 1).map(({ id }) => id);
  const steps = [newStep({ item: 'extension', visaType: 'skilled_worker', on: '2027-01-15', without })];
  const { question } = questionOf({ people, steps, costs: [], rise: '' }, '2026-11-27');
  showPiece(<AnotherDay question={question} people={people} steps={steps} saidOf={() => []} />);
  const person = userEvent.setup();
  setField(screen.getByLabelText('The other day'), '1/3/2027');
  await person.tab();
  expect(screen.getByText('Person 2 is an adult by the later day.')).toBeTruthy();
});
