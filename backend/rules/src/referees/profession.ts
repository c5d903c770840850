import type { CivilDate } from '../calendar/civilDate';
import { isConfirmed } from '../parameters/confidence';
import { rowOn, valueOn, type Source } from '../parameters/parameter';
import { refereeProfessions } from '../parameters/professions';
import type { Referee } from './referee';

const plain = (words: string): string => words.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The professions that are known on a day, as a person can choose them. */
export const professionsOn = (on: CivilDate): readonly string[] => valueOn(refereeProfessions, on);

/** Where the list stands, and whether its text was read: most of it is known through others. */
export function sourceOfProfessions(on: CivilDate): {
  readonly source: Source;
  readonly throughOthers: boolean;
} {
  const { source, confidence } = rowOn(refereeProfessions, on);
  return { source, throughOthers: !isConfirmed(confidence) };
}

/** Whether a job is called as the list calls one. A job in other words may be in the list as well. */
export const isInList = (job: string | null, on: CivilDate): boolean =>
  job !== null && professionsOn(on).some((profession) => plain(profession) === plain(job));

/** Whether somebody has professional standing: as they said, or else by the name of their job; null while nobody knows. */
export const hasProfession = ({ professional, job }: Referee, on: CivilDate): boolean | null =>
  professional ?? (isInList(job, on) ? true : null);

/** What the list says of a job, beside what was said of it; null where there is nothing to add. */
export function professionInWords({ professional, job }: Referee, on: CivilDate): string | null {
  if (job === null || job.trim() === '') return null;
  const listed = isInList(job, on);
  if (professional === null && listed) return `${job.trim()} is in the list of professions.`;
  if (professional === true && !listed)
    return 'Their job is not called so in the list as we know it. Check the list on GOV.UK.';
  if (professional === false && listed)
    return `${job.trim()} is in the list of professions as we know it. Check your answer.`;
  return null;
}
