/** Names of what the browser's store keeps of drafts. */
const prefix = {
  /** As an earlier version of the program kept them: `settlewise.draft.ilr`. */
  clear: 'settlewise.draft.',
  /** `settlewise.sealed.visitor-0123456789abcdef.ilr` */
  sealed: 'settlewise.sealed.',
};

/** A sealed draft in the store. */
export interface Slot {
  readonly key: string;
  readonly holder: string;
  readonly name: string;
}

export const clearKey = (name: string): string => `${prefix.clear}${name}`;
export const slotOf = (holder: string, name: string): Slot => ({
  key: `${prefix.sealed}${holder}.${name}`,
  holder,
  name,
});

/** The browser's store, or null where it may not be used. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const readStored = (key: string): string | null => storage()?.getItem(key) ?? null;

export function removeKept(key: string): void {
  storage()?.removeItem(key);
}

/** @returns whether the browser keeps it (private windows, blocked site data and a full store do not) */
export function keep(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const keysWith = (start: string): readonly string[] =>
  Object.keys(storage() ?? {}).filter((key) => key.startsWith(start));

/** The names of all drafts that lie there in clear. */
export const clearNames = (): readonly string[] =>
  keysWith(prefix.clear).map((key) => key.slice(prefix.clear.length));

/** All sealed drafts, whoever's they are. */
export const allSlots = (): readonly Slot[] =>
  keysWith(prefix.sealed).flatMap((key) => {
    const [, holder = '', name = ''] = /^([^.]*)\.(.*)$/s.exec(key.slice(prefix.sealed.length)) ?? [];
    return [{ key, holder, name }];
  });
