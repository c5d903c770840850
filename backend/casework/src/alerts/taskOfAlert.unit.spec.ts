import { alertCatalogue, alertKinds } from '@settlewise/domain/notifications';
import { findMatter } from '@settlewise/rules/suggestions';
import { describe, expect, it } from 'vitest';
import { samePurpose, taskOfAlert } from './taskOfAlert';

const today = '2026-11-26';
const documents = [
  { id: 'd1', documentType: 'passport', title: 'Old passport' },
  { id: 'd2', documentType: 'contract', title: 'Contract' },
];
const of = (kind: string, about = 'visa', date: string | null = '2027-03-31') =>
  taskOfAlert({ kind, about, date, title: 'What was told' }, documents, today);

describe('The task of an alert', () => {
  it('exists for each deadline and each alert to plan, except tasks, and not for news', () => {
    for (const kind of alertKinds)
      expect(of(kind) !== null, kind).toBe(alertCatalogue[kind].importance !== 'news' && kind !== 'task_due');
    expect(of('of_another_release')).toBeNull();
  });

  it('is due before the day of the alert, and has no due date without a day', () => {
    expect(of('visa_expiry')).toMatchObject({ dueDate: '2027-03-01', description: 'What was told' });
    expect(of('ilr_window')?.dueDate).toBe('2027-03-31');
    // A task is not due tomorrow.
    expect(of('visa_expiry', 'visa', '2026-12-10')?.dueDate).toBe('2026-12-03');
    expect(of('visa_expiry', 'visa', '2026-11-20')).not.toHaveProperty('dueDate');
    expect(of('ilr_question', 'ilr', null)).not.toHaveProperty('dueDate');
  });

  it.each([
    ['visa_expiry', 'extend_visa'],
    ['visa_ends_before_ilr', 'extend_visa'],
    ['ilr_window', 'apply_ilr'],
    ['english_before_change', 'apply_ilr'],
    ['english_level', 'english'],
    ['citizenship_date', 'apply_citizenship'],
    ['absence_limit', 'advice_on_absences'],
  ])('for %s has the known subject %s', (kind, matter) => {
    expect(findMatter(of(kind)?.title ?? '')).toBe(matter);
  });

  it('names the document, and for a passport equals the suggested task', () => {
    expect(of('document_expiry', 'd1')?.title).toBe('Renew my passport');
    expect(of('document_expiry', 'd2')?.title).toBe('Renew my document “Contract”');
    expect(of('document_expiry', 'gone')?.title).toBe('Renew a document');
  });

  it('belongs to the dependant, and differs from the person’s own task', () => {
    const theirs = of('dependant_ilr_window', 'dependant 2');
    expect(theirs?.dependantId).toBe(2);
    expect(of('child_registration', 'dependant 3 section 1(4)')?.dependantId).toBe(3);
    const own = { title: theirs?.title ?? '', dependantId: null, completedAt: null };
    expect(theirs === null ? null : samePurpose([own], theirs)).toBeNull();
    expect(theirs === null ? null : samePurpose([{ ...own, dependantId: 2 }], theirs)).not.toBeNull();
    expect(
      theirs === null ? null : samePurpose([{ ...own, dependantId: 2, completedAt: today }], theirs),
    ).toBeNull();
  });
});
