import type { DaysApart, LivedTogether, MonthsAndDays } from '@settlewise/rules/addressHistory';
import { days, fromTo } from '../sentences';

const monthCount = (months: number) => (months === 1 ? '1 month' : `${months} months`);

/** `29 months and 12 days`; without what there is none of. */
export function inMonthsAndDays({ months, days: left }: MonthsAndDays): string {
  if (months === 0) return days(left);
  return left === 0 ? monthCount(months) : `${monthCount(months)} and ${days(left)}`;
}

/** What a couple can say of the time that their form asks about. */
export function verdictOn({ days: together, periodDays, certainDays, ...more }: LivedTogether): {
  readonly tone: 'within' | 'soon';
  readonly title: string;
  readonly text: string;
} {
  const open =
    certainDays < together
      ? ` At least ${certainDays} of these days are certain: a month alone does not say on which day somebody moved.`
      : '';
  const span = inMonthsAndDays(more.inMonths);
  if (together === 0)
    return {
      tone: 'soon',
      title: 'No day together yet',
      text: 'No address of your partner is one of yours on these days.',
    };
  if (together === periodDays)
    return {
      tone: 'within',
      title: `You lived together all this time: ${span}`,
      text: `All ${days(together)} are days at one address.${open}`,
    };
  const parts = more.stretches.length > 1 ? `, in ${more.stretches.length} stretches` : '';
  return {
    tone: 'soon',
    title: `You lived together for ${span}${parts}`,
    text: `That is ${days(together)} of ${periodDays}.${open}`,
  };
}

const reasons: Readonly<Record<DaysApart['why'], string>> = {
  own_missing: 'you gave no address of yours',
  partner_missing: 'you gave no address of your partner',
  two_addresses: 'you lived at two addresses',
};

/** `From 1 May 2025 to 31 July 2025 you lived at two addresses: 92 days.` */
export const apartInWords = ({ why, days: count, ...when }: DaysApart): string => {
  const span = fromTo(when);
  return `${span.charAt(0).toUpperCase()}${span.slice(1)} ${reasons[why]}: ${days(count)}.`;
};
