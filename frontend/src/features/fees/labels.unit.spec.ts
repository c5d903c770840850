import { expect, it } from 'vitest';
import { titleOfStep } from './labels';
import { newPerson, you } from './plan/plan';

const people = [
  newPerson({ id: you.id, name: you.name }),
  newPerson({ id: 'chidi', name: 'Chidi' }),
  newPerson({ id: 'third' }),
];
const titleWithout = (...without: string[]) =>
  titleOfStep({ item: 'first_passport', visaType: '', without }, people);

it('a step names who applies, unless everybody of the plan does', () => {
  expect(titleWithout()).toBe('First British passport');
  expect(titleWithout('third')).toBe('First British passport (you and Chidi)');
  expect(titleWithout(you.id, 'third')).toBe('First British passport (Chidi)');
  expect(titleWithout(you.id)).toBe('First British passport (Chidi and Person 3)');
  // Somebody without whom nobody is left: the page asks for a person.
  expect(titleWithout(you.id, 'chidi', 'third')).toBe('First British passport');
  expect(titleOfStep({ item: 'ilr', visaType: 'skilled_worker', without: ['third'] }, people)).toBe(
    'Settlement (ILR): Skilled Worker (you and Chidi)',
  );
});
