import type { JourneyResponse } from '@settlewise/contract';
import { IconButton } from '../../ui/Button';

/** What can be done with a journey in the list. */
export interface JourneyActions {
  onEdit: (journey: JourneyResponse) => void;
  onDelete: (journey: JourneyResponse) => void;
}

/** The buttons beside a journey. */
export function JourneyRowActions({
  journey,
  onEdit,
  onDelete,
}: JourneyActions & { journey: JourneyResponse }) {
  return (
    <>
      <IconButton
        icon="edit"
        label={`Edit journey to ${journey.destination}`}
        onClick={() => onEdit(journey)}
      />
      <IconButton
        icon="bin"
        label={`Delete journey to ${journey.destination}`}
        onClick={() => onDelete(journey)}
      />
    </>
  );
}
