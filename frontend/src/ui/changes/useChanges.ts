import type { CivilDate } from '@settlewise/rules/calendar';
import { type ChangeOnDay, changesOn } from '@settlewise/rules/parameters';
import { formatLongDate } from '../dates/formatDate';
import { useLawDesk, type LawDesk } from '../sources/lawDesk';

/** Every change that is known on a day: the published notices first, then those of the program. */
export function useChanges(today: CivilDate): readonly ChangeOnDay[] {
  const { notices } = useLawDesk();
  return [...notices.map(changeOfNotice), ...changesOn(today)];
}

function changeOfNotice(notice: LawDesk['notices'][number]): ChangeOnDay {
  const { id, title, text, source, day, standing, publishedOn } = notice;
  const isLaw = standing === 'in_force';
  return {
    key: id,
    title,
    standing,
    nature: isLaw ? 'law' : 'announced',
    confidence: 'official',
    text: isLaw
      ? `${text} Our answers do not include it yet.`
      : `${text} It was announced on ${formatLongDate(day)}.`,
    // An announced change has no day on which it starts.
    from: isLaw ? day : null,
    source: { ...source, retrievedOn: publishedOn },
  };
}
