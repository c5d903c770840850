import type { LookResponse } from '@settlewise/contract';
import { civilDateInLondon, type CivilDate } from '@settlewise/rules';

export interface DayOfLooks {
  readonly day: CivilDate;
  readonly looks: readonly LookResponse[];
}

/** Looks, the newest first, under their days in London; one that came twice stands there once. */
export function looksByDay(looks: readonly LookResponse[]): readonly DayOfLooks[] {
  const known = new Set<string>();
  const days: { day: CivilDate; looks: LookResponse[] }[] = [];
  for (const look of looks) {
    if (known.has(look.id)) continue;
    known.add(look.id);
    const day = civilDateInLondon(new Date(look.at));
    const last = days.at(-1);
    if (last?.day === day) last.looks.push(look);
    else days.push({ day, looks: [look] });
  }
  return days;
}
