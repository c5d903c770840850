import type { CivilDate } from '@settlewise/rules/calendar';
import { changesOn } from '@settlewise/rules/parameters';
import { sourceOfRow } from '../sourceOf';
import type { Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

/**
 * What is announced and is not the law, by the rows of the public page: it changes nothing of a record, and only those who
 * asked are told.
 */
export function announcedChanges({ registeredOn, asked }: RecordOnDay, today: CivilDate): readonly Trigger[] {
  if (!asked.includes('announced_change')) return [];
  const announced = changesOn(today).filter(({ standing }) => standing === 'announced');
  return announced.map(({ key, title, text, source, confidence }) => ({
    kind: 'announced_change',
    about: key,
    date: null,
    link: '/changes',
    source: sourceOfRow({ source, confidence }),
    steps: [
      {
        from: registeredOn,
        name: 'announced',
        type: 'other',
        title: `Announced, not the law: ${title}`,
        message: `${text} This is not the law. It changes none of your dates, fees or answers here.`,
      },
    ],
  }));
}
