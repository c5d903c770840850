import { createHash } from 'node:crypto';
import { alertCatalogue } from '@settlewise/domain/notifications';
import { changes, ruleSet } from '@settlewise/rules/parameters';
import type { StoredLawNotice } from '../record/storedRecord';

/** Add a line when the planning itself changes, so that all reminders are planned again. */
const planningChanges = [
  // First days and limits use whole days away since 29 November 2026.
  ['absence_limit', 'whole days'],
  ['applications', 'from the day on which they are sent'],
  ['outcomes', 'stored with each plan'],
];

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Fingerprint of the alert kinds and their lead times. */
const alertsFingerprint = hash(
  JSON.stringify([
    Object.entries(alertCatalogue).map(([kind, row]) => [
      kind,
      'ended' in row ? 'ended' : row.ladder,
      'except' in row ? row.except : null,
    ]),
    // A new government plan causes an alert for people who asked for it.
    changes.flatMap(({ key, nature }) => (nature === 'announced' ? [key] : [])),
    ...planningChanges,
  ]),
);

/**
 * The version of the rules and alerts that plans are made with. When it changes, all reminders are planned again, because
 * an old plan may wake up after the first new step.
 */
export const planningVersion = `${ruleSet.version} ${alertsFingerprint}`;

/** The planning version including the notices about the law. A new or corrected notice changes it. */
export function planningVersionWith(
  notices: readonly Pick<StoredLawNotice, 'noticeId' | 'version'>[],
): string {
  if (notices.length === 0) return planningVersion;
  const versions = notices.map(({ noticeId, version }) => `${noticeId} ${version}`).toSorted();
  return `${planningVersion} ${hash(versions.join('\n'))}`;
}
