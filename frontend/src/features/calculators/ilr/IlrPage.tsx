import { Page } from '../../../ui/Page';
import { RecordedOnArrival } from '../recorded/RecordedOnArrival';
import { stillAsked } from '../recorded/stillAsked';
import { IlrCalculator, useIlrCalculator } from './IlrCalculator';

/** When somebody can apply for indefinite leave to remain. */
export function IlrPage() {
  const calculator = useIlrCalculator();
  const { form, answer, showsResult } = calculator;
  return (
    <Page
      title="ILR Eligibility Calculator"
      back={{ to: '/', words: 'Back to tools' }}
      smallTitle={answer !== null || showsResult}
      lead={
        answer === null && !showsResult && form.draft.step === 1
          ? 'Find the first day you can apply for indefinite leave to remain, and why. Three short steps; nothing is stored on our side.'
          : undefined
      }
    >
      {answer === null && (
        <RecordedOnArrival
          name="ilr"
          atStart={form.draft.step === 1 && !showsResult}
          isEmpty={form.isEmpty}
          cameBefore={form.draft.fromRecord}
          more={stillAsked(form.draft)}
          wouldLose={form.fromRecord.wouldLose}
          onUse={form.fromRecord.fillIn}
        />
      )}
      <IlrCalculator {...calculator} />
    </Page>
  );
}
