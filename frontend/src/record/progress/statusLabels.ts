import { lapseInWords } from '@settlewise/rules/progress';
import { decidingReason } from '@settlewise/rules/settlement';
import { formatLongDate } from '../../ui/dates/formatDate';
import type { Tone } from '../../ui/Pill';
import { toneOfIlr } from '../summary/sentences';
import type { Progress } from './useProgress';
import { countdown, missingInWords, whyEarlier } from './labels';

/** Where somebody stands, for the top of the page. */
export interface StatusLabels {
  readonly tone: Tone;
  readonly status: string;
  readonly headline: string;
  readonly why: string;
  /** As much of it as stays to be said below the next act; left out where that is all. */
  readonly beside?: string;
  /** What the days of travel change of the answer; left out where they change nothing, or no day is the answer yet. */
  readonly margin?: string | null;
  /** The way that the bar shows; null where none can be told. */
  readonly way: { readonly percent: number; readonly from?: string; readonly until?: string } | null;
  /** Something is missing that the person can add. */
  readonly fillIn: boolean;
}

export const statusLabels = (progress: Progress): StatusLabels =>
  progress.ilr.hasILR || progress.ilr.needsNoIlr ? towardsCitizenship(progress) : towardsIlr(progress);

function towardsIlr({ ilr }: Progress): StatusLabels {
  const { ilrStatus: status, missing, timeLeft, period, requiredYears, ilrEligibilityDate: complete } = ilr;
  if (missing.length > 0)
    return {
      tone: 'plain',
      status,
      way: null,
      fillIn: true,
      headline: 'Your date can be worked out soon',
      why: `Add ${missingInWords(missing)}, and the first day you can apply for indefinite leave to remain (ILR) shows here.`,
    };
  const unsettled = notSettled(ilr);
  if (unsettled !== null) return unsettled;
  const why = decidingReason(ilr.reasons)?.message ?? ilr.note;
  const { ilrApplicationEarliestDate: earliest, travelMargin: margin } = ilr;
  if (ilr.eligibleNow)
    return {
      tone: 'within',
      status,
      headline: 'You are now eligible to apply',
      why: `${sinceWhen(ilr)}${requiredYears === 0 ? 'Your discharge lets you apply.' : `Your ${requiredYears ?? ''} years are complete and your days away are within the ILR limit.`} Check the other requirements before you apply for indefinite leave to remain (ILR).`,
      beside: `${sinceWhen(ilr)}${whyEarlier({ complete, earliest }, ilr.asOf) ?? ''} Check the other requirements before you apply.`,
      margin,
      way: { percent: 100 },
      fillIn: false,
    };
  if (earliest === null || complete === null)
    return {
      tone: 'soon',
      status,
      margin,
      way: null,
      fillIn: false,
      headline: noDateHeadline(ilr),
      why: why ?? '',
    };
  const left = timeLeft === null ? '' : ` That is complete in ${countdown(timeLeft)}.`;
  const tone = toneOfIlr(ilr);
  const over = tone === 'over';
  return {
    tone,
    status,
    headline: `You can apply for ILR from ${formatLongDate(earliest)}`,
    why:
      over && why !== null
        ? why
        : requiredYears === 0
          ? 'Your discharge decides on the days to apply for indefinite leave to remain (ILR).'
          : `ILR, indefinite leave to remain, asks for ${requiredYears ?? ''} years.${left}`,
    beside: over ? (why ?? '') : '',
    margin,
    way: {
      percent: ilr.progress,
      ...(period !== null && !over && { from: formatLongDate(period.from) }),
      until: formatLongDate(complete),
    },
    fillIn: false,
  };
}

/** Somebody waits, or a question or a fact is open: then no day is the date. Null where nothing of this is so. */
function notSettled(ilr: Progress['ilr']): StatusLabels | null {
  const { ilrStatus: status, awaitingDecisionSince: appliedOn, outcomes, verdict, missingFacts } = ilr;
  if (appliedOn !== null)
    return {
      tone: 'soon',
      status,
      way: null,
      fillIn: false,
      headline: `You applied on ${formatLongDate(appliedOn)} and wait for the decision`,
      why: 'What holds until then stands below.',
    };
  if (ilr.grantedInList !== null)
    return {
      tone: 'within',
      status: 'Granted',
      way: null,
      fillIn: true,
      headline: 'Add your ILR to your profile',
      why: ilr.note ?? '',
    };
  if (verdict === 'not_enough')
    return {
      tone: 'plain',
      status,
      way: null,
      fillIn: true,
      headline: 'More information needed',
      why:
        missingFacts.length === 0 ? (ilr.note ?? '') : missingFacts.map(({ message }) => message).join(' '),
    };
  if (outcomes.length > 0)
    return {
      tone: 'plain',
      status,
      way: null,
      fillIn: false,
      headline: 'Your date depends on one answer',
      why: 'Answer the question below, and the first day you can apply for indefinite leave to remain (ILR) shows here.',
    };
  return null;
}

/** `The first day was 17 April 2026. ` */
export function sinceWhen({
  ilrApplicationEarliestDate: earliest,
  asOf,
}: Pick<Progress['ilr'], 'ilrApplicationEarliestDate' | 'asOf'>): string {
  return earliest === null || earliest >= asOf ? '' : `The first day was ${formatLongDate(earliest)}. `;
}

const noDateHeadline = ({ ilrStatus, requiredYears }: Progress['ilr']): string =>
  requiredYears === null || (ilrStatus === 'No route to ILR' && requiredYears > 0)
    ? 'This visa does not lead to ILR by itself'
    : 'No date can be named yet';

function towardsCitizenship({ ilr, citizenship }: Progress): StatusLabels {
  const { citizenshipStatus, citizenshipEligibilityDate: date, missing, citizenshipWarnings } = citizenship;
  const { travelMargin: margin } = citizenship;
  const granted = ilr.needsNoIlr
    ? (ilr.note ?? '')
    : ilr.ilrGrantDate === null
      ? 'You have ILR.'
      : `ILR was granted on ${formatLongDate(ilr.ilrGrantDate)}.`;
  const status = ilr.needsNoIlr ? 'No ILR needed' : 'ILR granted';
  if (citizenship.application !== null)
    return {
      tone: citizenship.application.grantedOn === null ? 'soon' : 'within',
      status: citizenshipStatus,
      way: null,
      fillIn: false,
      headline: citizenshipStatus,
      why: citizenship.note ?? '',
    };
  if (citizenship.settlementLapse?.mayHaveLapsed === true)
    return {
      tone: 'over',
      status: citizenshipStatus,
      way: null,
      fillIn: false,
      headline: 'Your settlement may have lapsed',
      why: lapseInWords(citizenship.settlementLapse),
    };
  const { headline: arrival } = citizenship;
  if (arrival !== null)
    return {
      tone: arrival.code === 'irregular_arrival' ? 'over' : 'soon',
      way: null,
      fillIn: false,
      status: citizenshipStatus,
      headline:
        arrival.code === 'irregular_arrival'
          ? 'Citizenship is normally refused'
          : 'How you came to the UK decides about citizenship',
      why: arrival.message,
    };
  if (missing.length > 0)
    return {
      tone: 'within',
      status,
      way: null,
      fillIn: true,
      headline: ilr.needsNoIlr ? 'You need no ILR' : 'You have indefinite leave to remain',
      why: `Add ${missingInWords(missing)}, and the day from which you can apply for citizenship shows here.`,
    };
  if (citizenship.outcomes.length > 0)
    return {
      tone: 'plain',
      status: citizenshipStatus,
      way: null,
      fillIn: false,
      headline: 'Your date depends on one answer',
      why: 'Answer the question below, and the day from which you can apply for citizenship shows here.',
    };
  if (citizenship.eligibleForCitizenship)
    return {
      tone: 'within',
      status,
      margin,
      fillIn: false,
      headline: 'You can apply for citizenship now',
      why: `${granted} ${citizenshipSince(citizenship)}Your time, your days away and what you told us meet the requirements.`,
      beside: `${granted} ${citizenshipSince(citizenship)}`.trim(),
      way: { percent: 100 },
    };
  const [warning = ''] = citizenshipWarnings;
  if (date === null)
    return {
      tone: 'soon',
      status,
      margin,
      fillIn: false,
      way: null,
      headline: citizenshipStatus,
      why: citizenship.note ?? warning,
    };
  if (date <= citizenship.asOf)
    return {
      tone: 'soon',
      status,
      margin,
      fillIn: true,
      headline: 'Your time for citizenship is complete',
      why: `${citizenshipSince(citizenship)}What is still missing: ${citizenship.requirements
        .filter(({ state }) => state === 'not_met' || state === 'unknown')
        .map(({ title }) => title)
        .join(', ')}.`,
      way: { percent: 100 },
    };
  return {
    tone: 'soon',
    status,
    margin,
    fillIn: false,
    headline: `You can apply for citizenship from ${formatLongDate(date)}`,
    why: warning === '' ? granted : warning,
    way: {
      percent: citizenship.citizenshipProgress,
      ...(ilr.ilrGrantDate !== null && { from: formatLongDate(ilr.ilrGrantDate) }),
      until: formatLongDate(date),
    },
  };
}

/** `The first day to apply for citizenship was 12 October 2025. `; nothing where that is today. */
const citizenshipSince = ({ citizenshipEligibilityDate: day, asOf }: Progress['citizenship']): string =>
  day === null || day >= asOf ? '' : `The first day to apply for citizenship was ${formatLongDate(day)}. `;
