import type { AccessLogEntryResponse } from '@settlewise/contract/legalAccess';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';

export interface DayOfAccess {
  readonly day: CivilDate;
  readonly accesses: readonly AccessLogEntryResponse[];
}

/** Entries of the access log, the newest first, under their days in London; one that came twice stands there once. */
export function accessesByDay(accesses: readonly AccessLogEntryResponse[]): readonly DayOfAccess[] {
  const known = new Set<string>();
  const days: { day: CivilDate; accesses: AccessLogEntryResponse[] }[] = [];
  for (const access of accesses) {
    if (known.has(access.id)) continue;
    known.add(access.id);
    const day = civilDateInLondon(new Date(access.at));
    const last = days.at(-1);
    if (last?.day === day) last.accesses.push(access);
    else days.push({ day, accesses: [access] });
  }
  return days;
}
