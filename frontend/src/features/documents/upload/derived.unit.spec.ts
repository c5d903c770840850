import { expect, test } from 'vitest';
import { derivedFrom, runsOut } from './derived';

test.each([
  ['bank_statement-march.pdf', 'bank_statement', '', 'bank statement march', 'financial', 'ilr'],
  ['IMG_2034.png', 'passport', '', 'Passport (IMG 2034)', 'identity', 'general'],
  ['IMG_2034.png', 'other', '', 'IMG 2034', 'other', 'general'],
  ['IMG_2034.png', '', '', 'IMG 2034', 'other', 'general'],
  // What is about one person is theirs alone; a home may be of all of them.
  ['omar.pdf', 'birth_certificate', '3', 'omar', 'identity', 'dependant'],
  ['omar.pdf', 'rental_agreement', '3', 'omar', 'residence', 'ilr'],
])('From %s of the kind “%s” with the dependants “%s” follows: %s, %s, %s', (...row) => {
  const [file, kind, dependants, title, category, stage] = row;
  expect(derivedFrom(file, kind, dependants)).toEqual({ title, category, stage });
});

test('A title has no more characters than the field takes', () => {
  expect(derivedFrom(`${'a'.repeat(400)}.pdf`, 'passport', '').title.length).toBeLessThanOrEqual(200);
});

test.each([
  ['passport', true],
  ['payslip', false],
  ['', false],
])('A document of the kind “%s” runs out: %s', (kind, expected) => {
  expect(runsOut(kind)).toBe(expected);
});
