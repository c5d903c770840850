import { exemptByAge } from '../../assessment/knowledge';
import { addYears } from '../../calendar/civilDate';
import { absenceRules } from '../../parameters/absenceRules';
import { settlementEnglish } from '../../dependants/settlementEnglish';
import { documentRules } from '../../parameters/documentRules';
import { englishLevelOn } from '../../parameters/englishLevels';
import { inWordsOn, valueOn } from '../../parameters/parameter';
import { personalRules, refusalRules } from '../../parameters/personalRules';
import { sources } from '../../parameters/sources';
import { listsLongAbsencesOnly } from '../../routes/listsLongAbsencesOnly';
import { findRoute } from '../../routes/routes';
import { qualifyingPeriod } from '../period';
import { asked, requirement, type ChecklistCase, type Requirement } from '../row';
import { citizenshipForms, on, ordinaryForms, settlementForms } from './groups';

const guidance = sources.continuousResidenceGuidance;
/** Days away of partners and parents are not limited. */
export const noLimitOnRoute = on('partner', 'parent_of_child');

/** Whether the list of absences depends on their length. */
export const asksOnlyLongAbsences = (one: ChecklistCase): boolean =>
  listsLongAbsencesOnly(one.route) || noLimitOnRoute(one);

/** The reason that an applicant is exempt from English and the test by age; null if not exempt. */
export function sparedByAge({ age, dateOfBirth, on: day }: ChecklistCase): string | null {
  if (exemptByAge({ dateOfBirth }, day) !== true) return null;
  const { from, to } = valueOn(personalRules.agesAsked, day);
  const since = age < from ? `younger than ${from}` : `older than ${to}`;
  return `You will be ${since} on the day of the application, so you are not asked.`;
}

/** The level of English of a settlement application. */
export const findEnglish = ({ route, role, on: day }: ChecklistCase) =>
  settlementEnglish(route, role, day).value;

const requiresEnglish = (one: ChecklistCase): boolean =>
  findEnglish(one) !== 'none' || (one.form === 'SET(LR)' && one.role === 'main');
const findLevel = (one: ChecklistCase): 'B1' | 'B2' =>
  (one.form === 'SET(LR)'
    ? englishLevelOn(findRoute('long_residence').english, one.on).value
    : findEnglish(one)) === 'B2'
    ? 'B2'
    : 'B1';
const requiresTest = ({ route, form }: ChecklistCase): boolean =>
  form === 'SET(LR)' || findRoute(route).lifeInTheUk !== 'none';

/** Documents that prove English: a certificate of the higher level also proves the lower. */
export const englishPapers = (level: 'B1' | 'B2'): readonly string[] => [
  ...(level === 'B1' ? ['english_b1_certificate'] : []),
  'english_b2_certificate',
  'degree_certificate',
  'education_certificate',
];

/** A test is valid for some years, other documents have no limit. */
export const testNotBefore = ({ on: day }: ChecklistCase, documentType: string) =>
  documentType === 'english_b1_certificate' || documentType === 'english_b2_certificate'
    ? addYears(day, -valueOn(documentRules.englishTestServes, day))
    : null;

export const englishWays = [
  'the reference number of an approved test',
  'a degree that was taught in English; from abroad with a statement of Ecctis',
  'a school qualification in English from the UK',
  'the nationality of a country on the list',
  'the level that you showed for an earlier permission, where it is high enough',
];

/** The requirements of all who settle, G1 to G10, and documents that people bring without need. */
export const generalRows: readonly Requirement[] = [
  requirement({
    id: 'G1',
    title: 'Passport or travel document',
    forms: settlementForms,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: ({ form }) =>
            form === 'SETP'
              ? 'Travel document, or the old residence card (BRP). You prove your identity with the app or at a service point.'
              : 'Valid passport or travel document. You prove your identity with the ID Check app or at a service point.',
          why: 'The application begins with your identity.',
          needs: ({ form }) =>
            form === 'SETP' ? [['passport', 'identity_card', 'brp_card']] : [['passport', 'identity_card']],
        }),
        from: null,
        source: guidance,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'G2',
    title: 'Old passports',
    forms: ordinaryForms,
    rows: [
      {
        value: asked({
          kind: 'helps',
          text: 'Every passport of the qualifying years, the old ones too.',
          why: 'Caseworkers check the stamps against your list of journeys. Not every journey is in a passport.',
          needs: [['passport']],
          covers: { days: qualifyingPeriod, every: 'month' },
          instead:
            'Write that the passport is lost, since when, and what else shows your journeys: tickets, bookings, the record of your phone.',
        }),
        from: null,
        source: guidance,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'G3',
    title: 'Proof of your permission',
    forms: settlementForms,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Residence card (BRP) with your present permission.',
          why: 'It shows the permission that you hold.',
          needs: [['brp_card']],
        }),
        from: null,
        source: sources.eVisa,
        confidence: 'secondary',
      },
      {
        value: asked({
          kind: 'must',
          text: 'Your eVisa: sign in to your UKVI account. It shows your present permission and your present passport.',
          why: 'Residence cards ended. The number of your card is needed only if the form asks for it.',
          needs: [['evisa_screenshot', 'visa_letter']],
        }),
        from: '2025-06-01',
        source: sources.eVisa,
        confidence: 'secondary',
      },
    ],
  }),
  requirement({
    id: 'G4',
    title: 'List of absences',
    forms: ordinaryForms,
    applies: ({ form }) => form !== 'SET(LR)',
    kindFor: (one, kind) => {
      if (noLimitOnRoute(one) || findRoute(one.route).absences === 'none') return 'helps';
      return listsLongAbsencesOnly(one.route) && one.answers.longAbsences === undefined ? 'if_asked' : kind;
    },
    spared: (one) =>
      asksOnlyLongAbsences(one) && one.answers.longAbsences === false
        ? `You were never away for ${inWordsOn(absenceRules.listedAbsences, one.on)} or more in twelve months.`
        : null,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'List of your absences: country, left, returned, reason, in the order of the form.',
          why: (one) =>
            noLimitOnRoute(one)
              ? 'No number of days decides on your route. The list helps to explain long absences.'
              : 'The days away are counted from it.',
        }),
        from: null,
        source: guidance,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'G5',
    title: 'Proof for absences that do not count',
    forms: ordinaryForms,
    asks: 'exceptedAbsences',
    applies: (one) => !noLimitOnRoute(one),
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Proof for each absence that is to be left out: a letter, medical papers, proof of the travel disruption, or the agreement of your sponsor.',
          why: 'The guidance asks for no fixed format. It has to be more likely than not that it was so.',
          needs: [['employer_letter', 'sponsor_letter', 'medical_report', 'legal_representative_letter']],
        }),
        from: null,
        source: guidance,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'G6',
    title: 'Life in the UK test',
    forms: ordinaryForms,
    applies: requiresTest,
    spared: sparedByAge,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The reference number of your Life in the UK test.',
          why: 'A pass never runs out. With a long-term condition a doctor fills in the medical form instead.',
          needs: [['life_in_uk_certificate']],
          alternatives: ['the medical form, with a long-term condition'],
        }),
        from: null,
        source: sources.knowledgeOfLife,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'G7',
    title: 'English',
    forms: ordinaryForms,
    group: 'english',
    applies: requiresEnglish,
    spared: sparedByAge,
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: (one) => `Proof of English, level ${findLevel(one)}.`,
          why: (one) =>
            findEnglish(one) === 'route'
              ? 'You met the level when your visa was granted. Say in the form how.'
              : `On your planned day the level is ${findLevel(one)}. A test serves for ${inWordsOn(documentRules.englishTestServes, one.on)}.`,
          needs: (one) => [englishPapers(findLevel(one))],
          alternatives: englishWays,
          // Evidence shown for the visa does not expire.
          notBefore: (one, documentType) =>
            findEnglish(one) === 'route' ? null : testNotBefore(one, documentType),
        }),
        from: null,
        source: sources.englishLanguage,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'G8',
    title: 'Days without permission',
    forms: [...ordinaryForms, 'SETP'],
    asks: 'gapInPermission',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The reasons for each day on which you had no permission, with what proves them.',
          why: 'Days of waiting for a decision need none where you applied in time: section 3C keeps the permission.',
          needs: [['legal_representative_letter', 'other']],
        }),
        from: null,
        source: guidance,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'G9',
    title: 'Convictions, penalties and debts',
    forms: settlementForms,
    asks: 'convictions',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: ({ on: day }) =>
            `Every conviction and penalty, debts to the NHS of ${inWordsOn(refusalRules.debtToTheNhs, day)} or more, and costs of a court case that are still open.`,
          why: 'Part Suitability: what is left out can be worse than what is said. Ask a regulated adviser first.',
          needs: [['court_document', 'police_registration']],
        }),
        from: null,
        source: sources.suitability,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'G10',
    title: 'Translations',
    asks: 'foreignLanguageDocuments',
    forms: [...settlementForms, ...citizenshipForms],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'A certified translation of each paper that is not in English or Welsh. It has the statement, the date, the name and the contact of the translator.',
          why: 'A paper without it is not read.',
          needs: [['other']],
        }),
        from: null,
        source: sources.govUkSettlement,
        confidence: 'secondary',
      },
    ],
  }),
  notNeeded(
    'X1',
    'Photographs',
    ordinaryForms,
    'Photographs.',
    'Your picture is taken by the app or at the service point.',
  ),
  notNeeded(
    'X2',
    'Originals by post',
    settlementForms,
    'Originals by post.',
    'Papers are uploaded. Keep the originals, in case somebody asks for them.',
  ),
  notNeeded(
    'X3',
    'Bank statements of years',
    ['SET(O)', 'SET(LR)', 'BNO'],
    'Bank statements of years.',
    'Your days are not counted by them. Send what is asked for above.',
  ),
  notNeeded(
    'X4',
    'Letters of your doctor',
    ordinaryForms,
    'Letters of your GP.',
    'They are asked for only where you lean on an illness.',
  ),
];

/** Documents that people bring because they were required years ago. */
function notNeeded(
  id: string,
  title: string,
  forms: Requirement['forms'],
  text: string,
  why: string,
): Requirement {
  return requirement({
    id,
    title,
    forms,
    nature: 'practice',
    rows: [
      {
        value: asked({
          kind: 'not_needed',
          text,
          why: `${why} Bring it if the form or a letter asks for it.`,
        }),
        from: null,
        source: sources.govUkSettlement,
        confidence: 'secondary',
      },
    ],
  });
}
