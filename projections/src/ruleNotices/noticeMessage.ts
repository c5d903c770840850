import { writtenDate } from '@settlewise/rules/assessment';
import type { IssuedNotification } from '@settlewise/domain/notifications';
import type { ReleasedRuleNotice } from '@settlewise/domain/ruleNotices';
import type { ChangedAnswer } from '@settlewise/rules/comparison';
import { quoted } from '@settlewise/casework/alerts';
import type { PersonChanges } from './comparePerson';

type Message = Pick<IssuedNotification, 'type' | 'title' | 'message' | 'link'>;

/** The longest text of a notification. */
const mostLetters = 2_000;
/** Room for the sentence about changes that do not fit. */
const forTheRest = 100;

function headingOf({ about, who = 'your dependant' }: ChangedAnswer): string {
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

/** What one person is told in the app: what the notice says, then each answer before and now, and why. */
export function noticeMessage(
  { text, source }: Pick<ReleasedRuleNotice, 'text' | 'source'>,
  { onRecord, results }: PersonChanges,
): Message {
  const changes = [
    ...onRecord.map((change) => ({ heading: headingOf(change), change, isResult: false })),
    ...results.map(({ entry: { title, calculatedOn }, change }) => ({
      heading: `Saved result ${title === null ? '' : `${quoted(title)} `}of ${writtenDate(calculatedOn)}`,
      change,
      isResult: true,
    })),
  ];
  const told: string[] = [`${text}\nSource: ${source.title}`];
  let left = mostLetters - forTheRest - told.join('').length;
  const untold: { readonly isResult: boolean }[] = [];
  for (const { heading, change, isResult } of changes) {
    const section = longestThatFits(heading, change, left);
    if (section === null) untold.push({ isResult });
    else {
      told.push(section);
      left -= section.length + between.length;
    }
  }
  if (untold.length > 0) {
    const what = untold.every(({ isResult }) => isResult) ? 'saved results' : 'answers';
    told.push(`${untold.length} more of your ${what} come out differently.`);
  }
  return {
    type: 'warning',
    title: changes.length === 1 ? 'One of your answers has changed' : 'Some of your answers have changed',
    message: told.join(between),
    link: linkTo({ onRecord, results }),
  };
}

const between = '\n\n';

/** A change with as many of its reasons as there is room for; null where there is none. */
function longestThatFits(heading: string, change: ChangedAnswer, left: number): string | null {
  for (let reasons = change.why.length; reasons >= 0; reasons -= 1) {
    const why = change.why.slice(0, reasons).join(' ');
    const lines = [
      heading,
      `Before: ${change.before}`,
      `Now: ${change.after}`,
      ...(why === '' ? [] : [`Why: ${why}`]),
    ];
    const section = lines.join('\n');
    if (section.length + between.length <= left) return section;
  }
  return null;
}

function linkTo({ onRecord, results: [result] }: PersonChanges): string {
  if (onRecord.some(({ who }) => who === undefined)) return '/dashboard/progress';
  if (onRecord.length > 0) return '/dashboard/dependants';
  return result === undefined ? '/dashboard/progress' : `/saved-results/${result.entry.assessmentId}`;
}
