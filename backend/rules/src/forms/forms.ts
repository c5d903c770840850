import type { CivilDate } from '../calendar/civilDate';
import { isConfirmed } from '../parameters/confidence';
import { rowOn, type Parameter, type ParameterRow, type Source } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import type { Unit } from '../parameters/units';
import type { FormBlock, SheetForm } from './question';
import { absencesBlock, totalsBlock } from './topics/absences';
import { characterBlock } from './topics/character';
import { contactBlock } from './topics/contact';
import { intentionBlock, laterDateBlock } from './topics/ending';
import { childsCharacterBlock, childsParentsBlock, consentBlock } from './topics/childsFamily';
import { familyBlock, familyPart, parentsBlock } from './topics/family';
import { identityBlock } from './topics/identity';
import { passportBlock } from './topics/passport';
import { refereesBlock } from './topics/referees';
import {
  childBlock,
  immigrationHistoryBlock,
  livingTogetherBlock,
  payBlock,
  publicFundsBlock,
  settlementAbsencesBlock,
  suitabilityBlock,
} from './topics/settlement';
import { knowledgeBlock, settledBlock } from './topics/status';
import { workBlock } from './topics/work';

/** The content of a form from a day on. */
export interface FormContent {
  /** Whether this is the form's order; the order of a preparation sheet is unknown. */
  readonly inOrderOfForm: boolean;
  readonly blocks: readonly FormBlock[];
}

const questions: Unit<FormContent> = {
  key: 'questions',
  inWords: ({ blocks }) =>
    `${blocks.reduce((sum, block) => sum + block.questions.length, 0)} questions in ${blocks.length} blocks`,
};

const form = (
  title: string,
  { source, confidence }: Pick<ParameterRow<unknown>, 'source' | 'confidence'>,
  value: FormContent,
): Parameter<FormContent> => ({
  title,
  unit: questions,
  rows: [{ from: null, source, confidence, value }],
  // Form wording has no legal source; unknown wording is marked unknown.
  ...(confidence !== 'unknown' && { nature: 'practice' as const }),
});

/** Ordered by topic: the current form's order is unknown. */
const preparation = (title: string, source: Source, ...blocks: readonly FormBlock[]) =>
  form(title, { source, confidence: 'unknown' }, { inOrderOfForm: false, blocks });

const settlement = (of: 'SET(O)' | 'SET(M)' | 'SET(LR)' | 'BNO', ...ofIts: readonly FormBlock[]) => [
  identityBlock,
  contactBlock(of),
  passportBlock,
  immigrationHistoryBlock,
  settlementAbsencesBlock,
  knowledgeBlock,
  ...ofIts,
  childrenBlock,
  publicFundsBlock,
  suitabilityBlock,
];
const childrenBlock = familyPart('children', 'Children', 'children');
const partnerBlock = familyPart(
  'partner',
  'Your partner',
  'marital_status',
  'partner_name',
  'partner_born',
  'partner_nationality',
  'married_on',
);

/** Every form with its content, read for the day of the application. */
export const formContents: Readonly<Record<SheetForm, Parameter<FormContent>>> = {
  AN: form(
    'Form AN: becoming a British citizen',
    { source: sources.onlineFormAn, confidence: 'secondary' },
    {
      inOrderOfForm: true,
      blocks: [
        identityBlock,
        contactBlock('AN'),
        passportBlock,
        settledBlock,
        knowledgeBlock,
        parentsBlock,
        familyBlock,
        workBlock,
        absencesBlock,
        totalsBlock,
        intentionBlock,
        characterBlock,
        refereesBlock('AN'),
        laterDateBlock,
      ],
    },
  ),
  MN1: preparation(
    'Form MN1: registering a child as British',
    sources.childRegistration,
    identityBlock,
    contactBlock('MN1'),
    passportBlock,
    childBlock,
    childsParentsBlock,
    settlementAbsencesBlock,
    refereesBlock('MN1'),
    consentBlock,
    childsCharacterBlock,
  ),
  'SET(O)': preparation(
    'SET(O): settlement on a work visa and others',
    sources.govUkWorkSettlement,
    ...settlement('SET(O)', payBlock, partnerBlock),
  ),
  'SET(M)': preparation(
    'SET(M): settlement as a partner',
    sources.govUkPartnerSettlement,
    ...settlement('SET(M)', partnerBlock, livingTogetherBlock),
  ),
  'SET(LR)': preparation(
    'SET(LR): settlement after long residence',
    sources.govUkLongResidence,
    ...settlement('SET(LR)', payBlock, partnerBlock),
  ),
  BNO: preparation(
    'Settlement as a British National (Overseas)',
    sources.govUkBno,
    ...settlement('BNO', payBlock, partnerBlock),
  ),
};

/** The content of a form on a day, with its confidence. */
export function formOn(
  key: SheetForm,
  on: CivilDate,
): FormContent & { readonly title: string; readonly source: Source; readonly confirmed: boolean } {
  const parameter = formContents[key];
  const { value, source, confidence } = rowOn(parameter, on);
  return { ...value, title: parameter.title, source, confirmed: isConfirmed(confidence) };
}
