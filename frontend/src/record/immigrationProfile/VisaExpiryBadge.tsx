import type { CivilDate } from '@settlewise/rules/calendar';
import { useToday } from '../../ui/dates/useToday';
import { Pill } from '../../ui/Pill';
import { visaExpiry } from './visaExpiry';

/** Says that a visa has expired or will within 90 days; nothing otherwise. */
export function VisaExpiryBadge({ expiryDate }: { expiryDate: CivilDate | null }) {
  const expiry = visaExpiry(expiryDate, useToday());
  return expiry === null ? null : <Pill tone={expiry.tone}>{expiry.text}</Pill>;
}
