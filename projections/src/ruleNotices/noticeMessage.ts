import { writtenDate } from '@settlewise/rules/assessment';
import type { IssuedNotification } from '@settlewise/domain/notifications';
import type { ReleasedRuleNotice } from '@settlewise/domain/ruleNotices';
import type { ChangedAnswer } from '@settlewise/rules/comparison';
import { quoted } from '@settlewise/casework/alerts';
import type { PersonChanges } from './comparePerson';

type Message = Pick<IssuedNotification, 'type' | 'title' | 'message' | 'link'>;

/** The longest text of a notification. */
const maxLength = 2_000;
/** Reserved for the sentence about changes that do not fit. */
const reservedLength = 100;

function formatHeading({ about, who = 'your dependant' }: ChangedAnswer): string {
  switch (about) {
    case 'settlement':
      return 'Settlement (ILR)';
    case 'citizenship':
      return 'Citizenship';
    case 'dependant_settlement':
      return `Settlement (ILR) of ${who}`;
    case 'registration':
      return `Registration of ${who} as British`;
  }
}

/** The notification of one person: the text of the notice, then each answer before and now, with reasons. */
export function noticeMessage(
  { text, source }: Pick<ReleasedRuleNotice, 'text' | 'source'>,
  { onRecord, results }: PersonChanges,
): Message {
  const changes = [
    ...onRecord.map((change) => ({ heading: formatHeading(change), change, isResult: false })),
    ...results.map(({ entry: { title, calculatedOn }, change }) => ({
      heading: `Saved result ${title === null ? '' : `${quoted(title)} `}of ${writtenDate(calculatedOn)}`,
      change,
      isResult: true,
    })),
  ];
  const sections: string[] = [`${text}\nSource: ${source.title}`];
  let remaining = maxLength - reservedLength - sections.join('').length;
  const omitted: { readonly isResult: boolean }[] = [];
  for (const { heading, change, isResult } of changes) {
    const section = fitSection(heading, change, remaining);
    if (section === null) omitted.push({ isResult });
    else {
      sections.push(section);
      remaining -= section.length + separator.length;
    }
  }
  if (omitted.length > 0) {
    const noun = omitted.every(({ isResult }) => isResult) ? 'saved results' : 'answers';
    sections.push(`${omitted.length} more of your ${noun} come out differently.`);
  }
  return {
    type: 'warning',
    title: changes.length === 1 ? 'One of your answers has changed' : 'Some of your answers have changed',
    message: sections.join(separator),
    link: createLink({ onRecord, results }),
  };
}

const separator = '\n\n';

/** A change with as many of its reasons as fit; null if it does not fit without reasons. */
function fitSection(heading: string, change: ChangedAnswer, remaining: number): string | null {
  for (let reasons = change.why.length; reasons >= 0; reasons -= 1) {
    const why = change.why.slice(0, reasons).join(' ');
    const lines = [
      heading,
      `Before: ${change.before}`,
      `Now: ${change.after}`,
      ...(why === '' ? [] : [`Why: ${why}`]),
    ];
    const section = lines.join('\n');
    if (section.length + separator.length <= remaining) return section;
  }
  return null;
}

function createLink({ onRecord, results: [result] }: PersonChanges): string {
  if (onRecord.some(({ who }) => who === undefined)) return '/dashboard/progress';
  if (onRecord.length > 0) return '/dashboard/dependants';
  return result === undefined ? '/dashboard/progress' : `/saved-results/${result.entry.assessmentId}`;
}
