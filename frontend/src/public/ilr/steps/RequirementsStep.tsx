import { fieldId } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import { visaTypeLabels } from '../visaTypes';
import { YesNo } from './YesNo';

/** Step 3: what settlement asks for besides time. */
export function RequirementsStep({ form }: { form: IlrForm }) {
  const { draft, change, errorOf } = form;
  const visa = draft.visaType === null ? 'your visa' : `the ${visaTypeLabels[draft.visaType]} visa`;
  return (
    <div>
      <YesNo
        id={fieldId.english}
        question="English language (B1 level)"
        hint="You can show English at B1 or above: an approved test, a degree taught in English, or the passport of a majority-English country."
        answer={draft.englishLanguageRequirement}
        error={errorOf(fieldId.english)}
        onAnswer={(answer) => change({ englishLanguageRequirement: answer }, fieldId.english)}
      />
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
    </div>
  );
}
