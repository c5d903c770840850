import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Answered } from './answered';
import type { MadeLink } from './SharedLink';

/** Loaded when somebody wants to share: most people do not. */
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));

/**
 * The dialog that shares a result, for a place that stays while the window changes its width: the buttons that open it
 * move between a fold and a row, and what was chosen in it must not go with them.
 */
export function useShareDialog(answered: Answered): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [sharing, setSharing] = useState(false);
  // Closing the dialog by a slip must not lose a link that cannot be shown again: it stays with its result.
  const [made, setMade] = useState<{ readonly of: Answered['result']; readonly link: MadeLink } | null>(null);
  const dialog = sharing && (
    <Suspense>
      <ShareDialog
        answered={answered}
        made={made?.of === answered.result ? made.link : null}
        onMade={(link) => setMade(link === null ? null : { of: answered.result, link })}
        onClose={() => setSharing(false)}
      />
    </Suspense>
  );
  return { open: () => setSharing(true), dialog };
}
