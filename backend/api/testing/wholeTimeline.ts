import { triggersOf } from '@settlewise/projections/reminders';
import { timelineOf, type Life } from '../src/record/timeline/timelineOf';
import type { ApplicationInLife } from '../src/record/timeline/runningApplication';

/** The timeline of a life with the days ahead that its record leads to. */
export const wholeTimeline = (life: Life, applications?: readonly ApplicationInLife[]) =>
  timelineOf(life, life.record === null ? [] : triggersOf(life.record, life.today), applications);
