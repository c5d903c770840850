import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button';
import { DatesToCalendar } from '../calendar/DatesToCalendar';
import type { Answered } from './answered';
import type { MadeLink } from './SharedLink';

/** Loaded when somebody wants to share: most people do not. */
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));

/** What can be done with a result beside keeping and printing it: its dates for a calendar, and a link that shows a part. */
export function ResultActs({ answered }: { answered: Answered }) {
  const [sharing, setSharing] = useState(false);
  // Closing the dialog by a slip must not lose a link that cannot be shown again: it stays with its result.
  const [made, setMade] = useState<{ readonly answered: Answered; readonly link: MadeLink } | null>(null);
  return (
    <>
      <DatesToCalendar answered={answered} />
      <Button look="quiet" icon="people" onClick={() => setSharing(true)}>
        Share
      </Button>
      {sharing && (
        <Suspense>
          <ShareDialog
            answered={answered}
            made={made?.answered === answered ? made.link : null}
            onMade={(link) => setMade(link === null ? null : { answered, link })}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
