import { civilDateInLondon } from '@settlewise/rules/calendar';
import { formatDate } from '../../ui/dates/formatDate';

/** The day of an upload in London, as `04 Dec 2027`. @param uploadedAt ISO instant */
export const uploadDay = (uploadedAt: string): string => formatDate(civilDateInLondon(new Date(uploadedAt)));
