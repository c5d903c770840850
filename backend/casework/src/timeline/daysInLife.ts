import type { TimelineEntryKind } from '@settlewise/contract/timelineEntries';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { alertCatalogue } from '@settlewise/domain/notifications';
import type { Reason } from '@settlewise/rules/assessment';
import { daysOf } from '../alerts/days';
import { alertKindsInCase } from '../alerts/kinds';
import type { Trigger } from '../alerts/trigger';
import { isGivenTo, type TimelineSource } from './timelineSource';
import type { TimelineItem } from './timelineItem';

export interface DayInLife extends TimelineItem {
  readonly kind: TimelineEntryKind;
  readonly isAhead: boolean;
}

/**
 * The days ahead of a record, as calendar and alerts have them, and the first days that have passed, as far as a reader is
 * given them. The soonest first. @param triggers of the record today
 */
export function daysInLife(
  { details: { visaType }, reader, today }: Pick<TimelineSource, 'details' | 'reader' | 'today'>,
  triggers: readonly Trigger[],
): readonly DayInLife[] {
  return daysOf(triggers, today).flatMap(
    ({ kind, about, day: date, isAhead, title, titleToLawyer = title, note, trigger }) => {
      const { timeline } = alertKindsInCase[kind];
      const isShown = timeline !== null && timeline.inApplication !== true && isGivenTo(reader, kind);
      if (!isShown || !(isAhead || timeline.remains === true)) return [];
      return [
        {
          isAhead,
          dependantId: dependantIn(about),
          reason: reasonOf(trigger),
          id: `day-${kind}-${about.replaceAll(' ', '-')}`,
          kind: timeline.as,
          date,
          title: reader === 'owner' ? title : titleToLawyer,
          detail: kind === 'visa_expiry' && visaType !== null ? labelOfVisaType(visaType) : (note ?? null),
        },
      ];
    },
  );
}

/** Whose day it is, where it is a dependant’s. */
function dependantIn(about: string): number | null {
  const id = /^dependant (\d+)\b/.exec(about)?.[1];
  return id === undefined ? null : Number(id);
}

/** What a kind of day is about, with the document that this one rests on; null where that is the record alone. */
function reasonOf({ kind, source: own }: Pick<Trigger, 'kind' | 'source'>): Reason | null {
  const { about, source = null } = alertCatalogue[kind];
  const rests = own ?? source;
  if (rests === null) return null;
  const { title, url, checkedOn: retrievedOn } = rests;
  return { code: kind, message: about, source: { title, url, retrievedOn } };
}
