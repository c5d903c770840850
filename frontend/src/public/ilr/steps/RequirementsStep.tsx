import { DateField } from '../../../ui/dates/DateField';
import { Tick } from '../../../ui/form/Tick';
import { previewOf } from '../draft/previewOf';
import { fieldId } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import { visaTypeLabel } from '../visaTypes';
import { EnglishLevel, EnglishQuestion } from './EnglishQuestion';
import styles from './Steps.module.css';
import { YesNo } from './YesNo';

/** Step 3: what settlement asks for besides time. */
export function RequirementsStep({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const visa = draft.visaType === null ? 'your visa' : `the ${visaTypeLabel(draft.visaType)} visa`;
  return (
    <div>
      <EnglishQuestion form={form} />
      <YesNo
        id={fieldId.salary}
        question="Financial requirements"
        hint={`You meet the salary threshold for ${visa}, or the other money test of its rules. Answer yes if it has none.`}
        answer={draft.meetsSalaryRequirement}
        error={errorOf(fieldId.salary)}
        onAnswer={(answer) => change({ meetsSalaryRequirement: answer }, fieldId.salary)}
      />
      <YesNo
        id={fieldId.goodCharacter}
        question="Good character"
        hint="You have no unspent criminal convictions."
        answer={draft.goodCharacter}
        error={errorOf(fieldId.goodCharacter)}
        onAnswer={(answer) => change({ goodCharacter: answer }, fieldId.goodCharacter)}
      />
      <EnglishLevel form={form} asked={previewOf(draft, today)?.english ?? null} />
      <div className={styles['extra']}>
        <Tick
          id="ilr-has-applied"
          label="I have applied for ILR and wait for the decision"
          hint="Then the answer is for the day you applied, with what holds while you wait."
          checked={draft.hasApplied}
          onChange={(hasApplied) => change({ hasApplied }, fieldId.appliedForIlrOn)}
        />
        {draft.hasApplied && (
          <DateField
            id={fieldId.appliedForIlrOn}
            label="Day you applied for ILR"
            value={draft.appliedForIlrOn}
            onChange={(date) => change({ appliedForIlrOn: date }, fieldId.appliedForIlrOn)}
            error={errorOf(fieldId.appliedForIlrOn)}
          />
        )}
      </div>
    </div>
  );
}
