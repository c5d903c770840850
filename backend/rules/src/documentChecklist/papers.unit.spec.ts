import { describe, expect, it } from 'vitest';
import { doc, findLine } from '../../testing/aChecklist';
import { addDays, addMonths } from '../calendar/civilDate';
import { spanOfDocument } from './coverage';
import type { ChecklistDocument } from './question';

// The state of a line with the person's documents.

describe('The age of a document', () => {
  it('makes it too old by 3 days on the planned day', () => {
    const letter = (issuedOn: string | null) =>
      findLine('W1', { documents: [doc('employer_letter', { issuedOn })] });
    expect(letter('2027-01-20')).toMatchObject({
      state: 'too_old',
      daysTooOld: 3,
      fresh: { notBefore: '2027-01-23' },
    });
    expect(letter('2027-01-23')).toMatchObject({ state: 'have', daysTooOld: null });
    expect(letter(null)).toMatchObject({ state: 'partly', note: expect.stringContaining('issued') });
  });

  it('does not count before it is issued', () => {
    const letter = (issuedOn: string) =>
      findLine('W1', { documents: [doc('employer_letter', { issuedOn })] });
    expect(letter('2027-02-20').state).toBe('have');
    expect(letter('2027-02-21')).toMatchObject({ state: 'missing', by: [] });
    const payslip = { from: '2027-01-01', to: '2027-01-31', issuedOn: '2027-02-21' };
    expect(findLine('W2', { documents: [doc('payslip', payslip)] })).toMatchObject({
      state: 'missing',
      by: [],
    });
  });

  it('is that of the newest of several, and a passport that expires before the day does not count', () => {
    const letters = ['2026-12-01', '2027-01-22'].map((issuedOn) => doc('employer_letter', { issuedOn }));
    expect(findLine('W1', { documents: letters }).daysTooOld).toBe(1);
    const passport = (expiresOn: string) => findLine('G1', { documents: [doc('passport', { expiresOn })] });
    expect(passport('2027-02-20').state).toBe('have');
    expect(passport('2027-02-15')).toMatchObject({ state: 'too_old', daysTooOld: 5 });
  });
});

describe('The months that documents cover', () => {
  const month = (name: string, last: number, rest: object = {}) =>
    doc('payslip', { from: `${name}-01`, to: `${name}-${last}`, issuedOn: `${name}-${last - 2}`, ...rest });

  it('W2 requires the payslip and the statement of the last whole month', () => {
    const payslip = month('2027-01', 31);
    expect(findLine('W2').period).toEqual({ from: '2027-01-01', to: '2027-01-31' });
    expect(findLine('W2').missingMonths).toEqual(['2027-01']);
    expect(findLine('W2', { documents: [payslip] })).toMatchObject({ state: 'partly', by: [payslip.id] });
    const statement = { ...payslip, id: 's', kind: 'bank_statement' };
    expect(findLine('W2', { documents: [payslip, statement] })).toMatchObject({
      state: 'have',
      missingMonths: [],
    });
  });

  it('old passports are compared with the qualifying years of the route', () => {
    const documents = [
      doc('passport', { issuedOn: '2015-03-01', expiresOn: '2024-10-15' }),
      doc('passport', { issuedOn: '2025-02-10', expiresOn: '2035-02-09' }),
    ];
    expect(findLine('G2', { documents })).toMatchObject({
      // The last of the years ends on the day before the application, 20 February 2027.
      period: { from: '2022-02-20', to: '2027-02-19' },
      state: 'partly',
      missingMonths: ['2024-10', '2024-11', '2024-12', '2025-01', '2025-02'],
    });
  });

  it('P3a requires six months with one employer and twelve otherwise, the newest not older than 28 days', () => {
    const six = ['08', '09', '10', '11', '12'].map((name) =>
      month(`2026-${name}`, name === '09' || name === '11' ? 30 : 31),
    );
    const partner = (sameEmployerSixMonths: boolean | undefined, plannedOn = '2027-02-20') =>
      findLine('P3a', {
        form: 'SET(M)',
        route: 'partner',
        plannedOn,
        answers: { income: 'employed', sameEmployerSixMonths },
        documents: [...six, month('2027-01', 31)],
      });
    expect(partner(true)).toMatchObject({ state: 'have', missingMonths: [] });
    expect(partner(false).missingMonths).toEqual([
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
    ]);
    expect(partner(true, '2027-02-28')).toMatchObject({ state: 'too_old', daysTooOld: 2 });
  });

  it.each([
    ['2027-02-28', '2027-02-25'],
    ['2027-03-29', '2027-03-26'],
    ['2027-04-30', '2027-04-28'],
    ['2027-05-31', '2027-05-03'],
  ])('at the end of a month, on %s, the payslip and the statement of %s are new enough', (on, issuedOn) => {
    const [first, before] = [`${on.slice(0, 7)}-01`, addDays(`${on.slice(0, 7)}-01`, -1)];
    const papers = (kind: string) => [
      doc(kind, { from: addMonths(first, -6), to: before, issuedOn: before }),
      doc(kind, { from: first, to: issuedOn, issuedOn }),
    ];
    const line = (id: string, income: 'employed' | 'savings', documents: ChecklistDocument[]) =>
      findLine(id, { form: 'SET(M)', route: 'partner', plannedOn: on, answers: { income }, documents });
    for (const [id, income, kind] of [
      ['P3a', 'employed', 'payslip'],
      ['P3b', 'employed', 'bank_statement'],
      ['P3e', 'savings', 'bank_statement'],
    ] as const) {
      const [earlier, latest] = papers(kind);
      if (earlier === undefined || latest === undefined) throw new Error('There are two papers');
      const alone = line(id, income, [earlier]);
      expect([id, alone.missingMonths, alone.by]).toEqual([id, [], [earlier.id]]);
      expect(line(id, income, [earlier, latest])).toMatchObject({
        state: 'have',
        daysTooOld: null,
        by: [earlier.id, latest.id],
      });
    }
  });

  it('a payslip with only its last day, issued later, counts from that day', () => {
    const payslip = doc('payslip', { to: '2027-01-31', issuedOn: '2027-02-03' });
    expect(findLine('W2', { documents: [payslip] })).toMatchObject({ state: 'partly', by: [payslip.id] });
    const issuedBefore = { id: 'x', kind: 'payslip', to: '2027-01-31', issuedOn: '2027-01-28' };
    expect(spanOfDocument(issuedBefore)).toEqual(
      spanOfDocument({ ...issuedBefore, from: '2027-01-28', issuedOn: null }),
    );
  });

  it('B2, L4 and N3 need one document in every half year', () => {
    const bill = (issuedOn: string) => doc('utility_bill', { issuedOn });
    const days = [
      '2022-03-01',
      '2022-08-30',
      '2023-02-20',
      '2024-01-10',
      '2024-07-01',
      '2024-12-20',
      '2025-06-01',
    ];
    const documents = [...days, '2025-11-20', '2026-05-10', '2026-11-01', '2027-02-01'].map(bill);
    expect(findLine('B2', { form: 'BNO', route: 'hk_bno', documents })).toMatchObject({
      state: 'partly',
      every: 'stretch',
      missingMonths: ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(
        (name) => `2023-${name}`,
      ),
    });
    expect(findLine('N3', { form: 'AN', documents }).missingMonths).toHaveLength(10);
    expect(findLine('N3', { form: 'AN', answers: { spouseOfBritishCitizen: true } }).period).toEqual({
      from: '2024-02-21',
      to: '2027-02-20',
    });
  });

  it('a document without dates is reported', () => {
    expect(findLine('W2', { documents: [doc('payslip'), doc('bank_statement')] })).toMatchObject({
      state: 'partly',
      note: expect.stringContaining('cover'),
      missingMonths: ['2027-01'],
    });
  });
});
