import Stack from '@mui/material/Stack';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import type { CivilDate } from '@settlewise/rules/calendar';
import {
  checklistForms,
  type ChosenForChecklist,
  chosenInRecord,
  isSettlementForm,
} from '@settlewise/rules/documentChecklist';
import { bookTestBy } from '@settlewise/rules/lifeInTheUk';
import { lifeInTheUkTestOn } from '@settlewise/rules/parameters';
import { isSettled, findPlannedDay } from '@settlewise/rules/progress';
import type { ReactNode } from 'react';
import { answerQueries } from '../../../record/answers/answerPart';
import { useCitizenshipEligibility, useIlrProgress } from '../../../record/progress/progressQueries';
import { ButtonLink } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Disclosure } from '../../../ui/Disclosure';
import { Notice } from '../../../ui/Notice';

/**
 * By when somebody who is signed in has to book the test, or why they need not: from their own plan. Whoever need not take
 * it is offered no practice, and finds it when they look for it. @param children the practice
 */
export function BookBy({ children }: { children: ReactNode }) {
  const { data: ilr } = useIlrProgress();
  const { data: citizenship } = useCitizenshipEligibility();
  const { data: answers } = answerQueries.useList();
  // Without a connection there is no plan, and practice goes on.
  if (ilr === undefined || citizenship === undefined || answers === undefined) return children;
  const words = bookByInWords(ilr, citizenship, chosenInRecord(answers, 'you', ilr.asOf));
  if (words === null) return children;
  return (
    <>
      <WhenToBook words={words} />
      {words.tone === 'within' ? (
        <Disclosure summary="Practise all the same">
          <Stack spacing={3}>{children}</Stack>
        </Disclosure>
      ) : (
        children
      )}
    </>
  );
}

function WhenToBook({ words }: { words: Words }) {
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

/**
 * Null where nothing is known of a day to apply on.
 * @param chosen what the person chose for their checklist, on whose day they then apply
 */
export function bookByInWords(
  ilr: IlrProgressResponse,
  citizenship: CitizenshipEligibilityResponse,
  chosen: ChosenForChecklist = {},
): Words | null {
  const { requirements } = isSettled({ ilr }) ? citizenship : ilr;
  const test = requirements.find(({ key }) => key === 'life_in_uk');
  if (test?.state === 'met')
    return { tone: 'within', title: 'You need not practise any more', sentences: [test.detail ?? ''] };
  if (test?.state === 'not_asked')
    return { tone: 'within', title: 'You need not take the test', sentences: [test.detail ?? ''] };
  const first = findPlannedDay({ ilr, citizenship }, ilr.asOf);
  const own = isOfNext(chosen, ilr) ? (chosen.plannedOn ?? null) : null;
  if (own !== null) return dayInWords(own, `You plan to apply on ${formatLongDate(own)}.`, ilr.asOf);
  return first === null ? null : dayInWords(first, `You can apply from ${formatLongDate(first)}.`, ilr.asOf);
}

/** A day that was chosen for citizenship while ILR comes first is not the day of the test. */
function isOfNext(chosen: ChosenForChecklist, ilr: IlrProgressResponse): boolean {
  const form = checklistForms.find((one) => one === chosen.form);
  return form === undefined || isSettlementForm(form) !== isSettled({ ilr });
}

function dayInWords(application: CivilDate, why: string, today: CivilDate): Words {
  const { bookedBefore, betweenAttempts } = lifeInTheUkTestOn(application);
  const by = bookTestBy(application);
  const room = `A test is booked ${bookedBefore} days before. A second try, if you need one, takes ${betweenAttempts} days more.`;
  return by <= today
    ? { tone: 'soon', title: 'Book the test now', sentences: [why, room] }
    : {
        tone: 'info',
        title: `Book the test by ${formatLongDate(by)}`,
        sentences: [why, `${room} We add four weeks, so that a full test centre does not hold you up.`],
      };
}
