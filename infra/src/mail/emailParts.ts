/** What an email says, before it is written as text and as HTML. */
export interface EmailParts {
  readonly subject: string;
  readonly greeting: string;
  /** What this mail is about and what to do. */
  readonly paragraphs: readonly string[];
  /** Items of a list. */
  readonly sections?: readonly EmailSection[];
  /** The one thing to do; it looks like a button. */
  readonly link: EmailLink;
  /** How long the link works, what to do when the person did not ask for it. */
  readonly afterwards?: readonly string[];
  /** Why this mail came, and how to get no more of its kind, where that is possible. */
  readonly foot: { readonly why: string; readonly stop?: EmailLink };
}

export interface EmailLink {
  readonly label: string;
  readonly url: string;
}

export interface EmailSection {
  readonly heading: string;
  readonly items: readonly { readonly title: string; readonly text?: string; readonly url?: string }[];
}

/** Stands above every mail. */
export const productName = 'Settlewise';
