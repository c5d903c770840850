import type { NotificationResponse } from '@settlewise/contract/notifications';
import { formatLongDate } from '../../ui/dates/formatDate';

type Withdrawn = NonNullable<NotificationResponse['withdrawn']>;

/** Since when an alert holds no longer: `Withdrawn on 3 February 2027`. */
export const withdrawnOn = ({ on }: Withdrawn): string => `Withdrawn on ${formatLongDate(on)}`;

/** The same, with why. */
export const withdrawnInWords = (withdrawn: Withdrawn): string =>
  `${withdrawnOn(withdrawn)}. ${withdrawn.why}`;
