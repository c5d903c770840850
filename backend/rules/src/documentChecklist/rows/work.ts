import { addDays, addMonths } from '../../calendar/civilDate';
import { documentRules } from '../../parameters/documentRules';
import { inWordsOn, valueOn } from '../../parameters/parameter';
import { routeRules } from '../../parameters/routeRules';
import { payRules } from '../../parameters/payRules';
import { sources } from '../../parameters/sources';
import { qualifyingPeriod, wholeMonthsBefore } from '../period';
import { asked, requirement, type ChecklistCase, type Requirement } from '../row';
import { homePapers, mainOn, on, skilledRoutes } from './groups';

const letterNotBefore = ({ on: day }: ChecklistCase) =>
  addDays(day, -valueOn(documentRules.letterFresh, day));
const setO = { forms: ['SET(O)'] } as const;
const rowSince = { from: null, source: sources.govUkWorkSettlement, confidence: 'secondary' } as const;

function formatPay({ route, on: day }: ChecklistCase): string {
  if (route === 'sportsperson') return `pay of at least ${inWordsOn(payRules.sportsperson, day)}`;
  if (route === 'minister_of_religion') return 'the pay of the route';
  return `gross pay of at least ${inWordsOn(payRules.skilledWorker, day)} and the going rate, or the lower figure that holds for you (SW 24.3)`;
}

/** The requirements of applicants who settle from work, business, talent or ancestry, and of their families. */
export const workRows: readonly Requirement[] = [
  requirement({
    id: 'W1',
    title: 'Letter of your employer',
    ...setO,
    applies: mainOn(...skilledRoutes, 'minister_of_religion', 'sportsperson'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: (one) =>
            `Letter of your employer, signed, on headed paper. It says that you are still needed for the foreseeable future. It names your job title, your occupation code and your start date. It shows ${formatPay(one)}. It lists absences for work, and parental leave with its dates and the pay before and after.`,
          why: ({ on: day }) =>
            `Letters that lack one of these sentences are a usual reason for refusals. By custom it is not older than ${inWordsOn(documentRules.letterFresh, day)} on the day you apply.`,
          needs: [['employer_letter', 'sponsor_letter']],
          notBefore: letterNotBefore,
          instead:
            'If the employer does not answer, ask in writing and keep the answer. Without the letter ask an adviser before you pay.',
        }),
        ...rowSince,
      },
    ],
  }),
  requirement({
    id: 'W2',
    title: 'Latest payslip, and the bank statement that shows it',
    ...setO,
    applies: mainOn(...skilledRoutes, 'minister_of_religion', 'sportsperson', 'scale_up'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Your latest payslip, and the bank statement that shows the same pay.',
          why: 'They have to agree with the letter of your employer.',
          needs: [['payslip'], ['bank_statement']],
          covers: { days: ({ on: day }) => wholeMonthsBefore(day, 1), every: 'month' },
        }),
        ...rowSince,
      },
    ],
  }),
  requirement({
    id: 'W3',
    title: 'Licence of your sponsor',
    ...setO,
    applies: mainOn(...skilledRoutes, 'minister_of_religion', 'sportsperson'),
    rows: [
      {
        value: asked({
          kind: 'helps',
          text: 'Your sponsor still has a licence on the day of the decision: look at the public register.',
          why: 'There is nothing to upload.',
        }),
        from: null,
        source: sources.sponsorRegister,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'W4',
    title: 'Absences for research',
    ...setO,
    asks: 'exceptedAbsences',
    applies: mainOn(...skilledRoutes),
    // An applicant who leaves absences out need not do so for research.
    kindFor: (_, kind) => kind,
    spared: ({ answers }) =>
      answers.exceptedAbsences === false ? 'You leave no absence out of the count.' : null,
    rows: [
      {
        value: asked({
          kind: 'if_asked',
          text: 'For absences for research: the agreement of your sponsor with the dates, and the payslips of that time.',
          why: 'Such absences are left out of the count where the sponsor agreed to them.',
          // An employer's ordinary letter contains no consent.
          needs: [['sponsor_letter']],
        }),
        from: null,
        source: sources.continuousResidenceGuidance,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'S1',
    title: 'Scale-up: records of pay',
    ...setO,
    applies: mainOn('scale_up'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: ({ on: day }) => `Records of your pay in ${inWordsOn(routeRules.scaleUpPay, day)}.`,
          why: 'The route asks for the pay over time, not for one month.',
          needs: [['payslip', 'tax_document']],
          covers: {
            days: ({ on: day }) => wholeMonthsBefore(day, valueOn(routeRules.scaleUpPay, day).of),
            every: 'month',
          },
        }),
        from: null,
        source: sources.scaleUp,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'T1',
    title: 'Earnings in your field',
    ...setO,
    applies: mainOn('global_talent', 'tier1_exceptional_talent'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Earnings in your field: contracts, payslips or accounts.',
          why: 'You show that you worked in the field for which you were endorsed.',
          needs: [['employment_contract', 'payslip', 'tax_document', 'financial_statement']],
        }),
        from: null,
        source: sources.globalTalent,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'T2',
    title: 'Endorsement',
    ...setO,
    applies: mainOn('global_talent', 'tier1_exceptional_talent'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Your endorsement, which was not withdrawn.',
          why: 'Without it there is no settlement. It also decides whether absences for research are permitted: they are with an endorsement by a science body, or with a listed prize.',
          needs: [['sponsor_letter', 'visa_letter']],
        }),
        from: null,
        source: sources.globalTalent,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'I1',
    title: 'Endorsement letter',
    ...setO,
    applies: mainOn('innovator_founder'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: ({ on: day }) =>
            `Letter of your endorsing body, not older than ${inWordsOn(documentRules.endorsementFresh, day)}.`,
          why: 'It confirms the criteria of your business.',
          needs: [['sponsor_letter']],
          notBefore: ({ on: day }) => addMonths(day, -valueOn(documentRules.endorsementFresh, day)),
        }),
        from: null,
        source: sources.innovatorFounder,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'I2',
    title: 'Accounts and payroll',
    ...setO,
    applies: mainOn('innovator_founder'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Accounts and payroll for the criteria that you use.',
          why: 'They show what the letter says.',
          needs: [['financial_statement', 'tax_document']],
        }),
        from: null,
        source: sources.innovatorFounder,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'R1',
    title: 'Letter of your employer abroad',
    ...setO,
    applies: mainOn('rep_overseas_business'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Letter of your employer: you are still needed, and what you are paid.',
          why: 'The business abroad has to go on with you.',
          needs: [['employer_letter', 'sponsor_letter']],
          notBefore: letterNotBefore,
        }),
        from: null,
        source: sources.overseasBusiness,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'A1',
    title: 'Work, or the search for it',
    ...setO,
    group: 'work',
    applies: mainOn('uk_ancestry'),
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: 'That you can and mean to work: a contract, payslips or your search for work.',
          why: 'Any five unbroken years on the route serve. The form counts back from your last Ancestry permission.',
          needs: [['employment_contract', 'payslip', 'employer_letter', 'tax_document']],
          alternatives: ['a contract', 'payslips', 'applications for jobs, with the answers'],
        }),
        from: null,
        source: sources.ancestry,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'A2',
    title: 'Money to live on',
    ...setO,
    applies: mainOn('uk_ancestry'),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Maintenance: how you live without public funds.',
          why: 'The route asks for it.',
          needs: [['bank_statement', 'payslip', 'financial_statement']],
        }),
        from: null,
        source: sources.ancestry,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'D1',
    title: 'Marriage, or two years together',
    forms: ['SET(O)', 'BNO', 'SETP'],
    group: 'relationship',
    applies: ({ role }) => role === 'partner',
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: 'Marriage or civil partnership certificate, or proof of two years together.',
          why: 'You apply as the partner of the main applicant.',
          needs: [['marriage_certificate', 'cohabitation_evidence']],
          alternatives: ['the certificate', 'proof that you lived together for two years'],
        }),
        ...rowSince,
      },
    ],
  }),
  requirement({
    id: 'D2',
    title: 'Living together in the UK',
    forms: ['SET(O)', 'BNO', 'SETP'],
    applies: ({ role }) => role === 'partner',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'That you live together in the UK: letters to both of you, or to each at the same address.',
          why: 'The relationship has to go on.',
          needs: [['cohabitation_evidence', ...homePapers]],
        }),
        ...rowSince,
      },
    ],
  }),
  requirement({
    id: 'D3',
    title: 'Status of the main applicant',
    forms: ['SET(O)', 'BNO', 'SETP'],
    applies: ({ role }) => role !== 'main',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The status of the main applicant: settled, settling now, or British.',
          why: 'You settle after them or together with them.',
        }),
        ...rowSince,
      },
    ],
  }),
  requirement({
    id: 'D4',
    title: 'Years as a partner',
    ...setO,
    applies: ({ role }) => role === 'partner',
    spared: (one) =>
      on('uk_ancestry_partner', 'overseas_business_partner')(one)
        ? 'Partners on this route have no qualifying years of their own.'
        : null,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Five years with permission as the partner of the same person: your eVisa and old cards or letters.',
          why: 'Your years are counted on their own, not those of the main applicant.',
          needs: [['evisa_screenshot', 'previous_visa', 'visa_letter', 'brp_card']],
          covers: { days: qualifyingPeriod, every: 'month' },
        }),
        from: null,
        source: sources.continuousResidenceGuidance,
        confidence: 'official',
      },
    ],
  }),
];
