import { dayCount, writtenDate } from '@settlewise/rules/assessment';
import type { IlrProgressResponse, ProgressRequirement } from '@settlewise/contract/progress';
import { verdictOnDaysAway } from '@settlewise/rules/absences';
import { addYears } from '@settlewise/rules/calendar';
import type { SettlementProgress } from '@settlewise/rules/progress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { englishRequirement, lifeInUkRequirement } from './knowledgeRequirements';
import type { ProgressRecord } from '../record/recordOn';

type Answer = Omit<DeepReadonly<IlrProgressResponse>, 'requirements'>;

/** The requirements of ILR, and whether the record meets each; all are met once ILR is granted. */
export function ilrRequirements(
  record: ProgressRecord,
  answer: Answer,
  progress: SettlementProgress | null,
): ProgressRequirement[] {
  if (answer.hasILR || answer.needsNoIlr) return [];
  const route = progress?.route ?? null;
  const requirements = [
    progress?.route.key === 'armed_forces' ? dischargeRequirement(answer) : residenceRequirement(answer),
    absenceRequirement(answer, progress),
    englishRequirement(record, answer.english, route),
    lifeInUkRequirement(record, answer.lifeInUk ?? (route === null ? null : lifeInUkOnRoute(route))),
  ];
  return answer.verdict === 'no_route' ? requirements.map(markNotAsked(answer)) : requirements;
}

const lifeInUkOnRoute = ({ lifeInTheUk }: SettlementProgress['route']) => ({
  asked: lifeInTheUk === 'adults',
  exempt: null,
});

/** A permission that does not lead to ILR has no requirements. */
const markNotAsked =
  ({ note }: Answer) =>
  (base: ProgressRequirement): ProgressRequirement => ({
    ...base,
    state: 'not_asked',
    detail:
      base.key === 'residence' && note !== null
        ? note
        : 'This visa does not ask for it. It does not lead to ILR by itself.',
  });

function residenceRequirement(answer: Answer) {
  const { requiredYears, ilrEligibilityDate, verdict, outcomes, note } = answer;
  const title = requiredYears === null ? 'Qualifying years' : `${requiredYears} years of residence`;
  const base = { key: 'residence', title };
  if (outcomes.length > 0) return requirement(base, 'unknown', formatOutcomes(outcomes));
  if (ilrEligibilityDate === null)
    return requirement(
      base,
      'unknown',
      note ?? 'Add your visa type and the day it started. Then we can work this out.',
    );
  if (verdict === 'eligible')
    return requirement(
      base,
      'met',
      `Complete on ${writtenDate(ilrEligibilityDate)}, counted with your days away.`,
    );
  const from =
    requiredYears === null
      ? ''
      : ` Counted from ${writtenDate(addYears(ilrEligibilityDate, -requiredYears))}.`;
  return requirement(base, 'not_met', `Complete on ${writtenDate(ilrEligibilityDate)}.${from}`);
}

/** HM Armed Forces: instead of years, the days around the discharge. */
function dischargeRequirement({
  verdict,
  outcomes,
  note,
  ilrApplicationEarliestDate: first,
  applyBy,
}: Answer) {
  const base = { key: 'residence', title: 'Discharge from HM Armed Forces' };
  if (outcomes.length > 0) return requirement(base, 'unknown', formatOutcomes(outcomes));
  if (first === null || applyBy === null)
    return requirement(base, 'unknown', note ?? 'Add the day of your discharge. Then we can work this out.');
  return requirement(
    base,
    verdict === 'eligible' ? 'met' : 'not_met',
    `You can apply from ${writtenDate(first)} until ${writtenDate(applyBy)}.`,
  );
}

const formatOutcomes = (outcomes: Answer['outcomes']): string =>
  `One answer decides. ${outcomes.map(({ supposing, says }) => `${supposing}: ${says}.`).join(' ')}`;

function absenceRequirement(answer: Answer, progress: SettlementProgress | null) {
  const { worstTwelveMonths: worst, absenceLimit, absenceLimitMeans } = answer;
  const severalLimits = progress?.route.absences === 'long_residence';
  const base = {
    key: 'absences',
    title:
      absenceLimit === null || severalLimits
        ? 'Days away'
        : `At most ${absenceLimit} days away in any 12 months`,
  };
  if (progress?.route.absences === 'none' && progress.route.settlementRule === 'by_years')
    return requirement(base, 'not_asked', 'This route sets no limit on days away. Citizenship does.');
  if (progress === null || answer.meetsAbsenceRequirements === null)
    return requirement(
      base,
      'unknown',
      worst === null
        ? 'You have recorded no journeys.'
        : `Your worst 12 months have ${dayCount(worst.days)}. ${progress === null ? 'They may count: it depends on your visa.' : 'We can say whether that is within the limits once we know the point above.'}`,
    );
  const worstText =
    worst === null ? 'No days away.' : `Your worst 12 months have ${dayCount(worst.days)} away.`;
  const limits = severalLimits && absenceLimitMeans !== null ? ` ${absenceLimitMeans}` : '';
  const check = answer.limits.find(({ kind }) => kind === 'settlement');
  const verdict = verdictOnDaysAway(progress.absencesKept, check, 'ILR');
  if (progress.absencesKept) return { ...requirement(base, 'met', `${worstText}${limits}`), verdict };
  const brokenLimit = progress.reasons.find(({ code }) => code.endsWith('_over_limit'));
  return { ...requirement(base, 'not_met', `${brokenLimit?.message ?? worstText}${limits}`), verdict };
}

function requirement(
  base: Pick<ProgressRequirement, 'key' | 'title'>,
  state: ProgressRequirement['state'],
  detail: string,
): ProgressRequirement {
  return { ...base, state, detail };
}
