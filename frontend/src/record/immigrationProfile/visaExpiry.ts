import { type CivilDate, expiresSoonDays, isCivilDate, toDayNumber } from '@settlewise/rules/calendar';

/** From so many days before the end on it is said, and said urgently. */
const [warnedDays, urgentDays] = expiresSoonDays;

interface VisaExpiry {
  readonly tone: 'soon' | 'over';
  readonly text: string;
}

/** What there is to say about the end of a visa, seen from a day; null while it is further away than 90 days. */
export function visaExpiry(expiryDate: CivilDate | null, today: CivilDate): VisaExpiry | null {
  if (expiryDate === null || !isCivilDate(expiryDate)) return null;
  const left = toDayNumber(expiryDate) - toDayNumber(today);
  const days = `${left} ${left === 1 ? 'day' : 'days'}`;
  if (left <= 0) return { tone: 'over', text: 'Expired' };
  if (left <= urgentDays) return { tone: 'over', text: `Expires soon (${days})` };
  if (left <= warnedDays) return { tone: 'soon', text: `Expires in ${days}` };
  return null;
}
