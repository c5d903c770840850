import type { DocumentResponse } from '@settlewise/contract/documents';
import { type DaySpan, toDaySpan, uniteSpans, without } from '@settlewise/rules/absences';
import { widestSpan } from '@settlewise/rules/addressHistory';
import { type CivilDate, fromDayNumber } from '@settlewise/rules/calendar';
import { postcodeIn } from '../../../record/addresses/postcodeIn';
import { staysOf, type Address } from '../../../record/addresses/staysOf';
import { daysOfDocument, isProofOfOne } from '../proofs';

/** Days of which documents show that the person lived somewhere, and of which the record has no address. */
export interface ProposedAddress {
  readonly documents: readonly DocumentResponse[];
  /** The first and the last of these days. */
  readonly days: { readonly from: CivilDate; readonly to: CivilDate };
  /** What the form of the address begins with: what the documents say, and nothing else. */
  readonly begin: Partial<Address>;
}

/** Kinds of documents that are sent to where somebody lives. */
const sentHome: ReadonlySet<string> = new Set([
  'address_proof',
  'rental_agreement',
  'bank_statement',
  'utility_bill',
  'tax_document',
]);
const tenancy = 'rental_agreement';

/**
 * Addresses that the documents of the vault point to, in order of time. Documents of one gap with the same postcode are
 * one address. Nothing is read from a file: only what the person wrote about it.
 */
export function proposedAddresses(
  list: readonly Address[],
  documents: readonly DocumentResponse[],
  today: CivilDate,
): readonly ProposedAddress[] {
  const lived = uniteSpans(staysOf(list).map(widestSpan));
  const upToToday = { first: -Infinity, last: toDaySpan({ from: today, to: today }).last };
  const gaps = without([upToToday], lived);
  const found = new Map<string, { documents: DocumentResponse[]; postcode: string | null; span: DaySpan }>();
  for (const document of documents) {
    const days = daysOfDocument(document);
    if (days === null || !sentHome.has(document.documentType) || isProofOfOne(document, list)) continue;
    const [span, postcode] = [toDaySpan(days), postcodeIn(document)];
    for (const [position, gap] of gaps.entries()) {
      const open = { first: Math.max(span.first, gap.first), last: Math.min(span.last, gap.last) };
      if (open.first > open.last) continue;
      const key = `${position} ${postcode ?? ''}`;
      const before = found.get(key);
      found.set(key, {
        documents: [...(before?.documents ?? []), document],
        postcode,
        span: {
          first: Math.min(open.first, before?.span.first ?? open.first),
          last: Math.max(open.last, before?.span.last ?? open.last),
        },
      });
    }
  }
  return [...found.values()]
    .toSorted((one, other) => one.span.first - other.span.first)
    .map(({ documents: proofs, postcode, span }) => {
      const days = { from: fromDayNumber(span.first), to: fromDayNumber(span.last) };
      const isTenancy = proofs.every(({ documentType }) => documentType === tenancy);
      return {
        documents: proofs,
        days,
        begin: {
          // A bill says nothing of the day on which somebody moved; a tenancy does.
          ...(isTenancy ? { ...days, role: 'tenant' } : { from: monthOf(days.from), to: monthOf(days.to) }),
          ...(postcode !== null && { postcode, country: 'united_kingdom' }),
        },
      };
    });
}

const monthOf = (day: CivilDate): string => day.slice(0, 'yyyy-MM'.length);
