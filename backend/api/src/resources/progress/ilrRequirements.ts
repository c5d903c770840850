import type { IlrProgressResponse, ProgressRequirement } from '@settlewise/contract';
import { addYears, englishLevelOn, type SettlementProgress } from '@settlewise/rules';
import type { Unchanging } from '../../http/unchanging';
import type { ImmigrationRecord } from './record';
import { days, longDate } from './wording';

type Answer = Omit<Unchanging<IlrProgressResponse>, 'requirements'>;

/** What ILR asks for, and how the record stands on each; all of it is met where ILR is granted. */
export function ilrRequirements(
  record: ImmigrationRecord,
  answer: Answer,
  progress: SettlementProgress | null,
): ProgressRequirement[] {
  if (answer.hasILR) return [];
  return [
    residence(answer),
    absences(answer, progress),
    english(record, answer, progress),
    lifeInUK(record, progress),
  ];
}

function residence({ requiredYears, ilrEligibilityDate, eligibleNow, note }: Answer) {
  const title = requiredYears === null ? 'Qualifying years' : `${requiredYears} years of residence`;
  const of = { key: 'residence', title };
  if (ilrEligibilityDate === null)
    return requirement(
      of,
      'unknown',
      note ?? 'Add your visa type and its start date, and this is worked out.',
    );
  if (eligibleNow)
    return requirement(
      of,
      'met',
      `Complete on ${longDate(ilrEligibilityDate)}, counted with your days away.`,
    );
  const from =
    requiredYears === null ? '' : ` Counted from ${longDate(addYears(ilrEligibilityDate, -requiredYears))}.`;
  return requirement(of, 'not_met', `Complete on ${longDate(ilrEligibilityDate)}.${from}`);
}

function absences({ worstTwelveMonths: worst, absenceLimit }: Answer, progress: SettlementProgress | null) {
  const of = {
    key: 'absences',
    title: absenceLimit === null ? 'Days away' : `At most ${absenceLimit} days away in any 12 months`,
  };
  if (progress === null || progress.route.qualifyingYears.length === 0)
    return requirement(
      of,
      'unknown',
      worst === null
        ? 'You have recorded no journeys.'
        : `Your busiest 12 months have ${days(worst.days)}. Whether they count depends on your visa.`,
    );
  if (progress.route.absences === 'none')
    return requirement(of, 'not_asked', 'This route sets no limit on days away. Citizenship does.');
  const most = worst === null ? 'No days away.' : `At most ${days(worst.days)} in 12 months.`;
  if (progress.absencesKept) return requirement(of, 'met', most);
  const broken = progress.reasons.find(({ code }) => code.endsWith('_over_limit'));
  return requirement(of, 'not_met', broken?.message ?? most);
}

function english(
  { details, today }: ImmigrationRecord,
  { ilrApplicationEarliestDate: earliest }: Answer,
  progress: SettlementProgress | null,
) {
  const applying = earliest === null || earliest < today ? today : earliest;
  const level = progress === null ? null : englishLevelOn(progress.route.english, applying).value;
  const of = {
    key: 'english',
    title: level === 'B1' || level === 'B2' ? `English at level ${level}` : 'English language',
  };
  if (level === 'none') return requirement(of, 'not_asked', 'This route asks for no English.');
  if (details.englishLanguageProof) return requirement(of, 'met', 'You said that you have proof of it.');
  return requirement(
    of,
    'not_met',
    level === 'route'
      ? 'You showed English for your visa. Say in your profile that you have the proof.'
      : 'No proof is on your profile yet.',
  );
}

function lifeInUK({ details }: ImmigrationRecord, progress: SettlementProgress | null) {
  const of = { key: 'life_in_uk', title: 'Life in the UK test' };
  if (progress !== null && progress.route.lifeInTheUk !== 'adults')
    return requirement(of, 'not_asked', 'This route does not ask adults for it.');
  return details.lifeInUKPassed
    ? requirement(of, 'met', 'You said that you passed it. It never expires.')
    : requirement(of, 'not_met', 'No pass is on your profile yet.');
}

function requirement(
  of: Pick<ProgressRequirement, 'key' | 'title'>,
  state: ProgressRequirement['state'],
  detail: string,
): ProgressRequirement {
  return { ...of, state, detail };
}
