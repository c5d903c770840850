import { describe, expect, it } from 'vitest';
import { findMatter, sameMatter } from './matters';

describe('The topic of a task', () => {
  it.each([
    ['Collect payslips of the last six months', 'payslips'],
    ['Latest payslip, and the bank statement that shows it', 'payslips'],
    ['Ask the employer for a letter', 'employer_letter'],
    ['Letter of your employer', 'employer_letter'],
    ['Pass the Life in the UK test', 'life_in_uk'],
    ['English at level B1 or above', 'english'],
    ['Choose two referees', 'referees'],
    ['Extend my visa', 'extend_visa'],
    ['Pay for Extension or change of visa: Skilled Worker', 'extend_visa'],
    ['Pay for Extension or change of visa: Skilled Worker (you and Karim)', 'extend_visa'],
    ['Pay for Extension or change of visa: Skilled Worker (Karim)', null],
    ['Renew my passport', 'new_passport'],
    ['Passport or travel document', 'passport'],
    ['Fill in the ILR form', 'apply_ilr'],
    ['Apply for citizenship', 'apply_citizenship'],
    ['Translate my certificate into English', 'translations'],
    // Unknown words have no topic.
    ['Ask my employer for holidays', null],
    ['Book the biometrics appointment', null],
  ])('%s: %s', (words, matter) => expect(findMatter(words)).toBe(matter));

  it('is the same for a required and a renewed passport, and never for two unknown texts', () => {
    expect(sameMatter('passport', 'new_passport')).toBe(true);
    expect(sameMatter('passport', 'permission')).toBe(false);
    expect(sameMatter(null, null)).toBe(false);
  });
});
