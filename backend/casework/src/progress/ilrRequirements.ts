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
    progress?.route.key === 'armed_forces' ? discharge(answer) : residence(answer),
    absences(answer, progress),
    englishRequirement(record, answer.english, route),
    lifeInUkRequirement(record, answer.lifeInUk ?? (route === null ? null : askedOnRoute(route))),
  ];
  return answer.verdict === 'no_route' ? requirements.map(withoutRoute(answer)) : requirements;
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
  const { requiredYears, ilrEligibilityDate, verdict, outcomes, note } = answer;
  const title = requiredYears === null ? 'Qualifying years' : `${requiredYears} years of residence`;
  const of = { key: 'residence', title };
  if (outcomes.length > 0) return requirement(of, 'unknown', eitherOutcome(outcomes));
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
      `Complete on ${writtenDate(ilrEligibilityDate)}, counted with your days away.`,
    );
  const from =
    requiredYears === null
      ? ''
      : ` Counted from ${writtenDate(addYears(ilrEligibilityDate, -requiredYears))}.`;
  return requirement(of, 'not_met', `Complete on ${writtenDate(ilrEligibilityDate)}.${from}`);
}

/** HM Armed Forces: instead of years, the days around the discharge. */
function discharge({ verdict, outcomes, note, ilrApplicationEarliestDate: first, applyBy }: Answer) {
  const of = { key: 'residence', title: 'Discharge from HM Armed Forces' };
  if (outcomes.length > 0) return requirement(of, 'unknown', eitherOutcome(outcomes));
  if (first === null || applyBy === null)
    return requirement(of, 'unknown', note ?? 'Add the day of your discharge. Then we can work this out.');
  return requirement(
    of,
    verdict === 'eligible' ? 'met' : 'not_met',
    `You can apply from ${writtenDate(first)} until ${writtenDate(applyBy)}.`,
  );
}

const eitherOutcome = (outcomes: Answer['outcomes']): string =>
  `One answer decides. ${outcomes.map(({ supposing, says }) => `${supposing}: ${says}.`).join(' ')}`;

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
        : `Your worst 12 months have ${dayCount(worst.days)}. ${progress === null ? 'They may count: it depends on your visa.' : 'We can say whether that is within the limits once we know the point above.'}`,
    );
  const most = worst === null ? 'No days away.' : `Your worst 12 months have ${dayCount(worst.days)} away.`;
  const limits = severalLimits && absenceLimitMeans !== null ? ` ${absenceLimitMeans}` : '';
  const check = answer.limits.find(({ kind }) => kind === 'settlement');
  const verdict = verdictOnDaysAway(progress.absencesKept, check, 'ILR');
  if (progress.absencesKept) return { ...requirement(of, 'met', `${most}${limits}`), verdict };
  const broken = progress.reasons.find(({ code }) => code.endsWith('_over_limit'));
  return { ...requirement(of, 'not_met', `${broken?.message ?? most}${limits}`), verdict };
}

function requirement(
  of: Pick<ProgressRequirement, 'key' | 'title'>,
  state: ProgressRequirement['state'],
  detail: string,
): ProgressRequirement {
  return { ...of, state, detail };
}
