import type { CivilDate } from '@settlewise/rules/calendar';
import { hasLaterFees } from '@settlewise/rules/parameters';

/** Beside a fee that is paid on a day for which a later edition of the list exists than the one that is known. */
export function LaterFees({ paidOn }: { paidOn: CivilDate }) {
  return hasLaterFees(paidOn)
    ? 'A later edition of the list of fees exists, of 8 October 2026: check before you pay.'
    : null;
}
