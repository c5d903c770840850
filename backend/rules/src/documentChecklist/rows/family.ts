import { writtenDate } from '../../assessment/wording';
import { addDays } from '../../calendar/civilDate';
import { documentRules } from '../../parameters/documentRules';
import { inWordsOn, valueOn } from '../../parameters/parameter';
import { payRules } from '../../parameters/payRules';
import { sources } from '../../parameters/sources';
import { pounds } from '../../parameters/units';
import { monthsBefore, taxYearBefore, wholeMonthsBefore } from '../period';
import type { ChecklistIncome } from '../question';
import { asked, requirement, type Asked, type ChecklistCase, type Requirement } from '../row';
import { everyHalfYear, homePapers, mainOn, settlementForms } from './groups';

const setM = { forms: ['SET(M)'] } as const;
const partner = mainOn('partner');
const parent = mainOn('parent_of_child');
const tenYears = mainOn('family_ten_years');
const privateLife = mainOn('private_life', 'child_born_in_uk');
const withPartner = (one: ChecklistCase) => partner(one) || tenYears(one) || privateLife(one);
const withChild = (one: ChecklistCase) => parent(one) || tenYears(one) || privateLife(one);
/** On private life a partner or a child matters only if there is one. */
const ifAskedOfPrivateLife: Requirement['kindFor'] = (one, kind) => (privateLife(one) ? 'if_asked' : kind);
const family = { from: null, source: sources.govUkPartnerSettlement, confidence: 'secondary' } as const;
const money = { from: null, source: sources.familyEvidence, confidence: 'secondary' } as const;

const moneyNotBefore = ({ on }: ChecklistCase) => addDays(on, -valueOn(documentRules.moneyFresh, on));

/** With one employer the shorter time is enough. */
function payslipMonths({ on, answers }: ChecklistCase): number {
  const { payslipsOneEmployer, payslipsOtherwise } = documentRules;
  return valueOn(answers.sameEmployerSixMonths === false ? payslipsOtherwise : payslipsOneEmployer, on);
}

/**
 * A row for one source of income, on the partner route only. While the source is unknown, all of them are one group.
 */
function moneyRow(
  id: string,
  title: string,
  incomes: readonly ChecklistIncome[],
  value: Omit<Parameters<typeof asked>[0], 'kind'>,
): readonly Requirement[] {
  const toRow = (kind: Asked['kind']) => [{ value: asked({ ...value, kind }), ...money }];
  const isOpen = ({ answers }: ChecklistCase) => (answers.income ?? null) === null;
  return [
    requirement({
      id,
      title,
      ...setM,
      applies: (one) => partner(one) && incomes.some((income) => income === one.answers.income),
      rows: toRow('must'),
    }),
    requirement({
      id,
      key: `${id}_open`,
      title,
      ...setM,
      group: 'money',
      applies: (one) => partner(one) && isOpen(one),
      rows: toRow('one_of'),
    }),
  ];
}

const incomeAsked = ({ on }: ChecklistCase): string => {
  const [earlier, later] = payRules.partner.rows;
  const { firstChildIncome, furtherChildIncome } = documentRules;
  const now = pounds(valueOn(payRules.partner, on));
  return `The income asked for is ${now} a year. Who began before ${writtenDate(later?.from ?? on)} shows ${pounds(earlier?.value ?? 0)}. A first child adds ${inWordsOn(firstChildIncome, on)}. Each further one adds ${inWordsOn(furtherChildIncome, on)}. It is never more than ${now}.`;
};

/** The requirements of applicants who settle as a partner, a parent or after ten years of family or private life. */
export const familyRows: readonly Requirement[] = [
  requirement({
    id: 'P1',
    title: 'Marriage, or two years together',
    forms: ['SET(M)', 'BEREAVED'],
    group: 'relationship',
    applies: (one) => withPartner(one) || one.form === 'BEREAVED',
    kindFor: ifAskedOfPrivateLife,
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: 'Marriage or civil partnership certificate, or proof of two years together.',
          why: 'You apply as a partner.',
          needs: [['marriage_certificate', 'cohabitation_evidence']],
          alternatives: ['the certificate', 'proof that you lived together for two years'],
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'P2',
    title: 'Living together since the last permission',
    ...setM,
    applies: partner,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Living together since your last permission, about two and a half years. Letters to both of you serve, or to each at the same address, spread over the time.',
          why: 'The present guidance asks for no fixed number. Formerly it was six papers from three sources.',
          needs: [['cohabitation_evidence', ...homePapers]],
          covers: {
            days: ({ on }) => monthsBefore(on, valueOn(documentRules.livingTogether, on)),
            every: everyHalfYear,
          },
          instead:
            'Write why there are no letters for a time, and what shows that you lived together all the same.',
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'P2',
    key: 'P2_ten_years',
    title: 'Living together',
    ...setM,
    group: 'living',
    applies: (one) => tenYears(one) || privateLife(one),
    kindFor: ifAskedOfPrivateLife,
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: 'As a partner: living together since your last permission.',
          why: 'It is asked where your permission rests on a partner.',
          needs: [['cohabitation_evidence', ...homePapers]],
        }),
        ...family,
      },
    ],
  }),
  ...moneyRow('P3a', 'Payslips', ['employed'], {
    text: (one) => `Payslips of the ${payslipMonths(one)} months before the application.`,
    why: (one) =>
      `${incomeAsked(one)} With one employer payslips cover ${inWordsOn(documentRules.payslipsOneEmployer, one.on)}, otherwise ${inWordsOn(documentRules.payslipsOtherwise, one.on)}.`,
    needs: [['payslip']],
    covers: { days: (one) => wholeMonthsBefore(one.on, payslipMonths(one)), every: 'month' },
    notBefore: moneyNotBefore,
  }),
  requirement({
    id: 'P3b',
    title: 'Bank statements of the same months',
    ...setM,
    applies: (one) =>
      partner(one) && (one.answers.income === 'employed' || one.answers.income === 'self_employed'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Bank statements that show the same pay, month for month.',
          why: 'Each payment has to be seen twice: where it comes from and where it arrives.',
          needs: [['bank_statement']],
          covers: {
            days: (one) =>
              one.answers.income === 'employed'
                ? wholeMonthsBefore(one.on, payslipMonths(one))
                : taxYearBefore(one.on),
            every: 'month',
          },
          notBefore: (one) => (one.answers.income === 'employed' ? moneyNotBefore(one) : null),
        }),
        ...money,
      },
    ],
  }),
  requirement({
    id: 'P3c',
    title: 'Letter of the employer',
    ...setM,
    applies: (one) => partner(one) && one.answers.income === 'employed',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Letter of the employer: the job, since when, the kind of contract, the yearly pay and how long it has been so.',
          why: ({ on }) =>
            `Papers about money are not older than ${inWordsOn(documentRules.moneyFresh, on)} on the day you apply.`,
          needs: [['employer_letter']],
          notBefore: moneyNotBefore,
        }),
        ...money,
      },
    ],
  }),
  ...moneyRow('P3d', 'Accounts of the self-employed', ['self_employed'], {
    text: 'Tax return and accounts of the last full tax year.',
    why: incomeAsked,
    needs: [['tax_document', 'financial_statement']],
    covers: { days: ({ on }) => taxYearBefore(on), every: 'month' },
  }),
  ...moneyRow('P3e', 'Savings', ['savings'], {
    text: (one) =>
      `Bank statements of your savings: ${inWordsOn(payRules.savingsNotCounted, one.on)} and what the income lacks, held for ${inWordsOn(documentRules.savingsHeld, one.on)}.`,
    why: incomeAsked,
    needs: [['bank_statement', 'financial_statement']],
    covers: {
      days: ({ on }) => wholeMonthsBefore(on, valueOn(documentRules.savingsHeld, on)),
      every: 'month',
    },
    notBefore: moneyNotBefore,
  }),
  ...moneyRow('P3g', 'Disability or carer’s benefit', ['benefits'], {
    text: 'The letter about the disability or carer’s benefit of your partner, and what you live on.',
    why: 'With such a benefit adequate maintenance is asked for in place of the income.',
    needs: [['financial_statement', 'other']],
    notBefore: moneyNotBefore,
  }),
  requirement({
    id: 'P3',
    title: 'Set income',
    ...setM,
    applies: (one) => tenYears(one) || privateLife(one),
    rows: [
      {
        value: asked({
          kind: 'not_needed',
          text: 'A set income.',
          why: 'On the ten-year way no sum of money is asked for.',
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'P4',
    title: 'Adequate housing',
    ...setM,
    applies: partner,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Adequate housing: title, tenancy, or a letter of the landlord.',
          why: 'The family has to have a home of its own without overcrowding.',
          needs: [['rental_agreement', 'address_proof']],
          instead:
            'Ask the landlord for a letter. It says who lives in the home, how many rooms it has and that it is not overcrowded.',
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'P5',
    title: 'Status of your partner',
    ...setM,
    applies: partner,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The British passport of your partner, or their settled status.',
          why: 'Your settlement rests on theirs.',
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'C1',
    title: 'Your child',
    ...setM,
    group: 'relationship',
    applies: withChild,
    kindFor: (one, kind) => (tenYears(one) ? 'one_of' : ifAskedOfPrivateLife(one, kind)),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Birth certificate of your child, and the status of the child.',
          why: 'You apply as the parent.',
          needs: [['birth_certificate']],
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'C2',
    title: 'Living with the child, or access',
    ...setM,
    group: 'living',
    applies: withChild,
    kindFor: ifAskedOfPrivateLife,
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: 'That the child lives with you, or that you see the child: letters of the school, orders of a court.',
          why: 'You have to take part in the life of the child.',
          needs: [['school_letter', 'court_document', 'address_proof']],
          alternatives: ['living together', 'direct access to the child'],
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'C3',
    title: 'Adequate maintenance',
    ...setM,
    applies: parent,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Adequate maintenance: how you live without public funds.',
          why: 'No set sum is asked of a parent.',
          needs: [['bank_statement', 'payslip', 'financial_statement']],
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'D5',
    title: 'Birth certificate of the child',
    forms: settlementForms,
    applies: ({ role }) => role === 'child',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Birth certificate, with both parents.',
          why: 'It shows whose child you are.',
          needs: [['birth_certificate']],
        }),
        ...family,
      },
    ],
  }),
  requirement({
    id: 'D6',
    title: 'Both parents settle, or one has sole responsibility',
    forms: settlementForms,
    applies: ({ role }) => role === 'child',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'That both parents are settled or settling, or that one of them has sole responsibility.',
          why: 'From the full age on you also show that you do not lead a life of your own.',
          needs: [['court_document', 'school_letter', 'legal_representative_letter']],
        }),
        ...family,
      },
    ],
  }),
];
