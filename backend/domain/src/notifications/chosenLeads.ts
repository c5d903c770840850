import type { Choice } from '../fields';
import { DomainError } from '../kernel/domainError';
import { alertKindRow } from './catalogue';
import type { Ladder, Lead } from './leadTimes';

const months = <const Count extends number>(count: Count) => ({
  value: `${count}_months` as const,
  label: `${count} months`,
});
const days = <const Count extends number>(count: Count) => ({
  value: `${count}_days` as const,
  label: `${count} days`,
});
const oneMonth = { value: '1_month', label: '1 month' } as const;
const oneDay = { value: '1_day', label: '1 day' } as const;

/** How long before its day something can be told, the longest first. */
export const leadOptions = [
  months(12),
  months(9),
  months(6),
  days(180),
  months(3),
  days(90),
  days(60),
  oneMonth,
  days(30),
  days(14),
  days(7),
  days(3),
  oneDay,
] as const satisfies readonly Choice[];
export type LeadOption = (typeof leadOptions)[number]['value'];

const formerNames = new Map([
  ['1_days', oneDay.value],
  ['1_months', oneMonth.value],
]);
/** What a lead time that was stored or is sent under a name of before is called now. */
export const leadNamedNow = (name: unknown): unknown =>
  typeof name === 'string' ? (formerNames.get(name) ?? name) : name;

const countIn = (option: LeadOption): Pick<Lead, 'months' | 'days'> => {
  const [count, unit = ''] = option.split('_');
  return unit.startsWith('month') ? { months: Number(count), days: 0 } : { months: 0, days: Number(count) };
};

/** The lead times that a person has chosen, by the kind of alert; a kind that is left out has those of the catalogue. */
export type ChosenLeads = ReadonlyMap<string, readonly LeadOption[]>;
/** None of them: those of the catalogue hold again. */
export type LeadsOfKinds = Readonly<Partial<Record<string, readonly LeadOption[]>>>;

const places = new Map<string, number>(leadOptions.map(({ value }, place) => [value, place]));
const inOrder = (leads: readonly LeadOption[]): readonly LeadOption[] =>
  [...new Set(leads)].toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));

/** Whether a step comes before its day. */
export const isBefore = (lead: Pick<Lead, 'months' | 'days'>): boolean => lead.months > 0 || lead.days > 0;

/** Whether something of a kind is told before its day. */
export function hasLeads(kind: string): boolean {
  const row = alertKindRow(kind);
  return row !== null && [row.ladder, row.except?.ladder].some((each) => each?.leads.some(isBefore) === true);
}

const optionOf = (lead: Lead): LeadOption | null =>
  leadOptions.find(({ value }) => {
    const { months, days } = countIn(value);
    return lead.months > 0 ? lead.months === months : months === 0 && lead.days === days;
  })?.value ?? null;

/** The lead times of a ladder, as they can be chosen. */
export const leadsOfLadder = ({ leads }: Ladder): readonly LeadOption[] =>
  leads.filter(isBefore).flatMap((each) => optionOf(each) ?? []);

/**
 * A ladder with the lead times that a person chose: what it tells on the day and after it stays. A lead that it has by
 * itself keeps its name, so that whoever was told under it is not told again.
 */
export function withLeads(ladder: Ladder, chosen: readonly LeadOption[] | undefined): Ladder {
  if (chosen === undefined || chosen.length === 0 || !ladder.leads.some(isBefore)) return ladder;
  const leads = inOrder(chosen).map((option): Lead => {
    const own = ladder.leads.find((each) => isBefore(each) && optionOf(each) === option);
    const before = countIn(option);
    // Always in the plural: under these names people were told before there were words for one.
    const name = before.months > 0 ? `${before.months} months` : `${before.days} days`;
    return own ?? { ...before, name: `${name} before` };
  });
  return { ...ladder, leads: [...leads, ...ladder.leads.filter((each) => !isBefore(each))] };
}

/** The kinds for which other lead times are chosen than before. @throws DomainError for a kind that has none */
export function changedLeads(
  before: ChosenLeads,
  chosen: LeadsOfKinds,
): Readonly<Record<string, readonly LeadOption[]>> {
  const changed: Record<string, readonly LeadOption[]> = {};
  for (const [kind, leads] of Object.entries(chosen)) {
    if (leads === undefined) continue;
    if (!hasLeads(kind))
      throw new DomainError(
        'invalid',
        'alert_without_leads',
        'Nothing of this kind is told before its day.',
        `leads.${kind}`,
      );
    const ordered = inOrder(leads);
    if (ordered.join() !== (before.get(kind) ?? []).join()) changed[kind] = ordered;
  }
  return changed;
}
