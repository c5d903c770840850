import Box from '@mui/material/Box';
import type { JourneyResponse } from '@settlewise/contract';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
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
  const { schema, onInvalid, texts, save } = useKeepInTracker(journey);
  const form = useJourneyForm({ schema, journey, onInvalid });
  const { submit, refuse, summary, busy, idOf } = form;
  return (
    <Box component="form" noValidate onSubmit={submit(sendAndTell({ texts, save, refuse, onDone: onClose }))}>
      <TripEditor
        title={texts.title}
        heading="h4"
        startsAt={idOf('departureDate')}
        onCancel={onClose}
        acts={
          <>
            <Button type="submit" busy={busy}>
              {busy ? texts.busyAct : texts.act}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        <ErrorSummary {...summary} />
        <JourneyFields {...form} journey={journey} others={others} />
      </TripEditor>
    </Box>
  );
}
