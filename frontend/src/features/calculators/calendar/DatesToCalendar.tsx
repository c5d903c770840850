import { Button } from '../../../ui/Button';
import { saveFile } from '../../../ui/files/saveFile';
import { showToast } from '../../../ui/toasts/toastStore';
import type { Answered } from '../share/answered';
import { datesOf } from './datesOf';

/** The days of a result as a file for a calendar, made in the browser: no answer leaves it. Nothing where no day is to come. */
export function DatesToCalendar({ answered }: { answered: Answered }) {
  const days = datesOf(answered);
  if (days.length === 0) return null;

  async function save(): Promise<void> {
    try {
      const { icsFile } = await import('./icsFile');
      const { calculator, result } = answered;
      const page = new URL(`/${calculator}`, globalThis.location.origin);
      const text = icsFile({ days, calculatedOn: result.calculationDate, page, now: new Date() });
      saveFile(new Blob([text], { type: 'text/calendar' }), `Settlewise ${calculator} dates.ics`);
    } catch {
      showToast('The file was not made', 'Check your internet connection and try again.', 'destructive');
    }
  }
  return (
    <Button look="quiet" icon="calendar" onClick={() => void save()}>
      Add to calendar
    </Button>
  );
}
