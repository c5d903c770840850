import { absenceRules } from '../../parameters/absenceRules';
import { absenceLimits } from '../../parameters/absenceLimits';
import { documentRules } from '../../parameters/documentRules';
import { citizenshipEnglish, englishLevelOn } from '../../parameters/englishLevels';
import { naturalisationRules } from '../../parameters/naturalisationRules';
import { inWordsOn, valueOn } from '../../parameters/parameter';
import { registrationRules } from '../../parameters/registrationRules';
import { sources } from '../../parameters/sources';
import { qualifyingPeriod } from '../period';
import { asked, requirement, type ChecklistCase, type Requirement } from '../row';
import { englishPapers, englishWays, sparedByAge, testNotBefore } from './general';
import { everyHalfYear, everyYear, homePapers } from './groups';

const an = { forms: ['AN'] } as const;
const guide = { from: null, source: sources.guideAn, confidence: 'quoted' } as const;
const children = { from: null, source: sources.childRegistration, confidence: 'secondary' } as const;
const overseas = {
  from: null,
  source: sources.registrationOverseasTerritories,
  confidence: 'quoted',
} as const;

const refereesAsked = ({ on, form }: ChecklistCase): string =>
  `${form === 'MN1' ? 'Each knows the child personally' : `Each has known you for ${inWordsOn(documentRules.refereeKnowsYou, on)}`}, and is not related to ${form === 'MN1' ? 'the child' : 'you'} or to the other. Neither is your representative, and neither works for the Home Office. One has a profession of the list. One has a British passport, and a profession or more than ${inWordsOn(documentRules.refereeAge, on)} of age.`;

const limits = ({ answers, on }: ChecklistCase): string => {
  const total = answers.spouseOfBritishCitizen === true ? absenceLimits.threeYears : absenceLimits.fiveYears;
  return `The limit is ${inWordsOn(total, on)} in all. In the last twelve months it is ${inWordsOn(absenceLimits.finalYear, on)}.`;
};

/** Applicants below the age at which good character is required. */
const sparedCharacter = ({ age, on }: ChecklistCase): string | null => {
  const from = valueOn(registrationRules.goodCharacterFrom, on);
  return age < from ? `Good character is asked for from ${from} years on.` : null;
};

/** The requirements of applicants who become British. */
export const citizenshipRows: readonly Requirement[] = [
  requirement({
    id: 'N1',
    title: 'Passport',
    ...an,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Your passport or travel document.',
          why: 'It shows who you are.',
          needs: [['passport', 'identity_card']],
        }),
        ...guide,
      },
    ],
  }),
  requirement({
    id: 'N2',
    title: 'Settled status',
    ...an,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'That you are settled, and since when: eVisa or the letter.',
          why: 'Citizenship follows settlement.',
          needs: [['evisa_screenshot', 'visa_letter', 'brp_card']],
        }),
        ...guide,
      },
    ],
  }),
  requirement({
    id: 'N3',
    title: 'Residence',
    ...an,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: (one) =>
            `Residence of the ${one.answers.spouseOfBritishCitizen === true ? 'three' : 'five'} years: passports, or where they are missing letters of employers and papers on tax and National Insurance.`,
          why: 'With settled status under the EU scheme show one paper a year: the status does not say where you lived.',
          needs: [['passport', ...homePapers]],
          covers: { days: qualifyingPeriod, every: everyHalfYear },
          instead:
            'Write where you lived and worked in that time, and ask the tax office for your record of employment.',
        }),
        from: null,
        source: sources.naturalisationGuidance,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'N4',
    title: 'English',
    ...an,
    group: 'english',
    spared: sparedByAge,
    rows: [
      {
        value: asked({
          kind: 'one_of',
          text: ({ on }) =>
            `Proof of English, level ${englishLevelOn(citizenshipEnglish, on).value}. Welsh or Scottish Gaelic serve as well.`,
          why: 'What you showed for settlement serves again.',
          needs: ({ on }) => [
            englishPapers(englishLevelOn(citizenshipEnglish, on).value === 'B2' ? 'B2' : 'B1'),
          ],
          alternatives: englishWays,
          notBefore: testNotBefore,
        }),
        ...guide,
      },
    ],
  }),
  requirement({
    id: 'N5',
    title: 'Life in the UK test',
    ...an,
    spared: sparedByAge,
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The reference number of your Life in the UK test.',
          why: 'A pass never runs out: the one of settlement serves again.',
          needs: [['life_in_uk_certificate']],
        }),
        ...guide,
      },
    ],
  }),
  requirement({
    id: 'N6',
    title: 'Two referees',
    ...an,
    rows: [{ value: asked({ kind: 'must', text: 'Two referees.', why: refereesAsked }), ...guide }],
  }),
  requirement({
    id: 'N7',
    title: 'Names, marriages and children',
    ...an,
    rows: [
      {
        value: asked({
          kind: 'if_asked',
          text: 'All names that you ever had, your marriages and your children, with the papers of each change.',
          why: 'The form asks for them. Papers are needed where a name differs from your passport.',
          needs: [['marriage_certificate', 'birth_certificate', 'court_document']],
        }),
        ...guide,
      },
    ],
  }),
  requirement({
    id: 'N8',
    title: 'Your British husband, wife or civil partner',
    ...an,
    asks: 'spouseOfBritishCitizen',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The British passport of your husband, wife or civil partner, and the marriage certificate.',
          why: 'Three years are enough because of it.',
          needs: [['marriage_certificate']],
        }),
        ...guide,
      },
    ],
  }),
  requirement({
    id: 'N9',
    title: 'Good character',
    ...an,
    asks: 'convictions',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Convictions, bankruptcy, tax and your immigration history: papers on each.',
          why: 'What is left out can be worse than what is said. Ask a regulated adviser first.',
          needs: [['court_document', 'police_registration', 'tax_document']],
        }),
        from: null,
        source: sources.goodCharacterGuidance,
        confidence: 'quoted',
      },
    ],
  }),
  requirement({
    id: 'N10',
    title: 'Absences over the limits',
    ...an,
    asks: 'longAbsences',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Your absences with their reasons, and proof of what speaks for you.',
          why: (one) =>
            `${limits(one)} The Home Office can accept days over a limit. You have to ask for it.`,
          needs: [['employer_letter', 'medical_report', 'sponsor_letter']],
        }),
        from: null,
        source: sources.naturalisationGuidance,
        confidence: 'official',
      },
    ],
  }),
  ...(
    [
      [
        'M1',
        'Birth certificate',
        'The birth certificate of the child.',
        'It shows the parents.',
        ['birth_certificate'],
      ],
      [
        'M2',
        'Passport of the child',
        'The passport of the child.',
        'It shows who the child is.',
        ['passport', 'identity_card'],
      ],
      [
        'M3',
        'Status of the parents',
        'The status of both parents, and their marriage certificate.',
        'It decides by which section the child registers.',
        ['marriage_certificate', 'evisa_screenshot'],
      ],
      [
        'M4',
        'Residence of the child',
        'Where the child lived: school, health and travel papers.',
        'Registration asks for a life in the UK.',
        ['school_letter', 'medical_report', 'address_proof'],
      ],
    ] as const
  ).map(([id, title, text, why, types]) =>
    requirement({
      id,
      title,
      forms: ['MN1'],
      rows: [{ value: asked({ kind: 'must', text, why, needs: [types] }), ...children }],
    }),
  ),
  requirement({
    id: 'M5',
    title: 'Two referees',
    forms: ['MN1'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Two referees. One is a professional who has dealt with the child.',
          why: refereesAsked,
        }),
        ...guide,
      },
    ],
  }),
  requirement({
    id: 'M6',
    title: 'Consent',
    forms: ['MN1'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'The consent of everybody who has parental responsibility.',
          why: 'They decide for the child.',
        }),
        ...children,
      },
    ],
  }),
  requirement({
    id: 'M7',
    title: 'Good character',
    forms: ['MN1', 'T'],
    asks: 'convictions',
    spared: sparedCharacter,
    rows: [
      {
        value: asked({
          kind: 'must',
          // Form T is used by adults too.
          text: ({ age, on }) =>
            age < valueOn(naturalisationRules.fullAge, on)
              ? 'Convictions and warnings of the child, with the papers.'
              : 'Your convictions and warnings, with the papers.',
          why: ({ on }) =>
            `Good character is asked for from ${valueOn(registrationRules.goodCharacterFrom, on)} years on.`,
          needs: [['court_document', 'police_registration']],
        }),
        from: null,
        source: sources.childRegistration,
        confidence: 'official',
      },
    ],
  }),
  requirement({
    id: 'BT1',
    title: 'Birth in the UK',
    forms: ['T'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Birth certificate from the UK.',
          why: 'Section 1(4) is for people who were born here.',
          needs: [['birth_certificate']],
        }),
        ...children,
      },
    ],
  }),
  requirement({
    id: 'BT2',
    title: 'Life in the UK from birth on',
    forms: ['T'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'School, health and travel papers, year by year.',
          why: ({ on }) =>
            `In each of the years at most ${inWordsOn(absenceRules.childRegistrationYear, on)} away.`,
          needs: [['school_letter', 'medical_report', 'address_proof', 'passport']],
          covers: { days: qualifyingPeriod, every: everyYear },
          instead: 'Ask the school and the doctor for a letter that names the years.',
        }),
        ...children,
      },
    ],
  }),
  requirement({
    id: 'BO1',
    title: 'Passport',
    forms: ['B(OTA)'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Your BN(O) passport, or another that shows your British nationality.',
          why: 'Section 4(2) is for people who have one of the British nationalities.',
          needs: [['passport']],
        }),
        ...overseas,
      },
    ],
  }),
  requirement({
    id: 'BO2',
    title: 'Settled for twelve months',
    forms: ['B(OTA)'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: ({ on }) =>
            `That you have had no time limit on your stay for ${inWordsOn(naturalisationRules.monthsSettled, on)}: eVisa or the letter.`,
          why: 'The section asks for it.',
          needs: [['evisa_screenshot', 'visa_letter', 'brp_card']],
        }),
        ...overseas,
      },
    ],
  }),
  requirement({
    id: 'BO3',
    title: 'Residence',
    forms: ['B(OTA)'],
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Residence of the five years: passports, or letters of employers and papers on tax.',
          why: 'You have to have been here on the first day of the five years.',
          needs: [['passport', ...homePapers]],
          covers: { days: qualifyingPeriod, every: everyHalfYear },
        }),
        ...overseas,
      },
    ],
  }),
  requirement({
    id: 'BO4',
    title: 'Absences over the limits',
    forms: ['B(OTA)'],
    asks: 'longAbsences',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Your absences with their reasons, and proof of what speaks for you.',
          why: (one) =>
            `${limits(one)} The Home Office can accept days over a limit. You have to ask for it.`,
          needs: [['employer_letter', 'medical_report']],
        }),
        ...overseas,
      },
    ],
  }),
  requirement({
    id: 'BO5',
    title: 'Good character',
    forms: ['B(OTA)'],
    asks: 'convictions',
    rows: [
      {
        value: asked({
          kind: 'must',
          text: 'Convictions and penalties: papers on each.',
          why: 'Good character is asked for. Ask a regulated adviser first.',
          needs: [['court_document', 'police_registration']],
        }),
        ...overseas,
      },
    ],
  }),
  requirement({
    id: 'BO6',
    title: 'English, test and plans',
    forms: ['B(OTA)'],
    rows: [
      {
        value: asked({
          kind: 'not_needed',
          text: 'English, the Life in the UK test, and the intention to go on living here.',
          why: 'The section asks for none of them. It can be the cheaper way.',
        }),
        ...overseas,
      },
    ],
  }),
];
