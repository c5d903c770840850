/** What the dialogs and messages about a thing of a list say. */
export interface ResourceWords {
  /** The thing, as buttons name it: `visa`. */
  readonly one: string;
  /** The thing, as messages name it where that is longer: `visa history`. */
  readonly entry?: string;
  /** The thing with what goes before it, as the form's title names it: `an earlier visa`. */
  readonly titled?: string;
  /** What a change is called where it failed. */
  readonly changing?: string;
  /** What is so now, after each act; `name` is that of the thing. */
  readonly added: (name: string) => string;
  readonly changed: (name: string) => string;
  readonly removed: (name: string) => string;
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const tryAgain = (doing: string, entry: string) =>
  `There was a problem ${doing} the ${entry}. Please try again.`;

/** The dialogs and messages of adding, changing and removing. */
export function wordsOf({ one, entry = one, titled = one, changing = 'updating', ...now }: ResourceWords) {
  const done = (act: string, text: (name: string) => string) => (name: string) =>
    [`${capitalised(entry)} ${act}`, text(name)] as const;
  return {
    add: {
      title: `Add ${titled}`,
      act: `Add ${one}`,
      busyAct: 'Adding…',
      done: done('added', now.added),
      failed: tryAgain('adding', entry),
    },
    edit: {
      title: `Edit ${titled}`,
      act: 'Save changes',
      busyAct: 'Saving…',
      done: done('updated', now.changed),
      failed: tryAgain(changing, entry),
    },
    remove: {
      title: `Remove this ${one}?`,
      act: `Remove ${one}`,
      busyAct: 'Removing…',
      done: done('removed', now.removed),
      failed: tryAgain('removing', entry),
    },
  };
}

/** What the form of a thing says: its title and buttons, and how it went. */
export interface FormTexts {
  readonly title: string;
  readonly act: string;
  readonly busyAct: string;
  /** Title and text of the toast; `name` is that of the thing. */
  readonly done: (name: string) => readonly [title: string, text: string];
  /** Title and text of the toast, and what the form says where the server sent no sentence. */
  readonly failed: (error: unknown) => readonly [title: string, text: string, inForm: string];
}

/** The texts of a form for a new thing, or for a change of one. */
export function formTexts(words: ResourceWords, isNew: boolean): FormTexts {
  const { failed, ...texts } = wordsOf(words)[isNew ? 'add' : 'edit'];
  return { ...texts, failed: () => ['Error', failed, failed] };
}
