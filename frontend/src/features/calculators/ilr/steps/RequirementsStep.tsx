import Stack from '@mui/material/Stack';
import { DateField } from '../../../../ui/dates/DateField';
import { Tick } from '../../../../ui/form/Tick';
import { visaTypeLabel } from '../../../../ui/visaTypes/visaTypes';
import { Choices, yesOrNo } from '../../inputs/Choices';
import { previewOf } from '../draft/previewOf';
import { fieldId } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import { EnglishLevel } from './EnglishLevel';

/** Step 3: what settlement asks for besides time. */
export function RequirementsStep({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const visa = draft.visaType === null ? 'your visa' : `the ${visaTypeLabel(draft.visaType)} visa`;
  return (
    <div>
      <Choices
        id={fieldId.english}
        question="English language (B1 level)"
        hint="You can show English at B1 or above: an approved test, a degree taught in English, or the passport of a majority-English country."
        canBeUnsure
        answer={draft.englishLevel === 'not_sure' ? 'not_sure' : yesOrNo(draft.englishLanguageRequirement)}
        error={errorOf(fieldId.english)}
        onAnswer={(answer) => {
          const unsure = answer === 'not_sure';
          const said = unsure ? null : answer === 'yes';
          change({ englishLanguageRequirement: said, englishLevel: unsure ? answer : null }, fieldId.english);
        }}
      />
      <Choices
        id={fieldId.salary}
        question="Financial requirements"
        hint={`You meet the salary threshold for ${visa}, or the other money test of its rules. Answer yes if it has none.`}
        answer={yesOrNo(draft.meetsSalaryRequirement)}
        error={errorOf(fieldId.salary)}
        onAnswer={(answer) => change({ meetsSalaryRequirement: answer === 'yes' }, fieldId.salary)}
      />
      <Choices
        id={fieldId.goodCharacter}
        question="Good character"
        hint="You have no unspent criminal convictions."
        answer={yesOrNo(draft.goodCharacter)}
        error={errorOf(fieldId.goodCharacter)}
        onAnswer={(answer) => change({ goodCharacter: answer === 'yes' }, fieldId.goodCharacter)}
      />
      <Stack spacing={2} sx={{ maxWidth: '30rem' }}>
        <EnglishLevel form={form} asked={previewOf(draft, today)?.english ?? null} />
        <Tick
          id="ilr-has-applied"
          label="I have applied for ILR and wait for the decision"
          hint="Then the answer is for the day you applied, with what holds while you wait."
          checked={draft.hasApplied}
          onChange={(hasApplied) => change({ hasApplied }, fieldId.appliedForIlrOn)}
        />
        {draft.hasApplied && (
          <DateField label="Day you applied for ILR" latest={today} {...form.dateField('appliedForIlrOn')} />
        )}
        <Tick
          id="ilr-has-applied-to-extend"
          label="I have applied to extend my visa and wait for the decision"
          hint="Then your permission can go on after its last day, and the time counts."
          checked={draft.hasAppliedToExtend}
          onChange={(hasAppliedToExtend) => change({ hasAppliedToExtend }, fieldId.extensionAppliedOn)}
        />
        {draft.hasAppliedToExtend && (
          <DateField
            label="Day you applied to extend your visa"
            latest={today}
            {...form.dateField('extensionAppliedOn')}
          />
        )}
      </Stack>
    </div>
  );
}
