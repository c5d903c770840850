import type { ReminderKind } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { alertKindsInCase } from '../alerts/kinds';
import type { PersonRecord } from '../record/personRecord';

/** The parts of a record that its timeline shows, as far as the reader may see them. */
export interface TimelineSource extends Pick<
  PersonRecord,
  'registeredOn' | 'details' | 'earlier' | 'journeys' | 'documents' | 'tasks' | 'dependants' | 'applications'
> {
  readonly reader: TimelineReader;
  /** In London. */
  readonly today: CivilDate;
}

/** Who reads a timeline: its owner, or a lawyer who may or may not know who people are. */
export type TimelineReader = 'owner' | 'lawyer' | 'lawyer_without_identity';

/** Whether a reader may see the days of a kind. */
export function isVisibleTo(reader: TimelineReader, kind: ReminderKind): boolean {
  switch (alertKindsInCase[kind].timeline?.readers) {
    case 'all':
      return true;
    case 'identity':
      return reader !== 'lawyer_without_identity';
    case 'owner':
      return reader === 'owner';
    case undefined:
      return false;
  }
}
