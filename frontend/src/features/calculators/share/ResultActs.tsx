import { Button } from '../../../ui/Button';
import { DatesToCalendar } from '../calendar/DatesToCalendar';
import type { Answered } from './answered';

interface ResultActsProps {
  answered: Answered;
  onShare: () => void;
}

/** What can be done with a result beside keeping and printing it: its dates for a calendar, and a link that shows a part. */
export function ResultActs({ answered, onShare }: ResultActsProps) {
  return (
    <>
      <DatesToCalendar answered={answered} />
      <Button look="quiet" icon="people" onClick={onShare}>
        Share
      </Button>
    </>
  );
}
