import type { ProgressRequirement } from '@settlewise/contract/progress';
import { type EnglishStatus, writtenDate } from '@settlewise/rules/assessment';
import { englishLevelOn } from '@settlewise/rules/parameters';
import type { Route } from '@settlewise/rules/routes';
import { levelAsked } from '@settlewise/rules/sentences';
import type { ProgressRecord } from '../record/recordOn';

type Assessment = Pick<ProgressRequirement, 'state' | 'detail'>;

/** English: the level required on the day of application and the level held, on one line. */
export function englishRequirement(
  { details, today }: ProgressRecord,
  status: EnglishStatus | null,
  route: Pick<Route, 'english'> | null,
): ProgressRequirement {
  if (status !== null) return { ...englishHeader(status.asked), ...assessEnglish(status, details) };
  const asked = route === null ? null : englishLevelOn(route.english, today).value;
  return {
    ...englishHeader(null),
    ...(asked === 'none' ? notAsked : assessDeclared(details.englishLanguageProof)),
  };
}

const englishHeader = (asked: EnglishStatus['asked'] | null) => ({
  key: 'english',
  title: isLevel(asked) ? `English at level ${asked}` : 'English language',
});

/** Whether a level is required. A route may require none, or accept the English shown for the visa. */
export const isLevel = (asked: EnglishStatus['asked'] | null | undefined): asked is 'B1' | 'B2' =>
  asked === 'B1' || asked === 'B2';

const notAsked: Assessment = { state: 'not_asked', detail: 'You do not need to show English on this route.' };

const assessDeclared = (proof: boolean): Assessment =>
  proof
    ? { state: 'unknown', detail: 'You said that you have proof. Which level is asked is not known yet.' }
    : { state: 'not_met', detail: 'No proof is on your profile yet.' };

function assessEnglish(status: EnglishStatus, details: ProgressRecord['details']): Assessment {
  const { asked, on, held, met, exempt, confirmed } = status;
  if (asked === 'none') return notAsked;
  if (asked === 'route')
    return { state: 'met', detail: 'You showed English for your visa. It is not asked again.' };
  if (exempt === 'age')
    return { state: 'not_asked', detail: `Not asked of you on ${writtenDate(on)}, because of your age.` };
  if (exempt === 'held_exempt')
    return { state: 'not_asked', detail: 'Not asked of you: you said that you are exempt. Keep the proof.' };
  const level = `Asked on ${writtenDate(on)}: ${levelAsked(asked, confirmed)}.`;
  // The declared proof is of B1 or higher.
  if (held === null && asked === 'B1' && details.englishLanguageProof)
    return { state: 'met', detail: `${level} You said that you have proof of it.` };
  if (held === null)
    return {
      state: 'unknown',
      detail: details.englishLanguageProof
        ? `${level} Your level is not on your profile yet. You said that you have proof. Add its level.`
        : `${level} Your level is not on your profile yet. You still need to show it.`,
    };
  const yours = held === 'none' ? 'You have no level yet.' : `You have level ${held}.`;
  return { state: met === true ? 'met' : 'not_met', detail: `${level} ${yours}` };
}

/** The Life in the UK test. @param status null if the day of application is unknown */
export function lifeInUkRequirement(
  { details }: ProgressRecord,
  status: { readonly asked: boolean; readonly exempt: 'age' | null } | null,
): ProgressRequirement {
  return { key: 'life_in_uk', title: 'Life in the UK test', ...assessTest(status, details.lifeInUKPassed) };
}

function assessTest(status: Parameters<typeof lifeInUkRequirement>[1], passed: boolean): Assessment {
  if (status?.exempt === 'age')
    return { state: 'not_asked', detail: 'Not asked of you because of your age.' };
  if (status !== null && !status.asked)
    return { state: 'not_asked', detail: 'This route does not ask adults for it.' };
  return passed
    ? { state: 'met', detail: 'You said that you passed it. It never expires.' }
    : { state: 'not_met', detail: 'No pass is on your profile yet.' };
}
