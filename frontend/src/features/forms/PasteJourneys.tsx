import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormSheetResponse } from '@settlewise/contract/forms';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copyText';
import { Note } from '../../ui/Note';
import { SectionCard } from '../../ui/SectionCard';
import { fieldLabels } from './labels';

interface PasteJourneysProps {
  sheet: FormSheetResponse;
  /** How many fields were copied already. */
  done: number;
  onDone: (done: number) => void;
}

/** The fields of every journey one after the other, day, month and year apart: one press copies one and goes on to the next. */
export function PasteJourneys({ sheet: { pasteOrder }, done, onDone }: PasteJourneysProps) {
  if (pasteOrder.length === 0) return null;
  const at = Math.min(done, pasteOrder.length);
  const step = pasteOrder[at];
  const journeys = [...new Set(pasteOrder.map(({ trip }) => trip))];
  const name = (one: (typeof pasteOrder)[number]) =>
    `journey ${journeys.indexOf(one.trip) + 1} of ${journeys.length}, ${fieldLabels[one.field]}${one.part === null ? '' : `, ${one.part}`}`;
  const copy = async () => {
    if (step === undefined) return;
    const next = pasteOrder[at + 1];
    const copied = await copyText(step.text, {
      done: [
        `Copied ${step.text}: ${name(step)}`,
        next === undefined ? 'That was the last field.' : `Next: ${name(next)}.`,
      ],
      failed: ['Nothing was copied', 'Please select the text and copy it yourself.'],
    });
    if (copied) onDone(at + 1);
  };
  return (
    <SectionCard
      title="Journeys, field by field"
      className="noPrint"
      foldsTo={at === 0 ? `${journeys.length}` : `${at} of ${pasteOrder.length}`}
    >
      <Note>
        Each press copies one field, in the order of the form. Day, month and year go in apart, so that they
        do not change places.
      </Note>
      <div>
        <Typography variant="body2" color="textSecondary">
          {step === undefined ? 'All fields are copied' : name(step)}
        </Typography>
        {step !== undefined && <strong>{step.text}</strong>}
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {step !== undefined && (
          <Button look="quiet" icon="copy" onClick={() => void copy()}>
            Copy and go on
          </Button>
        )}
        {at > 0 && (
          <>
            <Button look="plain" onClick={() => onDone(at - 1)}>
              One back
            </Button>
            <Button look="plain" onClick={() => onDone(0)}>
              From the start
            </Button>
          </>
        )}
      </Stack>
    </SectionCard>
  );
}
