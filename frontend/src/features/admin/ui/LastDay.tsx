import { lastWholeDayBefore } from '@settlewise/rules/calendar';
import { formatDate } from '../../../ui/dates/formatDate';
import { Together } from './Beside';

/** The last whole day of what ends at an instant, as its owner and the lawyer read it. */
export const LastDay = ({ before }: { before: string | null }) =>
  before === null ? 'No end' : <Together>{formatDate(lastWholeDayBefore(new Date(before)))}</Together>;
