import type { CivilDate } from '../calendar/civilDate';
import { isConfirmed } from '../parameters/confidence';
import { rowOn, valueOn, type Source } from '../parameters/parameter';
import { refereeProfessions } from '../parameters/professions';
import type { Referee } from './answer';

const normalise = (words: string): string => words.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The known professions on a day, for selection. */
export const professionsOn = (on: CivilDate): readonly string[] => valueOn(refereeProfessions, on);

/** The source of the list, and whether it was read: most of it is known from secondary sources. */
export function sourceOfProfessions(on: CivilDate): {
  readonly source: Source;
  readonly throughOthers: boolean;
} {
  const { source, confidence } = rowOn(refereeProfessions, on);
  return { source, throughOthers: !isConfirmed(confidence) };
}

/** Whether a job is in the list by name. It may be in the list under another name. */
export const isInList = (job: string | null, on: CivilDate): boolean =>
  job !== null && professionsOn(on).some((profession) => normalise(profession) === normalise(job));

/** Whether the person has professional standing: by their answer, otherwise by their job's name; null if unknown. */
export const hasProfession = ({ professional, job }: Referee, on: CivilDate): boolean | null =>
  professional ?? (isInList(job, on) ? true : null);

/** A note about the job from the list; null if there is nothing to add. */
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
