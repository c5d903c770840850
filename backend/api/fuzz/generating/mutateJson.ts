import { oddDate, oddName, oddNumber, oddText, oddValue } from './oddValues';
import type { Random } from './random';

/** Values that a mutation may insert, in addition to odd values. */
export interface ValueSources {
  /** Returns an existing or an unknown id. */
  createId(): string;
  /** A canary of the sender; null if the field must keep its value. */
  createCanary(field: string): string | null;
}

/** Changes a value in one place: another value of the same or any type, an added or removed field, too many items, too deep. */
export function mutateJson(value: unknown, random: Random, sources: ValueSources): unknown {
  if (Array.isArray(value)) return mutateList(value, random, sources);
  if (typeof value === 'object' && value !== null) return mutateFields(value, random, sources);
  if (random.percent(35)) return oddValue(random);
  switch (typeof value) {
    case 'string':
      return mutateText(value, random, sources);
    case 'number':
      return oddNumber(random);
    case 'boolean':
      return random.percent(60) ? !value : String(value);
    default:
      return oddValue(random);
  }
}

function mutateText(text: string, random: Random, sources: ValueSources): string {
  if (/^\d{4}-\d\d-\d\d/.test(text) && random.percent(75)) return oddDate(random);
  switch (random.below(6)) {
    case 0:
      return sources.createId();
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

function mutateList(list: readonly unknown[], random: Random, sources: ValueSources): unknown {
  const at = random.below(Math.max(1, list.length));
  switch (random.below(6)) {
    case 0:
      return [...list, oddValue(random)];
    case 1:
      return list.filter((_item, index) => index !== at);
    case 2:
      // A calculation accepts 2,000 trips.
      return repeatItem(list[at] ?? null, random.pick([0, 50, 500, 2_000, 2_001, 3_000]));
    case 3:
      return oddValue(random);
    default:
      return list.map((item, index) => (index === at ? mutateJson(item, random, sources) : item));
  }
}

/**
 * In characters of JSON. It allows 3,000 trips, which is more than the API reads. Without a limit, nested lists would block
 * this process, because V8 compares each level with all levels above it.
 */
const maxJsonLength = 300_000;

function repeatItem(item: unknown, times: number): readonly unknown[] {
  const each = JSON.stringify(item).length;
  return Array.from({ length: Math.min(times, Math.ceil(maxJsonLength / each)) }, () => item);
}

function mutateFields(fields: object, random: Random, sources: ValueSources): unknown {
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
      return random.percent(20)
        ? oddValue(random)
        : Object.fromEntries([...entries, ['id', sources.createId()]]);
    default:
      return Object.fromEntries(
        entries.map(([name, value], index) => [
          name,
          index === at ? mutateJson(value, random, sources) : value,
        ]),
      );
  }
}

/** Replaces some texts with the sender's canary, so that stored data shows its owner. */
export function plantCanaries(value: unknown, random: Random, sources: ValueSources, field = ''): unknown {
  if (typeof value === 'string') {
    const canary = random.percent(40) ? sources.createCanary(field) : null;
    return canary ?? value;
  }
  if (Array.isArray(value)) return value.map((item) => plantCanaries(item, random, sources, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, plantCanaries(inner, random, sources, name)]),
  );
}
