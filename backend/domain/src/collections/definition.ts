import type { FieldSet, ItemOf, TypedOf } from '../fields';
import type { DomainError } from '../kernel/domainError';
import type { EventDefinition } from '../kernel/eventDefinition';

/** A rule between fields. The schemas of single fields cannot express it. */
export interface Rule<Item, Name extends string = string> {
  /** Stable name for programs, for example `end_before_start`. */
  readonly code: string;
  /** The field that shows the message. */
  readonly field: Name;
  readonly message: string;
  holds(item: Item): boolean;
}

/** A list of a person's items of one kind in one stream. Its events, decider and errors follow from this definition. */
export interface ItemList<
  Name extends string = string,
  Id extends string = string,
  Fields extends FieldSet = FieldSet,
  Added extends string = string,
> {
  /** The prefix of its event types: `AddressRecorded`. */
  readonly name: Name;
  /** The end of the event type of a new item. Default `Recorded`. */
  readonly added?: Added;
  /** The name of an item's id in events. */
  readonly id: Id;
  readonly words: {
    /** In a sentence: “This address is not in your record.” */
    readonly one: string;
    /** “You can record up to 100 addresses.” */
    readonly many: string;
  };
  /** Replaces the errors that follow from `words`. */
  readonly errors?: ListErrors;
  readonly fields: Fields;
  readonly rules: readonly Rule<ItemOf<Fields>, keyof Fields & string>[];
  /** A change of the field clears these fields, unless it sets them as well. */
  readonly resets?: { readonly [Field in keyof Fields]?: readonly (keyof Fields & string)[] };
  /** The most items of one person. */
  readonly most: number;
  /** The current version of its events and the upcasters of older ones, if their shape has changed. */
  readonly history?: Pick<EventDefinition, 'version' | 'upcasters'>;
}

/** Creates the errors of a list. */
export interface ListErrors {
  readonly notFound: () => DomainError;
  readonly exists: () => DomainError;
  readonly tooMany: () => DomainError;
}

/** A list that needs no code of its own: its stream, table, API and export follow from this definition as well. */
export interface Collection<
  Name extends string = string,
  Id extends string = string,
  Fields extends FieldSet = FieldSet,
  Part extends string = string,
> extends ItemList<Name, Id, Fields, 'Recorded'> {
  /**
   * The part of the record: its stream is `<part>-<person>`, its read model and table `<part>`, its path `/api/<part>`
   * and its file in an export `<part>.json`.
   */
  readonly part: Part;
  /** The sort order of the list, the most important field first. */
  readonly order: readonly (readonly [field: keyof Fields & string, direction: 'asc' | 'desc'])[];
  /** The version of its read model. Raise it when the fields change: the table is then rebuilt from the log. */
  readonly tableVersion: number;
  /** Whether lawyers can see it, and its heading. The owner chooses for each lawyer. Null if lawyers never see it. */
  readonly share: {
    readonly tab: string;
    readonly default: boolean;
    /** What a lawyer without identity data sees, if that is less than the heading promises. */
    readonly withoutIdentity?: string;
  } | null;
  /** A valid request, for the API document and the tests. */
  readonly example: TypedOf<Fields>;
}

/** Defines a list. Keeps the types of its names and fields. */
export const defineList = <
  const Name extends string,
  const Id extends string,
  Fields extends FieldSet,
  const Added extends string = 'Recorded',
>(
  definition: ItemList<Name, Id, Fields, Added>,
): ItemList<Name, Id, Fields, Added> => definition;

/** Defines a collection. Keeps the types of its fields and of `share`. */
export const defineCollection = <
  const Name extends string,
  const Id extends string,
  Fields extends FieldSet,
  const Part extends string,
  const Share extends Collection['share'],
>(
  definition: Collection<Name, Id, Fields, Part> & { readonly share: Share },
): Collection<Name, Id, Fields, Part> & { readonly share: Share } => definition;
