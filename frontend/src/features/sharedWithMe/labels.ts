import type { SharedRecord } from '@settlewise/contract';
import { formatLongDate } from '../../ui/dates/formatDate';

/** `Amara Okafor’s record` */
export const recordOf = ({ name }: Pick<SharedRecord, 'name'>): string => `${name}’s record`;

/** `shared with you until 10 December 2026`, or without the day where there is none. */
export const sharedUntil = ({ expiryDate }: Pick<SharedRecord, 'expiryDate'>): string =>
  expiryDate === null ? 'shared with you' : `shared with you until ${formatLongDate(expiryDate)}`;
