/** Kinds of things of which a person can have many, each with an id. */
export const thingKinds = ['journey', 'task', 'document', 'visa', 'grant'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** Kinds of forms of which a person has exactly one. */
export const sheetKinds = ['settings', 'personal', 'visaDetails'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Fields as texts. Fields that were not filled in are missing. */
export type Content = Readonly<Record<string, string>>;

/** A change that a person requests. */
export type Operation =
  | { readonly does: 'make'; readonly on: ThingKind; readonly content: Content; readonly file?: Buffer }
  | { readonly does: 'change'; readonly on: ThingKind; readonly id: string; readonly content: Content }
  | { readonly does: 'remove'; readonly on: ThingKind; readonly id: string }
  | { readonly does: 'fill in'; readonly on: SheetKind; readonly content: Content };

/** An operation and its final result. */
export interface CompletedOperation {
  readonly operation: Operation;
  /** The `Idempotency-Key` of all attempts. */
  readonly key: string;
  readonly outcome: 'acknowledged' | 'refused';
  /** The HTTP status of the final answer. */
  readonly status: number;
  /** The id of the thing that was made; null for other operations. */
  readonly id: string | null;
  /** Attempts without an answer, or with one that left the result unknown. */
  readonly unknown: number;
}

/** All operations of one person with their results, in order: the next operation begins only when the result of the last is known. */
export interface OperationHistory {
  readonly userId: string;
  readonly email: string;
  readonly completed: readonly CompletedOperation[];
}
