import { openAnswerKeys } from '@settlewise/contract/assessments';
import { englishLevelOptions, openAnswerOptions } from '@settlewise/contract/options';
import { exemptByAge } from '@settlewise/rules/assessment';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { personalRules, valueOn } from '@settlewise/rules/parameters';
import { DateField } from '../../../../ui/dates/DateField';
import { yearChoices } from '../../../../ui/dates/dateParts';
import { useToday } from '../../../../ui/dates/useToday';
import { SelectField } from '../../../../ui/form/SelectField';
import type { CitizenshipDraft } from '../draft/citizenshipDraft';
import type { CitizenshipForm } from '../useCitizenshipForm';

/** True for somebody whose age on the day of application excuses them; false where the birth date is not known. */
export function isExemptByAge({ dateOfBirth }: CitizenshipDraft, application: CivilDate): boolean {
  return isCivilDate(dateOfBirth) && exemptByAge({ dateOfBirth }, application) === true;
}

const enough: readonly CitizenshipDraft['englishLevel'][] = ['B1', 'B2', 'C1', 'C2', 'exempt'];

/** The level of English held; the tick follows from it. */
export function EnglishLevelField({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  return (
    <SelectField
      {...form.field('englishLevel')}
      label="Your level of English"
      optional
      hint="The level on your certificate, in speaking and listening."
      placeholder="I am not sure"
      options={englishLevelOptions}
      value={draft.englishLevel}
      onChange={(event) => {
        const level = englishLevelOptions.find(({ value }) => value === event.target.value)?.value ?? '';
        // Not sure: what was ticked stays.
        const ticked = level === '' ? draft.ticks.englishLanguage : enough.includes(level);
        change({ englishLevel: level, ticks: { ...draft.ticks, englishLanguage: ticked } });
      }}
    />
  );
}

/** Asked of everybody: an answer that is left open is supposed to be no, except of people with protection. */
export function ArrivalField({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  return (
    <SelectField
      {...form.field('arrivedWithoutPermission')}
      label="Did you come to the UK without permission?"
      optional
      hint="For example in a small boat or hidden in a lorry. The Home Office then normally refuses citizenship, however long ago it was."
      placeholder="Choose one"
      options={openAnswerOptions}
      value={draft.arrivedWithoutPermission}
      onChange={({ target }) =>
        change({ arrivedWithoutPermission: openAnswerKeys.find((key) => key === target.value) ?? '' })
      }
    />
  );
}

/** The birth date, asked only where it can change the answer: while English or the test is still to be shown. */
export function AboutYou({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const today = useToday();
  const { englishLanguage, lifeInUK } = draft.ticks;
  if (englishLanguage && lifeInUK && draft.dateOfBirth === '') return null;
  return (
    <DateField
      {...form.field('dateOfBirth')}
      label="Date of birth"
      optional
      why={`Asked because English and the Life in the UK test are not asked of people of ${valueOn(personalRules.agesAsked, today).to + 1} and over. Leave it empty if you would rather not say.`}
      years={yearChoices(today, 100)}
      latest={today}
      opensAt="year"
      value={draft.dateOfBirth}
      onChange={(dateOfBirth) => change({ dateOfBirth })}
    />
  );
}
