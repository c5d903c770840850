import { oddDate, oddName, oddNumber, oddText, oddValue } from './oddValues';
import type { Random } from './random';

/** What a mutation may put in, beside odd values. */
export interface Supplies {
  /** An id that somebody has, or nobody. */
  id(): string;
  /** What shows in an answer that it came from the sender; null for a field that shall keep what it has. */
  canary(field: string): string | null;
}

/** A value changed in one place: another value of the same or of any type, a field more or less, too many, too deep. */
export function mutateJson(value: unknown, random: Random, supplies: Supplies): unknown {
  if (Array.isArray(value)) return mutateList(value, random, supplies);
  if (typeof value === 'object' && value !== null) return mutateFields(value, random, supplies);
  if (random.percent(35)) return oddValue(random);
  switch (typeof value) {
    case 'string':
      return mutateText(value, random, supplies);
    case 'number':
      return oddNumber(random);
    case 'boolean':
      return random.percent(60) ? !value : String(value);
    default:
      return oddValue(random);
  }
}

function mutateText(text: string, random: Random, supplies: Supplies): string {
  if (/^\d{4}-\d\d-\d\d/.test(text) && random.percent(75)) return oddDate(random);
  switch (random.below(6)) {
    case 0:
      return supplies.id();
    case 1:
      return text + oddText(random);
    case 2:
      return text.slice(0, random.below(text.length + 1));
    case 3:
      return random.percent(50) ? text.toUpperCase() : ` ${text} `;
    default:
      return oddText(random);
  }
}

function mutateList(list: readonly unknown[], random: Random, supplies: Supplies): unknown {
  const at = random.below(Math.max(1, list.length));
  switch (random.below(6)) {
    case 0:
      return [...list, oddValue(random)];
    case 1:
      return list.filter((_item, index) => index !== at);
    case 2:
      // A little over the 2,000 trips that a calculation takes.
      return repeated(list[at] ?? null, random.pick([0, 50, 500, 2_000, 2_001, 3_000]));
    case 3:
      return oddValue(random);
    default:
      return list.map((item, index) => (index === at ? mutateJson(item, random, supplies) : item));
  }
}

/**
 * In characters of JSON: 3,000 trips, and more than the API reads. Lists of lists would have no bound, and whoever
 * writes them answers nobody meanwhile: V8 compares each level of what is deep with all those over it.
 */
const longest = 300_000;

function repeated(item: unknown, times: number): readonly unknown[] {
  const each = JSON.stringify(item).length;
  return Array.from({ length: Math.min(times, Math.ceil(longest / each)) }, () => item);
}

function mutateFields(fields: object, random: Random, supplies: Supplies): unknown {
  const entries: [string, unknown][] = Object.entries(fields);
  const at = random.below(Math.max(1, entries.length));
  switch (random.below(9)) {
    case 0:
      return Object.fromEntries(entries.filter((_entry, index) => index !== at));
    case 1:
      return Object.fromEntries([...entries, [oddName(random), oddValue(random)]]);
    case 2: {
      const other = random.below(Math.max(1, entries.length));
      return Object.fromEntries(
        entries.map(([name, value], index) => [name, index === at ? entries[other]?.[1] : value]),
      );
    }
    case 3:
      return random.percent(20) ? oddValue(random) : Object.fromEntries([...entries, ['id', supplies.id()]]);
    default:
      return Object.fromEntries(
        entries.map(([name, value], index) => [
          name,
          index === at ? mutateJson(value, random, supplies) : value,
        ]),
      );
  }
}

/** Marks some texts with the sender's canary, so that much of what is stored can be told by whose it is. */
export function plantCanaries(value: unknown, random: Random, supplies: Supplies, field = ''): unknown {
  if (typeof value === 'string') {
    const canary = random.percent(40) ? supplies.canary(field) : null;
    return canary ?? value;
  }
  if (Array.isArray(value)) return value.map((item) => plantCanaries(item, random, supplies, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, plantCanaries(inner, random, supplies, name)]),
  );
}
