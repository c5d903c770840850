import type { IlrProgressResponse, ProgressRequirement } from '@settlewise/contract';
import {
  addYears,
  standingsApart,
  twoAnswers,
  twoAnswersVerdict,
  twoCountsOfIlr,
  verdictOnDaysAway,
  type SettlementProgress,
} from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import { englishRequirement, isLevel, lifeInUkRequirement } from './knowledgeRequirements';
import type { ImmigrationRecord } from './record';
import { days, longDate } from './wording';

type Answer = Omit<DeepReadonly<IlrProgressResponse>, 'requirements'>;

/** The requirements of ILR, and whether the record meets each; all are met once ILR is granted. */
export function ilrRequirements(
  record: ImmigrationRecord,
  answer: Answer,
  progress: SettlementProgress | null,
): ProgressRequirement[] {
  if (answer.hasILR || answer.needsNoIlr) return [];
  const route = progress?.route ?? null;
  const requirements = [
    residence(answer),
    absences(answer, progress),
    english(record, answer, progress),
    lifeInUkRequirement(record, answer.lifeInUk ?? (route === null ? null : askedOnRoute(route))),
  ];
  return answer.verdict === 'no_route' ? requirements.map(withoutRoute(answer)) : requirements;
}

/** English on the safe day, and what is asked of who applies earlier by the other count, where that is another level. */
function english(
  record: ImmigrationRecord,
  { english: status, homeOffice }: Answer,
  progress: SettlementProgress | null,
): ProgressRequirement {
  const asked = englishRequirement(record, status, progress?.route ?? null);
  if (homeOffice === null || homeOffice.english === null || homeOffice.english.title === asked.title)
    return asked;
  return {
    ...asked,
    detail: `${asked.detail} If you apply earlier, by the Home Office’s count: ${earlierEnglish(homeOffice.english, progress)}`,
  };
}

/** The level that an earlier application has to show, or why it has to show none, as the end of a sentence. */
function earlierEnglish(
  { title, state, detail }: ProgressRequirement,
  progress: SettlementProgress | null,
): string {
  return state !== 'not_asked' && isLevel(progress?.homeOffice.answer.english?.asked)
    ? `you need ${title}.`
    : `${detail.charAt(0).toLowerCase()}${detail.slice(1)}`;
}

const askedOnRoute = ({ lifeInTheUk }: SettlementProgress['route']) => ({
  asked: lifeInTheUk === 'adults',
  exempt: null,
});

/** A permission that does not lead to ILR has no requirements. */
const withoutRoute =
  ({ note }: Answer) =>
  (of: ProgressRequirement): ProgressRequirement => ({
    ...of,
    state: 'not_asked',
    detail:
      of.key === 'residence' && note !== null
        ? note
        : 'This visa does not ask for it. It does not lead to ILR by itself.',
  });

function residence(answer: Answer) {
  const { requiredYears, ilrEligibilityDate, verdict, outcomes, note, homeOffice } = answer;
  const title = requiredYears === null ? 'Qualifying years' : `${requiredYears} years of residence`;
  const of = { key: 'residence', title };
  if (outcomes.length > 0) {
    const either = outcomes.map(({ supposing, says }) => `${supposing}: ${says}.`).join(' ');
    return requirement(of, 'unknown', `One answer decides. ${either}`);
  }
  if (ilrEligibilityDate === null)
    return requirement(
      of,
      'unknown',
      note ?? 'Add your visa type and the day it started. Then we can work this out.',
    );
  if (verdict === 'eligible')
    return requirement(
      of,
      'met',
      `Complete on ${longDate(ilrEligibilityDate)}, counted with your days away.`,
    );
  const from =
    requiredYears === null ? '' : ` Counted from ${longDate(addYears(ilrEligibilityDate, -requiredYears))}.`;
  // Both days, wherever the counts name two; whether they are two answers is another question.
  if (twoCountsOfIlr(answer) === null || homeOffice === null)
    return requirement(of, 'not_met', `Complete on ${longDate(ilrEligibilityDate)}.${from}`);
  const { ilrEligibilityDate: other, ilrApplicationEarliestDate: first } = homeOffice;
  const otherwise = other === null ? '' : ` By the Home Office’s count: complete on ${longDate(other)}.`;
  const counted = answer.ilrStatus === twoAnswers ? '' : from;
  const detail = `With your travel days: complete on ${longDate(ilrEligibilityDate)}.${counted}${otherwise}`;
  const isMet = first !== null && first <= answer.asOf;
  return {
    ...requirement(of, 'not_met', detail),
    ...(isMet && answer.ilrStatus === twoAnswers && { verdict: twoAnswersVerdict }),
  };
}

function absences(answer: Answer, progress: SettlementProgress | null) {
  const { worstTwelveMonths: worst, absenceLimit, absenceLimitMeans } = answer;
  const severalLimits = progress?.route.absences === 'long_residence';
  const of = {
    key: 'absences',
    title:
      absenceLimit === null || severalLimits
        ? 'Days away'
        : `At most ${absenceLimit} days away in any 12 months`,
  };
  if (progress?.route.absences === 'none' && progress.route.settlementRule === 'by_years')
    return requirement(of, 'not_asked', 'This route sets no limit on days away. Citizenship does.');
  if (progress === null || answer.meetsAbsenceRequirements === null)
    return requirement(
      of,
      'unknown',
      worst === null
        ? 'You have recorded no journeys.'
        : `Your worst 12 months have ${days(worst.days)}. ${progress === null ? 'They may count: it depends on your visa.' : 'We can say whether that is within the limits once we know the point above.'}`,
    );
  const most = worst === null ? 'No days away.' : `Your worst 12 months have ${days(worst.days)} away.`;
  const limits = severalLimits && absenceLimitMeans !== null ? ` ${absenceLimitMeans}` : '';
  const check = answer.limits.find(({ kind }) => kind === 'settlement');
  const verdict = verdictOnDaysAway(progress.absencesKept, check, 'ILR');
  if (progress.absencesKept) return { ...requirement(of, 'met', `${most}${limits}`), verdict };
  const broken = progress.reasons.find(({ code }) => code.endsWith('_over_limit'));
  const otherwise =
    check !== undefined && standingsApart(check)
      ? ` By the Home Office’s count: ${check.homeOffice.days} of ${check.limit} days.`
      : '';
  return { ...requirement(of, 'not_met', `${broken?.message ?? most}${limits}${otherwise}`), verdict };
}

function requirement(
  of: Pick<ProgressRequirement, 'key' | 'title'>,
  state: ProgressRequirement['state'],
  detail: string,
): ProgressRequirement {
  return { ...of, state, detail };
}
