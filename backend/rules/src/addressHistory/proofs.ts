import { clip, unionOf, without, type DaySet } from '../absences/absentDays';
import { fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { documentRules } from '../parameters/documentRules';
import { valueOn } from '../parameters/parameter';
import type { AddressPeriod } from './question';
import { widestSpan, type DaysOfStay } from './stay';

interface ProofRow {
  readonly kind: string;
  /** In a sentence: `a council tax bill`. */
  readonly name: string;
  /** Types of the vault that are of this kind, whatever they are called. */
  readonly types: readonly string[];
  /** Words by which a paper of another type says that it is of this kind. */
  readonly named: RegExp;
}

const never = /(?!)/;

/** What proves an address, the strongest first. The order is practice: no official list gives one. */
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
  { kind: 'employer', name: 'a letter of an employer', types: ['employer_letter', 'payslip'], named: never },
  { kind: 'other', name: 'another proof of address', types: ['address_proof'], named: never },
] as const satisfies readonly ProofRow[];

export type AddressProofKind = (typeof rows)[number]['kind'];
export const addressProofKinds: readonly AddressProofKind[] = rows.map(({ kind }) => kind);

/** Types that hold papers of any kind: what they are called decides. */
const ofAnyKind: ReadonlySet<string> = new Set(['address_proof', 'financial_statement', 'other']);

/** Which proof of an address a document is; null where it is none. Its words come before its type where that says little. */
export function addressProofKindOf(documentType: string, title: string): AddressProofKind | null {
  const byWords =
    ofAnyKind.has(documentType) || documentType === 'utility_bill' || documentType === 'tax_document';
  const named = byWords ? rows.find((row) => row.named.test(title)) : undefined;
  const row = named ?? rows.find(({ types }) => (types as readonly string[]).includes(documentType));
  return row?.kind ?? null;
}

/** Whether papers of a type can prove where somebody lived, whatever they are called. */
export const mayProveAddress = (documentType: string): boolean =>
  ofAnyKind.has(documentType) || addressProofKindOf(documentType, '') !== null;

export const addressProofName = (kind: AddressProofKind): string =>
  rows.find((row) => row.kind === kind)?.name ?? '';

/** Which days of a home, as far as a form asks about them, have a proof. */
export interface ProofCoverage {
  readonly proven: readonly AddressPeriod[];
  readonly missing: readonly AddressPeriod[];
  /** Days after today without a proof: nobody lacks one of them yet. */
  readonly toCome: readonly AddressPeriod[];
}

/**
 * A paper serves for the days that it covers, and for the months before and after for which one paper is enough: so two
 * that are a year apart leave nothing open between them. It serves for no day of another home.
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
  const served = unionOf(
    proofs
      .map(({ from, to }) => ({ first: toDayNumber(from), last: toDayNumber(to) }))
      .filter((proof) => proof.first <= span.last && proof.last >= span.first)
      .map((proof) => ({ first: monthsLater(proof.first, -months), last: monthsLater(proof.last, months) })),
  );
  const open = without(lived, served);
  const now = toDayNumber(today);
  return {
    proven: periodsOf(without(lived, open)),
    missing: periodsOf(clip(open, first, Math.min(last, now))),
    toCome: periodsOf(clip(open, Math.max(first, now + 1), last)),
  };
}

const periodsOf = (set: DaySet): readonly AddressPeriod[] =>
  set.map(({ first, last }) => ({ from: fromDayNumber(first), to: fromDayNumber(last) }));
