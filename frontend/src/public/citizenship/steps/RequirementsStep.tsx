import {
  addDays,
  addYears,
  citizenshipEnglish,
  inWordsOn,
  isCivilDate,
  type CivilDate,
} from '@settlewise/rules';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { Tick } from '../../../ui/form/Tick';
import { VisaTypeList } from '../../../ui/visaTypes/VisaTypeList';
import { asksTwelveMonths, yearsOf, type CitizenshipDraft, type TickName } from '../draft/citizenshipDraft';
import { additionalTicks, documentTicks, goodCharacterTicks, requirementTicks } from '../requirements';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { AboutYou, EnglishLevelField, isExemptByAge } from './AboutYou';
import styles from './RequirementsStep.module.css';
import { tickWords } from './tickWords';

/** Step 3: what is met, which documents are there, and what else matters. */
export function RequirementsStep({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const today = useToday();
  const application = isCivilDate(draft.applicationDate) ? draft.applicationDate : today;
  const firstDay = firstDayOf(draft, application);
  const exempt = isExemptByAge(draft, application);

  function tickOf(name: TickName) {
    const { label, hint } = tickWords(name, {
      ...{ years: yearsOf(draft.isSpouseRoute), firstDay, exempt },
      isSpouse: draft.isSpouseRoute,
      level: inWordsOn(citizenshipEnglish, application),
    });
    return (
      <Tick
        key={name}
        id={`citizenship-${name}`}
        label={label}
        hint={hint}
        checked={draft.ticks[name]}
        onChange={(checked) =>
          change({
            ticks: { ...draft.ticks, [name]: checked },
            // A tick by hand takes the place of the level that it followed from.
            ...(name === 'englishLanguage' && { englishLevel: '' }),
          })
        }
      />
    );
  }

  return (
    <div className={styles['groups']}>
      <p className={styles['intro']}>
        Tick what is true for you today. What you leave empty counts as “not yet”.
      </p>
      <Group title="Core Requirements">
        {requirementTicks
          .filter((name) => name !== 'settlementStatus12Months' || asksTwelveMonths(draft))
          .map((name) =>
            name === 'goodCharacter' ? (
              <div key={name} className={styles['withDetails']}>
                {tickOf(name)}
                <GoodCharacterDetails>{goodCharacterTicks.map(tickOf)}</GoodCharacterDetails>
              </div>
            ) : name === 'englishLanguage' ? (
              <div key={name} className={styles['withDetails']}>
                {tickOf(name)}
                <EnglishLevelField form={form} />
              </div>
            ) : (
              tickOf(name)
            ),
          )}
        <AboutYou form={form} />
      </Group>
      <Group title="Document Readiness">
        {documentTicks.filter((name) => name !== 'hasMarriageCertificate' || draft.isSpouseRoute).map(tickOf)}
      </Group>
      <Group title="Additional Considerations">
        {additionalTicks.map(tickOf)}
        {draft.ticks.hasPreviousVisas && <PreviousVisas form={form} />}
      </Group>
    </div>
  );
}

/** The first day of the qualifying years: the day of application, so many years earlier, and a day later. */
function firstDayOf({ isSpouseRoute }: CitizenshipDraft, application: CivilDate): string {
  return formatLongDate(addDays(addYears(application, -yearsOf(isSpouseRoute)), 1));
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>
        <h3>{title}</h3>
      </legend>
      <div className={styles['ticks']}>{children}</div>
    </fieldset>
  );
}

function GoodCharacterDetails({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['details']}>
      <Button
        look="plain"
        aria-expanded={open}
        aria-controls="good-character-details"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide good character details' : 'Show good character details'}
      </Button>
      <div id="good-character-details" hidden={!open}>
        <div className={styles['detailsBox']}>
          <p>
            The Home Office looks at offences, money and how you kept to immigration law. Tick what applies.
            It does not always mean a refusal, but take advice before you apply: hiding it does.
          </p>
          <div className={styles['ticks']}>{children}</div>
        </div>
      </div>
    </div>
  );
}

function PreviousVisas({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const chosen = draft.previousVisaTypes;
  return (
    <fieldset className={styles['previous']}>
      <legend>Which visas did you hold before?</legend>
      <VisaTypeList
        id="citizenship-previous"
        label="Add a visa"
        chosen={chosen}
        onChange={(previousVisaTypes) => change({ previousVisaTypes })}
      />
    </fieldset>
  );
}
