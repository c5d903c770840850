import type { FieldSet, ItemOf, TypedOf } from '../fields';
import type { EventDefinition } from '../kernel/eventDefinition';

/** A rule between fields, which the fields' own schemas cannot express. */
export interface Rule<Item, Name extends string = string> {
  /** Stable name for programs, for example `end_before_start`. */
  readonly code: string;
  /** The field under which the message stands. */
  readonly field: Name;
  readonly message: string;
  holds(item: Item): boolean;
}

/** A list of things of one kind that a person keeps, described once: everything else about it follows from this. */
export interface Collection<
  Name extends string = string,
  Id extends string = string,
  Fields extends FieldSet = FieldSet,
  Part extends string = string,
> {
  /**
   * The part of the record: its stream is `<part>-<person>`, its read model and table `<part>`, its path `/api/<part>`
   * and its file in an export `<part>.json`.
   */
  readonly part: Part;
  /** With which its event types begin: `AddressRecorded`. */
  readonly name: Name;
  /** What an event calls the id of one. */
  readonly id: Id;
  readonly words: {
    /** In a sentence: “This address is not in your record.” */
    readonly one: string;
    /** “You can record up to 100 addresses.” */
    readonly many: string;
  };
  readonly fields: Fields;
  readonly rules: readonly Rule<ItemOf<Fields>, keyof Fields & string>[];
  /** The most that a person can have. */
  readonly most: number;
  /** The order of the list, the first the most important. */
  readonly order: readonly (readonly [field: keyof Fields & string, direction: 'asc' | 'desc'])[];
  /** The version of its read model: raised when the fields change, so that its table is made anew from the log. */
  readonly tableVersion: number;
  /** Whether a lawyer can be shown it, and under which heading; the owner chooses it for each of them. */
  readonly share: {
    readonly tab: string;
    readonly default: boolean;
    /** What is left of it for a lawyer without identity data, where that is less than its name says. */
    readonly withoutIdentity?: string;
  } | null;
  /** Where the shape of its events has changed: the version of today, and how older ones are read. */
  readonly history?: Pick<EventDefinition, 'version' | 'upcasters'>;
  /** A valid example, as people send it: for the document of the API and the tests. */
  readonly example: TypedOf<Fields>;
}

/** Describes a collection; the types of its fields are kept, and whether it can be shared. */
export const defineCollection = <
  const Name extends string,
  const Id extends string,
  Fields extends FieldSet,
  const Part extends string,
  const Share extends Collection['share'],
>(
  definition: Collection<Name, Id, Fields, Part> & { readonly share: Share },
): Collection<Name, Id, Fields, Part> & { readonly share: Share } => definition;
