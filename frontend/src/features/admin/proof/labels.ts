import type { ProofCheckResponse } from '@settlewise/contract/admin';
import type { Tone } from '../../../ui/Pill';

type Broken = NonNullable<ProofCheckResponse['broken']>;
type Ended = 'sound' | 'broken' | 'failed';

/** How a check came out, or that it has not yet. */
export const checkStates: Readonly<Record<ProofCheckResponse['state'], { tone: Tone; word: string }>> = {
  waiting: { tone: 'soon', word: 'About to begin' },
  running: { tone: 'soon', word: 'Under way' },
  sound: { tone: 'within', word: 'Sound' },
  broken: { tone: 'over', word: 'Broken' },
  failed: { tone: 'plain', word: 'Not carried through' },
};

/** What is wrong, as the heading over the particulars. */
export const faultTitles: Readonly<Record<Broken['fault'], string>> = {
  missing: 'Events are missing from the log',
  order: 'Events of the log are not in their order',
  content: 'An event was changed after it was written',
  head: 'The log does not agree with a signed tree head',
  signature: 'A tree head of the log does not bear our signature',
  unsigned: 'Signed tree heads of the log are missing',
};

export const isUnderWay = ({ state }: ProofCheckResponse): boolean =>
  state === 'waiting' || state === 'running';

export type EndedCheck = ProofCheckResponse & { readonly state: Ended };

const isEnded = (check: ProofCheckResponse): check is EndedCheck => !isUnderWay(check);

/** The check that goes on now, and the newest one that came to its end, of those listed the newest first. */
export function latestOf(checks: readonly ProofCheckResponse[]): {
  readonly underWay: ProofCheckResponse | null;
  readonly ended: EndedCheck | null;
} {
  return { underWay: checks.find(isUnderWay) ?? null, ended: checks.find(isEnded) ?? null };
}
