import type { CivilDate } from '@settlewise/rules/calendar';
import { changesOn } from '@settlewise/rules/parameters';
import { toAlertSource } from '../findAlertSource';
import type { Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

/**
 * Alerts for announced changes, which are not law and do not affect a record. Only people who asked for them get them. The
 * rows are those of the public page.
 */
export function announcedChanges({ registeredOn, asked }: RecordOnDay, today: CivilDate): readonly Trigger[] {
  if (!asked.includes('announced_change')) return [];
  const announced = changesOn(today).filter(({ standing }) => standing === 'announced');
  return announced.map(({ key, title, text, source, confidence }) => ({
    kind: 'announced_change',
    about: key,
    date: null,
    link: '/changes',
    source: toAlertSource({ source, confidence }),
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
