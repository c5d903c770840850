import { bookTestBy, isSettled, lifeInTheUkTestOn, plannedDayOf, type CivilDate } from '@settlewise/rules';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import { useCitizenshipEligibility, useIlrProgress } from '../../../record/progress/progressQueries';
import { ButtonLink } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Notice } from '../../../ui/Notice';

/** By when somebody who is signed in has to book the test, or why they need not: from their own plan. */
export function BookBy() {
  const { data: ilr } = useIlrProgress();
  const { data: citizenship } = useCitizenshipEligibility();
  if (ilr === undefined || citizenship === undefined) return null;
  const words = bookByInWords(ilr, citizenship);
  if (words === null) return null;
  return (
    <Notice
      tone={words.tone}
      title={words.title}
      {...(words.tone !== 'within' && {
        actions: (
          <ButtonLink look="quiet" to="/onboarding/6">
            I have passed the test
          </ButtonLink>
        ),
      })}
    >
      {words.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

interface Words {
  readonly tone: 'info' | 'soon' | 'within';
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Null where nothing is known of a day to apply on. */
export function bookByInWords(
  ilr: IlrProgressResponse,
  citizenship: CitizenshipEligibilityResponse,
): Words | null {
  const { requirements } = isSettled({ ilr }) ? citizenship : ilr;
  const test = requirements.find(({ key }) => key === 'life_in_uk');
  if (test?.state === 'met')
    return { tone: 'within', title: 'You need not practise any more', sentences: [test.detail ?? ''] };
  if (test?.state === 'not_asked')
    return { tone: 'within', title: 'You need not take the test', sentences: [test.detail ?? ''] };
  const { first } = plannedDayOf({ ilr, citizenship }, ilr.asOf);
  return first === null ? null : dayInWords(first, ilr.asOf);
}

function dayInWords(first: CivilDate, today: CivilDate): Words {
  const { bookedBefore, betweenAttempts } = lifeInTheUkTestOn(first);
  const by = bookTestBy(first);
  const why = `You can apply from ${formatLongDate(first)}.`;
  const room = `A test is booked ${bookedBefore} days before. A second try, if you need one, takes ${betweenAttempts} days more.`;
  return by <= today
    ? { tone: 'soon', title: 'Book the test now', sentences: [why, room] }
    : {
        tone: 'info',
        title: `Book the test by ${formatLongDate(by)}`,
        sentences: [why, `${room} We add four weeks, so that a full test centre does not hold you up.`],
      };
}
