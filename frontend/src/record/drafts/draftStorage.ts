import type { z } from 'zod';
import {
  allSlots,
  clearKey,
  clearNames,
  keep,
  readStored,
  removeKept,
  slotOf,
  type Slot,
} from './browserStore';
import { askForDraftKeys, draftKeys, dropDraftKeys, onDraftKeys, type DraftKeys } from './draftKeys';

/**
 * Drafts as JSON that are not in the browser's store: there is no key to seal them with yet, or the browser keeps nothing.
 * Null: the draft was forgotten before there was a key that tells which sealed ones are this person's.
 */
const inMemory = new Map<string, string | null>();

/** What is sealed: the draft, and when it was typed, in milliseconds since 1970. */
interface Sealed {
  readonly at: number;
  readonly draft?: unknown;
}
const isSealed = (content: unknown): content is Sealed =>
  typeof content === 'object' && content !== null && 'at' in content && typeof content.at === 'number';
const written = (draft: string) => `{"at":${Date.now()},"draft":${draft}}`;

/** A draft as it was kept last, or null where there is none that the schema accepts, or none that can be read yet. */
export function readDraft<T>(name: string, schema: z.ZodType<T>): T | null {
  const held = inMemory.get(name);
  if (held === null) return null;
  const text = held ?? readStored(clearKey(name));
  const draft = text === null ? newestOf(name)?.draft : parsed(text);
  const read = schema.safeParse(draft);
  return read.success ? read.data : null;
}

/** Keeps a draft, in place of the one before: sealed, and until the page is left where that is not possible. */
export function writeDraft(name: string, draft: unknown): void {
  inMemory.set(name, JSON.stringify(draft));
  settle(name);
}

export function forgetDraft(name: string): void {
  removeKept(clearKey(name));
  inMemory.set(name, null);
  settle(name);
}

/** Forgets every draft of this browser, and the keys: the next person at it must not see them. */
export function forgetAllDrafts(): void {
  inMemory.clear();
  for (const { key } of allSlots()) removeKept(key);
  for (const name of clearNames()) removeKept(clearKey(name));
  dropDraftKeys();
}

/** Whether something was typed into this form and is kept, whoever can read it. */
export const hasDraft = (name: string): boolean =>
  typeof inMemory.get(name) === 'string' ||
  [...allSlots().map((slot) => slot.name), ...clearNames()].includes(name);

/** Whether this browser keeps no draft at all, of anybody. */
export const nothingKept = (): boolean =>
  inMemory.size === 0 && allSlots().length === 0 && clearNames().length === 0;

/** Whether something lies here that nobody can read before the keys are there. @param name of a draft, or `onboarding` for `onboarding.…` */
export function isWaitingForKeys(name: string): boolean {
  if (draftKeys() !== null || inMemory.has(name)) return false;
  return [...allSlots().map((slot) => slot.name), ...clearNames()].some(
    (kept) => kept === name || kept.startsWith(`${name}.`),
  );
}

/** Done once a draft can be read, or when the keys for that could not be had. At once where there is none. */
export async function draftOpened(name: string): Promise<void> {
  if (isWaitingForKeys(name)) await askForDraftKeys();
}

/** Seals what an earlier version of the program left in clear, wherever in the site somebody arrives. */
export async function sealClearDrafts(): Promise<void> {
  if (clearNames().length > 0) await askForDraftKeys();
}

/** Somebody signed in or out: what was typed before is sealed anew for them, while the key it was sealed under is known. */
export function holderOfDraftsChanged(): void {
  dropDraftKeys();
  if (inMemory.size > 0 || allSlots().length > 0) void askForDraftKeys();
}

onDraftKeys(() => {
  const known = draftKeys();
  if (known === null) return;
  bringTogether(known);
  for (const name of clearNames()) {
    if (!inMemory.has(name)) takeOver(name);
    else removeKept(clearKey(name));
  }
  for (const name of [...inMemory.keys()]) settle(name);
});

/** Puts what is held in memory where it belongs, once there are keys. */
function settle(name: string): void {
  const known = draftKeys();
  const held = inMemory.get(name);
  if (known === null || held === undefined) return;
  const own = slotOf(known.own.holder, name);
  const kept = held === null || keep(own.key, known.own.seal(name, written(held)));
  if (!kept) return;
  if (held === null) removeKept(own.key);
  if (known.asVisitor !== null) removeKept(slotOf(known.asVisitor.holder, name).key);
  removeKept(clearKey(name));
  inMemory.delete(name);
}

/** A draft that lies in clear, sealed. What is not JSON is somebody else's writing, or cut off. */
function takeOver(name: string): void {
  const text = readStored(clearKey(name));
  if (text === null || parsed(text) === undefined) removeKept(clearKey(name));
  else inMemory.set(name, text);
}

/** What was typed before signing in, sealed for the person; and what no key opens any more, away. */
function bringTogether({ own, asVisitor }: DraftKeys): void {
  for (const slot of allSlots()) {
    if (slot.holder === own.holder || !slot.holder.startsWith('visitor-')) continue;
    if (slot.holder !== asVisitor?.holder) {
      // Of a browser that was closed since: its cookie is gone.
      removeKept(slot.key);
      continue;
    }
    const before = contentOf(slot);
    const target = slotOf(own.holder, slot.name);
    const isNewest = before !== null && before.at >= (contentOf(target)?.at ?? 0);
    if (!isNewest || keep(target.key, own.seal(slot.name, JSON.stringify(before)))) removeKept(slot.key);
  }
}

/** The newest draft of this name that the keys open. */
function newestOf(name: string) {
  const known = draftKeys();
  if (known === null) return null;
  const found = [known.own, ...(known.asVisitor === null ? [] : [known.asVisitor])].flatMap(({ holder }) => {
    const content = contentOf(slotOf(holder, name));
    return content === null ? [] : [content];
  });
  return found.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** What a sealed draft holds; null where none lies there, or no key opens it. */
function contentOf({ key, holder, name }: Slot): Sealed | null {
  const known = draftKeys();
  const sealed = readStored(key);
  const opener = [known?.own, known?.asVisitor].find((each) => each?.holder === holder);
  if (sealed === null || !opener) return null;
  const text = opener.open(name, sealed);
  const content = text === null ? null : parsed(text);
  return isSealed(content) ? content : null;
}

/** Undefined for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
