import type { Lack } from './questionOf';

/** Nobody has done anything wrong before they have typed: until then what lacks is a hint. */
const isUntouched = (value: string): boolean => value.trim() === '';

/** What lacks, at the text field that asks for it. */
export function atField(lack: Lack | undefined, at: Lack['at'], value: string) {
  if (lack?.at !== at) return {};
  return isUntouched(value) ? { hint: lack.message } : { error: lack.message };
}

/** The same at a field of a date, which says by itself what is no date. */
export function atDate(lack: Lack | undefined, at: Lack['at'], value: string) {
  if (lack?.at !== at) return {};
  return isUntouched(value) ? { why: lack.message } : { error: lack.message };
}
