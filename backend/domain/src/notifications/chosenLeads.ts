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

/** The available lead times, longest first. */
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
/** The current name of a lead time that was stored or sent under a former name. */
export const leadNamedNow = (name: unknown): unknown =>
  typeof name === 'string' ? (formerNames.get(name) ?? name) : name;

const parseOption = (option: LeadOption): Pick<Lead, 'months' | 'days'> => {
  const [count, unit = ''] = option.split('_');
  return unit.startsWith('month') ? { months: Number(count), days: 0 } : { months: 0, days: Number(count) };
};

/** The person's lead times, by the kind of alert. A missing kind uses the catalogue. */
export type ChosenLeads = ReadonlyMap<string, readonly LeadOption[]>;
/** New lead times by kind. An empty list restores those of the catalogue. */
export type LeadsOfKinds = Readonly<Partial<Record<string, readonly LeadOption[]>>>;

const positions = new Map<string, number>(leadOptions.map(({ value }, position) => [value, position]));
const sortLeads = (leads: readonly LeadOption[]): readonly LeadOption[] =>
  [...new Set(leads)].toSorted((one, other) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0));

/** Whether a step is before the day. */
export const isBefore = (lead: Pick<Lead, 'months' | 'days'>): boolean => lead.months > 0 || lead.days > 0;

/** Whether a kind has alerts before its day. */
export function hasLeads(kind: string): boolean {
  const row = alertKindRow(kind);
  return row !== null && [row.ladder, row.except?.ladder].some((each) => each?.leads.some(isBefore) === true);
}

const findOption = (lead: Lead): LeadOption | null =>
  leadOptions.find(({ value }) => {
    const { months, days } = parseOption(value);
    return lead.months > 0 ? lead.months === months : months === 0 && lead.days === days;
  })?.value ?? null;

/** The lead times of a ladder, as options. */
export const leadsOfLadder = ({ leads }: Ladder): readonly LeadOption[] =>
  leads.filter(isBefore).flatMap((each) => findOption(each) ?? []);

/**
 * Replaces the steps before the day by the chosen lead times. A step that the ladder already has keeps its name, so that
 * nobody gets the same alert twice.
 */
export function withLeads(ladder: Ladder, chosen: readonly LeadOption[] | undefined): Ladder {
  if (chosen === undefined || chosen.length === 0 || !ladder.leads.some(isBefore)) return ladder;
  const leads = sortLeads(chosen).map((option): Lead => {
    const own = ladder.leads.find((each) => isBefore(each) && findOption(each) === option);
    const before = parseOption(option);
    // Always plural: alerts were issued under these names before the singular existed.
    const name = before.months > 0 ? `${before.months} months` : `${before.days} days`;
    return own ?? { ...before, name: `${name} before` };
  });
  return { ...ladder, leads: [...leads, ...ladder.leads.filter((each) => !isBefore(each))] };
}

/** The kinds with new lead times. @throws DomainError for a kind without lead times */
export function findChangedLeads(
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
    const ordered = sortLeads(leads);
    if (ordered.join() !== (before.get(kind) ?? []).join()) changed[kind] = ordered;
  }
  return changed;
}
