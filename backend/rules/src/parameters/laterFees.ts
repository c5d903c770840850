import type { CivilDate } from '../calendar/civilDate';
import { sources } from './sources';

/** The edition of the fees that is not known. */
export const laterFees = {
  key: 'fees_october_2026',
  title: 'A later list of fees exists',
  text: 'There is a Home Office list of fees of 8 October 2026. We do not know what it says. Check the fee before you pay.',
  from: '2026-10-08',
  nature: 'not_confirmed',
  confidence: 'unknown',
  source: sources.feeTable,
} as const;

/** Whether a later edition of the fees exists for a payment on a day than the one that is known. */
export const hasLaterFees = (paidOn: CivilDate): boolean => paidOn >= laterFees.from;
