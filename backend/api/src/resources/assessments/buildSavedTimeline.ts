import type { SavedTimeline, SavedTimelineAnswer } from '@settlewise/contract/assessments';
import { isOnLine } from '@settlewise/contract/timelineEntries';
import { changesOn } from '@settlewise/rules/parameters';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { type AlertRecord, recordOn } from '@settlewise/casework/record';
import { ownTimelineOf, plansOf } from '@settlewise/casework/timeline';
import type { CivilDate } from '@settlewise/rules/calendar';
import { presentChange } from '../../answers/presentAnswers';

/** Builds the timeline of a record with plans to be saved. @param today in London */
export async function buildSavedTimeline(
  record: AlertRecord,
  plans: SavedTimeline['plans'],
  today: CivilDate,
): Promise<DeepReadonly<SavedTimelineAnswer>> {
  const { entries, ...timeline } = await ownTimelineOf(record, today);
  return {
    ...timeline,
    // Past entries only have a title.
    entries: entries.filter(isOnLine).map((entry) => (entry.isAhead ? entry : { ...entry, detail: null })),
    family: record.dependants.map(({ dependantId: id, firstName: name }) => ({ id, name })),
    plans: await plansOf(recordOn(record, today), plans),
    changes: changesOn(today)
      .filter(({ from, standing }) => from === null || from > today || standing === 'announced')
      .map(presentChange),
  };
}
