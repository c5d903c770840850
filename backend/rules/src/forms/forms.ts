import type { CivilDate } from '../calendar/civilDate';
import { isConfirmed } from '../parameters/confidence';
import { rowOn, type Parameter, type Source } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import type { Unit } from '../parameters/units';
import type { FormBlock, SheetForm } from './question';
import { absencesBlock, totalsBlock } from './topics/absences';
import { characterBlock } from './topics/character';
import { contactBlock } from './topics/contact';
import { intentionBlock, laterDateBlock } from './topics/ending';
import { familyBlock, parentsBlock } from './topics/family';
import { identityBlock } from './topics/identity';
import { passportBlock } from './topics/passport';
import { refereesBlock } from './topics/referees';
import { knowledgeBlock, settledBlock } from './topics/status';
import { workBlock } from './topics/work';

/** What a form asks, as it is from a day on. */
export interface FormContent {
  /** Whether this is the order of the form; of a preparation sheet nobody has seen the order. */
  readonly inOrderOfForm: boolean;
  readonly blocks: readonly FormBlock[];
}

const questions: Unit<FormContent> = {
  key: 'questions',
  inWords: ({ blocks }) =>
    `${blocks.reduce((sum, block) => sum + block.questions.length, 0)} questions in ${blocks.length} blocks`,
};

/** Every form with what it asks, read for the day of the application. How a form asks is no law. */
export const formContents: Readonly<Partial<Record<SheetForm, Parameter<FormContent>>>> = {
  AN: {
    title: 'Form AN: becoming a British citizen',
    unit: questions,
    nature: 'practice',
    rows: [
      {
        ...{ from: null, source: sources.onlineFormAn, confidence: 'secondary' },
        value: {
          inOrderOfForm: true,
          blocks: [
            ...[identityBlock, contactBlock('AN'), passportBlock, settledBlock, knowledgeBlock],
            ...[parentsBlock, familyBlock, workBlock, absencesBlock, totalsBlock],
            ...[intentionBlock, characterBlock, refereesBlock('AN'), laterDateBlock],
          ],
        },
      },
    ],
  },
};

/** What a form asks on a day, and how well that is known. */
export function formOn(
  form: SheetForm,
  on: CivilDate,
): (FormContent & { readonly title: string; readonly source: Source; readonly confirmed: boolean }) | null {
  const parameter = formContents[form];
  if (parameter === undefined) return null;
  const { value, source, confidence } = rowOn(parameter, on);
  return { ...value, title: parameter.title, source, confirmed: isConfirmed(confidence) };
}
