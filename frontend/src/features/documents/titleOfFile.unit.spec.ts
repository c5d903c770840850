import { describe, expect, test } from 'vitest';
import { titleOfFile } from './titleOfFile';

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
