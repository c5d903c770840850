import type { SavedTimeline, SavedTimelineAnswer } from '@settlewise/contract/assessments';
import { isOnLine } from '@settlewise/contract/timelineEntries';
import { changesOn } from '@settlewise/rules/parameters';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { ImmigrationRecord } from '@settlewise/casework/record';
import { ownTimelineOf, plansOf, type Life } from '@settlewise/casework/timeline';
import { presentChange } from '../../http/presentedAnswers';

/** The timeline of a record with plans, as far as it is kept. */
export async function savedTimelineOf(
  life: Life,
  record: ImmigrationRecord,
  plans: SavedTimeline['plans'],
): Promise<DeepReadonly<SavedTimelineAnswer>> {
  const { entries, ...line } = await ownTimelineOf(life, record);
  return {
    ...line,
    // Of what is past the line says its title alone.
    entries: entries.filter(isOnLine).map((entry) => (entry.isAhead ? entry : { ...entry, detail: null })),
    family: life.dependants.map(({ dependantId: id, firstName: name }) => ({ id, name })),
    plans: await plansOf(record, plans),
    changes: changesOn(life.today)
      .filter(({ from, standing }) => from === null || from > life.today || standing === 'announced')
      .map(presentChange),
  };
}
