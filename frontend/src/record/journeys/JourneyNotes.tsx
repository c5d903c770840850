import type { JourneyResponse } from '@settlewise/contract';
import { IconButton } from '../../ui/Button';
import { Tooltip } from '../../ui/Tooltip';

/** A journey's notes, shown when its button is pointed at, tapped or reached by keyboard; printed in full. */
export function JourneyNotes({ journey }: { journey: JourneyResponse }) {
  if (journey.notes === null || journey.notes === '') return null;
  return (
    <>
      <span className="noPrint">
        <Tooltip text={journey.notes}>
          {(describedBy) => (
            <IconButton
              icon="note"
              label={`Notes on ${journey.destination}`}
              title=""
              aria-describedby={describedBy}
            />
          )}
        </Tooltip>
      </span>
      <span className="printOnly">{journey.notes}</span>
    </>
  );
}
