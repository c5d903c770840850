import { createHash } from 'node:crypto';
import { alertCatalogue } from '@settlewise/domain/notifications';
import { changes, ruleSet } from '@settlewise/rules/parameters';
import type { StoredLawNotice } from '../record/storedRecord';

/** Names what is told, and when: another ladder or a new kind has another name. */
const told = createHash('sha256')
  .update(
    JSON.stringify([
      Object.entries(alertCatalogue).map(([kind, row]) => [
        kind,
        'ended' in row ? 'ended' : row.ladder,
        exceptOf(row),
      ]),
      // A plan of the government that is new here is told to those who asked.
      changes.flatMap(({ key, nature }) => (nature === 'announced' ? [key] : [])),
      // First days and limits go by whole days away since 29 November 2026.
      ['absence_limit', 'whole days'],
      ['applications', 'from the day on which they are sent'],
    ]),
  )
  .digest('hex')
  .slice(0, 12);

function exceptOf(row: object): unknown {
  return 'except' in row ? row.except : null;
}

/**
 * What somebody’s reminders were planned by. Once it is another, after a release with other rules or other days of
 * telling, everybody’s are planned again: the day for which a plan waits may be later than the first new step.
 */
export const plannedBy = `${ruleSet.version} ${told}`;

/** The same with the notices about the law: everybody's reminders are planned again when one of them changes. */
export function plannedWith(notices: readonly Pick<StoredLawNotice, 'noticeId' | 'version'>[]): string {
  if (notices.length === 0) return plannedBy;
  const versions = notices.map(({ noticeId, version }) => `${noticeId} ${version}`).toSorted();
  const hash = createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 12);
  return `${plannedBy} ${hash}`;
}
