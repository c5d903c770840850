/** What a person has many of; each has an id. */
export const thingKinds = ['journey', 'task', 'document', 'visa', 'grant'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** What a person has one of. */
export const sheetKinds = ['settings', 'personal', 'visaDetails'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** What is said of something, as texts; what is not said is not there. */
export type Content = Readonly<Record<string, string>>;

/** Something that a person asks for. */
export type Act =
  | { readonly does: 'make'; readonly on: ThingKind; readonly content: Content; readonly file?: Buffer }
  | { readonly does: 'change'; readonly on: ThingKind; readonly id: string; readonly content: Content }
  | { readonly does: 'remove'; readonly on: ThingKind; readonly id: string }
  | { readonly does: 'fill in'; readonly on: SheetKind; readonly content: Content };

/** What became of it, once that was known. */
export interface Fact {
  readonly act: Act;
  /** The `Idempotency-Key` that all tries had. */
  readonly key: string;
  readonly outcome: 'acknowledged' | 'refused';
  /** The status that settled it. */
  readonly status: number;
  /** Of the thing that was made; null otherwise. */
  readonly id: string | null;
  /** Tries that got no answer, or one that left it open. */
  readonly unknown: number;
}

/** Everything that one person asked for, in order: one thing is settled before the next is asked for. */
export interface Ledger {
  readonly userId: string;
  readonly email: string;
  readonly facts: readonly Fact[];
}
