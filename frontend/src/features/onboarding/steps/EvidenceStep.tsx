import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/form/SelectField';
import { TickInForm } from '../../../ui/form/TickInForm';
import { Notice } from '../../../ui/Notice';
import { englishLevels, provesEnglish } from './englishLevels';
import type { StepFields } from './stepFields';

export function EvidenceStep({ form, field, inForm, isAlmostDone }: StepFields) {
  const { onChange, ...levelField } = field('englishLevel');
  const level = useWatch({ control: form.control, name: 'englishLevel' });
  return (
    <>
      <Stack spacing={1}>
        <TickInForm
          {...inForm('lifeInUKPassed')}
          label="I have passed the Life in the UK test"
          hint="A pass never runs out."
        />
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
