import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addDays, addYears, type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { citizenshipEnglish, inWordsOn } from '@settlewise/rules/parameters';
import { Fragment, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/Button';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { useToday } from '../../../../ui/dates/useToday';
import { Tick } from '../../../../ui/form/Tick';
import { VisaTypeList } from '../../../../ui/visaTypes/VisaTypeList';
import { yearsOf, type CitizenshipDraft, type TickName } from '../draft/citizenshipDraft';
import { additionalTicks, documentTicks, goodCharacterTicks, requirementTicks } from '../requirements';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { AboutYou, ArrivalField, EnglishLevelField, isExemptByAge } from './AboutYou';
import { tickWords } from './sentences';

/** Step 3: what is met, which documents are there, and what else matters. */
export function RequirementsStep({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const today = useToday();
  const application = isCivilDate(draft.applicationDate) ? draft.applicationDate : today;
  const firstDay = firstDayOf(draft, application);
  const exempt = isExemptByAge(draft, application);

  function tickOf(name: TickName) {
    const { label, hint } = tickWords(name, {
      years: yearsOf(draft.isSpouseRoute),
      firstDay,
      exempt,
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
    <>
      <Typography color="textSecondary">
        Tick what is true for you today. What you leave empty counts as “not yet”.
      </Typography>
      <Group title="Core Requirements">
        {requirementTicks
          // The dates of step 1 show it.
          .filter((name) => name !== 'settlementStatus12Months')
          .map((name) => (
            <Fragment key={name}>
              {tickOf(name)}
              {name === 'goodCharacter' && (
                <>
                  <GoodCharacterDetails>{goodCharacterTicks.map(tickOf)}</GoodCharacterDetails>
                  <ArrivalField form={form} />
                </>
              )}
              {name === 'englishLanguage' && <EnglishLevelField form={form} />}
            </Fragment>
          ))}
        <AboutYou form={form} />
      </Group>
      <Group title="Document Readiness">
        {documentTicks.filter((name) => name !== 'hasMarriageCertificate' || draft.isSpouseRoute).map(tickOf)}
      </Group>
      <Group title="Additional Considerations">
        {additionalTicks.map(tickOf)}
        {draft.ticks.hasPreviousVisas && <PreviousVisas form={form} />}
      </Group>
    </>
  );
}

/** The first day of the qualifying years: the day of application, so many years earlier, and a day later. */
function firstDayOf({ isSpouseRoute }: CitizenshipDraft, application: CivilDate): string {
  return formatLongDate(addDays(addYears(application, -yearsOf(isSpouseRoute)), 1));
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Box component="legend" sx={{ p: '0 0 8px' }}>
        <h3>{title}</h3>
      </Box>
      <Stack spacing={0.25}>{children}</Stack>
    </Box>
  );
}

/** As far in as the words of the tick that it belongs to. */
const underTick = { pl: { xs: 0, sm: '38px' } } as const;

function GoodCharacterDetails({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={underTick}>
      <Button
        look="plain"
        aria-expanded={open}
        aria-controls="good-character-details"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide good character details' : 'Show good character details'}
      </Button>
      <div id="good-character-details" hidden={!open}>
        <Stack spacing={1.25} sx={{ p: '14px 18px', borderLeft: '3px solid var(--line)' }}>
          <p>
            The Home Office looks at offences, money and how you kept to immigration law. Tick what applies.
            It does not always mean a refusal, but take advice before you apply: hiding it does.
          </p>
          <div>{children}</div>
        </Stack>
      </div>
    </Box>
  );
}

function PreviousVisas({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, pt: 0.5, border: 0, ...underTick }}>
      <Box component="legend" sx={{ p: '0 0 6px', fontWeight: 600 }}>
        Which visas did you hold before?
      </Box>
      <VisaTypeList
        id="citizenship-previous"
        label="Add a visa"
        chosen={draft.previousVisaTypes}
        onChange={(previousVisaTypes) => change({ previousVisaTypes })}
      />
    </Box>
  );
}
