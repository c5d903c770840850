import Box from '@mui/material/Box';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { useDiscardQuestion } from '../../ui/dialog/DiscardQuestion';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { FromBefore } from '../../ui/form/FromBefore';
import { sendAndTell } from '../../ui/resource/sendAndTell';
import { JourneyFields } from './JourneyFields';
import { TripEditor } from './trips/TripEditor';
import { useJourneyForm } from './useJourneyForm';
import { useKeepInTracker } from './useKeepInTracker';

interface JourneyEditorProps {
  journey: JourneyResponse;
  /** All recorded journeys, to say at once when the dates overlap one of them. */
  others: readonly JourneyResponse[];
  onClose: () => void;
}

/** A journey of the record, changed where it stands in the list. */
export function JourneyEditor({ journey, others, onClose }: JourneyEditorProps) {
  const { schema, headOf, texts, save } = useKeepInTracker(journey);
  const form = useJourneyForm({ schema, journey, headOf });
  const { submit, refuse, summary, busy, idOf, typing } = form;
  const element = useRef<HTMLFormElement>(null);
  const close = () => {
    typing.kept.forget();
    onClose();
  };
  const { leave, question } = useDiscardQuestion({ isTyped: typing.isTyped, onDiscard: close });
  return (
    <>
      <Box
        ref={element}
        component="form"
        noValidate
        onSubmit={submit(sendAndTell({ texts, save, refuse, onDone: close }))}
      >
        <TripEditor
          title={texts.title}
          heading="h4"
          startsAt={idOf('departureDate')}
          onCancel={leave}
          acts={
            <>
              <Button type="submit" busy={busy}>
                {busy ? texts.busyAct : texts.act}
              </Button>
              <Button look="quiet" onClick={leave}>
                Cancel
              </Button>
            </>
          }
        >
          <FromBefore kept={typing.kept} form={element} />
          <ErrorSummary {...summary} />
          <JourneyFields {...form} journey={journey} others={others} />
        </TripEditor>
      </Box>
      {question}
    </>
  );
}
