import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { TickInForm } from '../../../ui/form/TickInForm';
import { Notice } from '../../../ui/Notice';
import { DateInStep } from './DateInStep';
import { englishLevels, provesEnglish } from './englishLevels';
import { HangsOn } from './HangsOn';
import type { StepFields } from './stepFields';

/** The test began in 2005. */
const firstTests = '2005-11-01';

export function EvidenceStep({ form, field, inForm, today, isAlmostDone }: StepFields) {
  const { onChange, ...levelField } = field('englishLevel');
  const [level, hasPassed] = useWatch({ control: form.control, name: ['englishLevel', 'lifeInUKPassed'] });
  return (
    <>
      <Stack spacing={1}>
        <TickInForm
          {...inForm('lifeInUKPassed')}
          label="I have passed the Life in the UK test"
          hint="A pass never runs out."
        />
        {hasPassed === 'yes' && (
          <HangsOn>
            <DateInStep
              {...inForm('lifeInUKPassedOn')}
              label="The day you passed it"
              optional
              earliest={firstTests}
              latest={today}
            />
            <TextField
              label="Reference number of the test"
              optional
              hint="It is in your result. Your application asks for it."
              {...field('lifeInUKReference')}
            />
          </HangsOn>
        )}
        <TickInForm
          {...inForm('englishLanguageProof')}
          label="I have proof of my English"
          hint="B1 CEFR or higher in speaking and listening, or a degree taught in English."
          onTicked={(ticked) => {
            // A level that says otherwise goes: the tick was said last.
            if (level !== '' && provesEnglish(level) !== ticked) form.setValue('englishLevel', '');
          }}
        />
      </Stack>
      <SelectField
        label="Level of your English"
        optional
        hint="As on your certificate. Which level is asked depends on your route and on the day you apply."
        options={englishLevels}
        placeholder="Not recorded"
        {...levelField}
        onChange={(event) => {
          void onChange(event);
          const { value } = event.target;
          if (value !== '')
            form.setValue('englishLanguageProof', provesEnglish(value) ? 'yes' : 'no', { shouldDirty: true });
        }}
      />
      {isAlmostDone && (
        <Notice tone="within" title="Almost Done!">
          <p>
            Complete the setup, and your dashboard shows where you stand. You can change every answer later.
          </p>
        </Notice>
      )}
    </>
  );
}
