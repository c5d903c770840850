/** What a form knows of what is typed in it and not saved yet. */
export interface Typing {
  readonly isTyped: () => boolean;
  /** Only where what is typed is kept beyond the form. */
  readonly kept?: {
    /** Whether the form shows what was typed before it was opened. */
    readonly isFromBefore: boolean;
    /** Empties the form of it. */
    readonly startAgain: () => void;
    /** It was saved, or is not wanted. */
    readonly forget: () => void;
  };
}

/** Of a form whose fields are quickly typed again and never kept, as a password is. */
export const nothingToLose: Typing = { isTyped: () => false };
