import { clip, uniteSpans, without, type DaySet } from '../absences/absentDays';
import { fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { documentRules } from '../parameters/documentRules';
import { valueOn } from '../parameters/parameter';
import type { AddressPeriod } from './question';
import { widestSpan, type DaysOfStay } from './stay';

interface ProofRow {
  readonly kind: string;
  /** Its name in a sentence: `a council tax bill`. */
  readonly name: string;
  /** Document types that are always of this kind. */
  readonly types: readonly string[];
  /** Words that identify this kind if the type does not. */
  readonly named: RegExp;
}

const matchesNothing = /(?!)/;

/** The proofs of an address, the strongest first. The order is practice: there is no official list. */
const rows = [
  { kind: 'council_tax', name: 'a council tax bill', types: [], named: /\bcouncil[ -]?tax\b/i },
  {
    kind: 'tenancy',
    name: 'a tenancy agreement',
    types: ['rental_agreement'],
    named: /\b(tenancy|lease)\b/i,
  },
  { kind: 'mortgage', name: 'a mortgage statement', types: [], named: /\bmortgage\b/i },
  { kind: 'bank', name: 'a bank statement', types: ['bank_statement'], named: /\bbank\b/i },
  {
    kind: 'utility',
    name: 'a utility bill',
    types: ['utility_bill'],
    named: /\b(gas|electricity|water|broadband|utility)\b/i,
  },
  {
    kind: 'hmrc',
    name: 'a letter of HMRC',
    types: ['tax_document'],
    named: /\b(hmrc|p60|p45|self[ -]?assessment)\b/i,
  },
  { kind: 'nhs', name: 'a letter of the NHS', types: ['medical_report'], named: /\b(nhs|gp)\b/i },
  {
    kind: 'school',
    name: 'a letter of a school',
    types: ['school_letter'],
    named: /\b(school|nursery|college|university)\b/i,
  },
  {
    kind: 'employer',
    name: 'a letter of an employer',
    types: ['employer_letter', 'payslip'],
    named: matchesNothing,
  },
  { kind: 'other', name: 'another proof of address', types: ['address_proof'], named: matchesNothing },
] as const satisfies readonly ProofRow[];

export type AddressProofKind = (typeof rows)[number]['kind'];
export const addressProofKinds: readonly AddressProofKind[] = rows.map(({ kind }) => kind);

/** Document types of any kind: their title decides. */
const generalTypes: ReadonlySet<string> = new Set(['address_proof', 'financial_statement', 'other']);

/** The kind of proof of a document; null if it is none. Its title decides before a general type. */
export function findAddressProofKind(documentType: string, title: string): AddressProofKind | null {
  const byWords =
    generalTypes.has(documentType) || documentType === 'utility_bill' || documentType === 'tax_document';
  const named = byWords ? rows.find((row) => row.named.test(title)) : undefined;
  const row = named ?? rows.find(({ types }) => (types as readonly string[]).includes(documentType));
  return row?.kind ?? null;
}

/** Whether documents of a type can prove an address, regardless of their title. */
export const mayProveAddress = (documentType: string): boolean =>
  generalTypes.has(documentType) || findAddressProofKind(documentType, '') !== null;

export const addressProofName = (kind: AddressProofKind): string =>
  rows.find((row) => row.kind === kind)?.name ?? '';

/** The days of a home, within a form's period, that have a proof. */
export interface ProofCoverage {
  readonly proven: readonly AddressPeriod[];
  readonly missing: readonly AddressPeriod[];
  /** Future days without a proof: none is needed yet. */
  readonly toCome: readonly AddressPeriod[];
}

/**
 * Calculates which days are proved. A document proves the days it covers and the months before and after for which
 * one document is enough. So two documents a year apart leave no gap. It proves no day of another home.
 */
export function proofCoverage(
  stay: DaysOfStay,
  proofs: readonly AddressPeriod[],
  period: AddressPeriod,
  today: CivilDate,
): ProofCoverage {
  const months = valueOn(documentRules.oneProofEvery, period.to);
  const span = widestSpan(stay);
  const [first, last] = [toDayNumber(period.from), toDayNumber(period.to)];
  const lived = clip([span], first, last);
  const served = uniteSpans(
    proofs
      .map(({ from, to }) => ({ first: toDayNumber(from), last: toDayNumber(to) }))
      .filter((proof) => proof.first <= span.last && proof.last >= span.first)
      .map((proof) => ({ first: monthsLater(proof.first, -months), last: monthsLater(proof.last, months) })),
  );
  const open = without(lived, served);
  const now = toDayNumber(today);
  return {
    proven: toPeriods(without(lived, open)),
    missing: toPeriods(clip(open, first, Math.min(last, now))),
    toCome: toPeriods(clip(open, Math.max(first, now + 1), last)),
  };
}

const toPeriods = (set: DaySet): readonly AddressPeriod[] =>
  set.map(({ first, last }) => ({ from: fromDayNumber(first), to: fromDayNumber(last) }));
