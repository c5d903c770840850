import { describe, expect, test } from 'vitest';
import { isNameless, titleOfFile } from './titleOfFile';

describe('The title that a file’s name gives', () => {
  test.each([
    ['bank_statement-march.pdf', 'bank statement march'],
    ['Passport.PDF', 'Passport'],
    ['scan.2026.04.docx', 'scan.2026.04'],
    ['tenancy--agreement__signed.png', 'tenancy agreement signed'],
    ['-letter-.pdf', 'letter'],
    ['no extension', 'no extension'],
    ['.pdf', '.pdf'],
  ])('%s becomes “%s”', (name, title) => {
    expect(titleOfFile(name)).toBe(title);
  });
});

describe('A title', () => {
  test.each(['IMG 2034', 'scan 2026.04.01', 'Screenshot 2026 11 25 at 10.31.05', 'Scan 1 new', 'P60', ''])(
    'that a camera or a scanner gave, or that is a number, says nothing: %s',
    (title) => {
      expect(isNameless(title)).toBe(true);
    },
  );
  test.each(['Passport', 'payslip may', 'BRP 2', 'Mietvertrag', '護照副本'])(
    'of somebody’s own says something: %s',
    (title) => {
      expect(isNameless(title)).toBe(false);
    },
  );
});
