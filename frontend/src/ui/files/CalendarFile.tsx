import type { CivilDate } from '@settlewise/rules/calendar';
import { Button } from '../Button';
import { showToast } from '../toasts/toastStore';
import type { CalendarDay } from './icsFile';
import { saveFile } from './saveFile';

interface CalendarFileProps {
  days: readonly CalendarDay[];
  /** The day on which they were worked out. */
  calculatedOn: CivilDate;
  /** Of the page that they come from. */
  path: string;
  fileName: string;
}

/** Days as a file for a calendar, made in the browser: nothing of it leaves the device. Nothing where there is no day. */
export function CalendarFile({ days, calculatedOn, path, fileName }: CalendarFileProps) {
  if (days.length === 0) return null;

  async function save(): Promise<void> {
    try {
      const { icsFile } = await import('./icsFile');
      const page = new URL(path, globalThis.location.origin);
      const text = icsFile({ days, calculatedOn, page, now: new Date() });
      saveFile(new Blob([text], { type: 'text/calendar' }), fileName);
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
