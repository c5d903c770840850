import { englishAnswerKeys, type EnglishStatusResponse } from '@settlewise/contract/assessments';
import { b1ThenB2, personalRules, valueOn } from '@settlewise/rules/parameters';
import { levelAsked } from '@settlewise/rules/sentences';
import { DateField } from '../../../../ui/dates/DateField';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { SelectField } from '../../../../ui/form/SelectField';
import { englishTick, type EnglishAnswer } from '../draft/englishTick';
import { fieldId } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';

const labels: Readonly<Record<EnglishAnswer, string>> = {
  none: 'No level yet',
  A1: 'A1',
  A2: 'A2',
  B1: 'B1',
  B2: 'B2',
  C1: 'C1',
  C2: 'C2',
  exempt: 'Exempt: a long-term condition, or the passport of a majority-English country',
  not_sure: 'Not sure',
};
const options = englishAnswerKeys.map((value) => ({ value, label: labels[value] }));

/** How the level changes on most routes, where a day is known for it. */
function levelToCome(): string {
  const [before, after] = b1ThenB2.rows;
  return !before || !after?.from
    ? ''
    : ` For applications made on or after ${formatLongDate(after.from)} most routes ask for ${after.value} in place of ${before.value}.`;
}

/** Which level, where one is asked on the planned day: the tick above follows from it. And who need not show any. */
export function EnglishLevel({ form, asked }: { form: IlrForm; asked: EnglishStatusResponse | null }) {
  const { draft, today, change, errorOf } = form;
  if (asked?.asked !== 'B1' && asked?.asked !== 'B2') return null;
  const ages = valueOn(personalRules.agesAsked, asked.on);
  return (
    <>
      <SelectField
        id={fieldId.englishLevel}
        label="Your level of English"
        optional
        hint={`We ask because ${levelAsked(asked.asked, asked.confirmed)} is asked of you for an application on ${formatLongDate(asked.on)}.${levelToCome()}`}
        placeholder="Choose"
        options={options}
        value={draft.englishLevel ?? ''}
        error={errorOf(fieldId.englishLevel)}
        onChange={(event) => {
          const level = englishAnswerKeys.find((key) => key === event.target.value) ?? null;
          change(
            { englishLevel: level, englishLanguageRequirement: englishTick(level) },
            fieldId.englishLevel,
            fieldId.english,
          );
        }}
      />
      <DateField
        label="Date of birth (optional)"
        why={`We ask because English and the Life in the UK test are not asked of people under ${ages.from} or of ${ages.to + 1} and over.`}
        opensAt="year"
        latest={today}
        {...form.dateField('dateOfBirth')}
      />
    </>
  );
}
