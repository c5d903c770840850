import type { AdminOverviewResponse } from '@settlewise/contract/admin';
import { tooLateMs } from '../projections/labels';
import { countOf, counted, durationText } from '../ui/labels';

export interface Warning {
  readonly tone: 'over' | 'soon';
  readonly title: string;
  readonly text: string;
  /** Where something can be done about it. */
  readonly to: string;
  readonly act: string;
}

/** What needs an administrator, what is broken first. */
export function warningsOf(overview: AdminOverviewResponse): readonly Warning[] {
  const { projections, jobs, mails, rules, proof } = overview;
  const found: Warning[] = [];
  if (proof?.sound === false)
    found.push({
      tone: 'over',
      title: 'The log does not prove whole',
      text: 'The last check of the hash chains found an event that does not fit.',
      to: '/admin/proof',
      act: 'See which event',
    });
  for (const { name, waitingEvents, more } of projections.filter(({ state }) => state === 'stopped'))
    found.push({
      tone: 'over',
      title: `The projection “${name}” has stopped`,
      text: `Until it goes on, people do not see what has happened since. Events that wait: ${countOf(waitingEvents, more)}.`,
      to: '/admin/projections',
      act: 'See the error',
    });
  if (jobs === null)
    found.push({
      tone: 'over',
      title: 'The store of the jobs is away',
      text: 'Reminders and mails wait until it is back.',
      to: '/admin/jobs',
      act: 'See the jobs',
    });
  else if (jobs.failed > 0)
    found.push({
      tone: 'over',
      title: `${counted(jobs.failed, 'job has', 'jobs have')} failed`,
      text: 'They are not tried again by themselves.',
      to: '/admin/jobs',
      act: 'See the failed jobs',
    });
  if (mails.failed > 0)
    found.push({
      tone: 'over',
      title: `${counted(mails.failed, 'mail', 'mails')} could not be sent`,
      text: 'Of the last ninety days, and not sent since.',
      to: '/admin/mails',
      act: 'See the mails',
    });
  for (const { name, waitingMs } of projections.filter(
    ({ state, waitingMs }) => state === 'live' && waitingMs > tooLateMs,
  ))
    found.push({
      tone: 'soon',
      title: `The projection “${name}” is late`,
      text: `Its oldest event has waited for ${durationText(waitingMs)}.`,
      to: '/admin/projections',
      act: 'See the projections',
    });
  if (rules.stale)
    found.push({
      tone: 'soon',
      title: 'The rules have not been read for a while',
      text: `The Immigration Rules were last read as a whole ${counted(rules.daysAgo, 'day')} ago.`,
      to: '/admin/rules',
      act: 'See the rules',
    });
  if (proof === null)
    found.push({
      tone: 'soon',
      title: 'The log has not been checked yet',
      text: 'A check walks every hash chain and compares the signed tree heads.',
      to: '/admin/proof',
      act: 'Check it',
    });
  return found;
}
