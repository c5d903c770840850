import { absenceRules } from '../../parameters/absenceRules';
import { inWordsOn, valueOn } from '../../parameters/parameter';
import { sources } from '../../parameters/sources';
import { writtenDate } from '../../assessment/wording';
import { qualifyingPeriod } from '../period';
import { asked, requirement, type Requirement } from '../row';
import { everyHalfYear, homePapers } from './groups';

const longResidence = { from: null, source: sources.govUkLongResidence, confidence: 'secondary' } as const;
const permissions = ['evisa_screenshot', 'previous_visa', 'visa_letter', 'brp_card'] as const;

/**
 * The requirements of applicants who settle after long residence, from Hong Kong, from protection, from the EU, or in
 * distress.
 */
export const residenceRows: readonly Requirement[] = [
  requirement({
    id: 'L1',
    title: 'Every permission of the years',
    forms: ['SET(LR)'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Every permission of the ten years with its dates: eVisa, old cards, letters.',
          why: 'All of the time has to be lawful.',
          needs: [permissions],
          covers: { days: qualifyingPeriod, every: 'month' },
          instead:
            'Ask the Home Office for what it holds of you (a subject access request), and say that you did.',
        }),
        ...longResidence,
      },
    ],
  }),
  requirement({
    id: 'L2',
    title: 'Time on the present permission',
    forms: ['SET(LR)'],
    kindFor: ({ answers }, kind) => (answers.grantedBeforeApril2024 === undefined ? 'if_asked' : kind),
    spared: ({ answers, on }) =>
      answers.grantedBeforeApril2024 === true
        ? `Your present permission was granted before ${writtenDate(valueOn(absenceRules.longResidenceCurrentPermission, on).grantedFrom)}.`
        : null,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Twelve months on the present permission: since when you hold it.',
          why: ({ on }) =>
            `It is asked of permission that was granted on ${writtenDate(valueOn(absenceRules.longResidenceCurrentPermission, on).grantedFrom)} or later.`,
          needs: [permissions],
        }),
        from: null,
        source: sources.longResidence,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'L3',
    title: 'Absences under both rules',
    forms: ['SET(LR)'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'List of your absences in all ten years: country, left, returned, reason.',
          why: ({ on }) =>
            `The rules of before ${writtenDate(valueOn(absenceRules.longResidenceCurrentPermission, on).grantedFrom)} and those of after are both looked at, each for its days.`,
        }),
        from: null,
        source: sources.longResidence,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'L4',
    title: 'Proof of residence for years without stamps',
    forms: ['SET(LR)'],
    rows: [
      {
        value: asked({
          kind: 'helps',
          text: 'Proof that you lived here in years for which a passport shows no stamps.',
          why: 'One paper in half a year is enough.',
          needs: [['passport', ...homePapers]],
          covers: { days: qualifyingPeriod, every: everyHalfYear },
          instead: 'Write where you lived and what you did in that time, and who can confirm it.',
        }),
        ...longResidence,
      },
    ],
  }),
  requirement({
    id: 'B1',
    title: 'Hong Kong passport',
    forms: ['BNO'],
    group: 'hong_kong',
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: 'BN(O) passport or HKSAR passport.',
          why: 'It shows that the route is yours.',
          needs: [['passport']],
          alternatives: ['BN(O) passport, also one that ran out', 'HKSAR passport'],
        }),
        from: null,
        source: sources.govUkBno,
        confidence: 'quoted',
      },
    ],
  }),
  requirement({
    id: 'B2',
    title: 'Home in the UK',
    forms: ['BNO'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Your home in the UK over the five years: tenancy, council tax, bills.',
          why: 'One paper in half a year is enough.',
          needs: [homePapers],
          covers: { days: qualifyingPeriod, every: everyHalfYear },
          instead: 'Write with whom you lived and who paid, and have that person confirm it.',
        }),
        from: null,
        source: sources.govUkBno,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'SP1',
    title: 'Letter of your status',
    forms: ['SETP'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The letter that gave you protection.',
          why: ({ on }) =>
            `Apply in the last ${inWordsOn(absenceRules.lastDaysOfProtection, on)} of the permission, before it ends. There is no fee, no English and no test.`,
          needs: [['visa_letter', 'evisa_screenshot']],
        }),
        from: null,
        source: sources.govUkProtectionSettlement,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'SP2',
    title: 'Your children',
    forms: ['SETP'],
    rows: [
      {
        value: asked({
          kind: 'if_asked',
          text: 'The names, birth dates and papers of your children who settle with you.',
          why: 'They stand in the same form.',
          needs: [['birth_certificate']],
        }),
        from: null,
        source: sources.govUkProtectionSettlement,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'E1',
    title: 'National Insurance number',
    forms: ['EUSS'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Your National Insurance number.',
          why: 'Often nothing else: your residence is looked up by it.',
        }),
        from: null,
        source: sources.govUkEuSettlement,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'E2',
    title: 'Proof for what the look-up does not show',
    forms: ['EUSS'],
    rows: [
      {
        value: asked({
          kind: 'if_asked',
          text: 'One proof for each time that the look-up does not show. Council tax, a P60, a letter of an employer or a school, or bank statements with use in the UK serve.',
          why: 'It is asked for only where something is missing.',
          needs: [homePapers],
          covers: { days: qualifyingPeriod, every: 'month' },
        }),
        from: null,
        source: sources.govUkEuSettlement,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'BV1',
    title: 'Death certificate',
    forms: ['BEREAVED'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The death certificate of your partner.',
          why: 'The route is open because of it. Who has no means can ask to pay no fee.',
          needs: [['other', 'legal_representative_letter']],
        }),
        from: null,
        source: sources.bereavedPartner,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'DV1',
    title: 'What shows the abuse',
    forms: ['SET(DV)'],
    group: 'abuse',
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: 'What shows the abuse: letters of the police, a court, a doctor or a refuge.',
          why: 'One is enough to begin with. Who has no means can ask to pay no fee.',
          needs: [['court_document', 'police_registration', 'medical_report', 'legal_representative_letter']],
          alternatives: ['police', 'court', 'doctor', 'refuge'],
        }),
        from: null,
        source: sources.domesticAbuse,
        confidence: 'secondary',
      },
    ],
  }),
];
