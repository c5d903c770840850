/** The content of an email before it is rendered. */
export interface EmailParts {
  readonly subject: string;
  readonly greeting: string;
  /** The reason for the mail and what to do. */
  readonly paragraphs: readonly string[];
  /** Items of a list. */
  readonly sections?: readonly EmailSection[];
  /** The main action, shown as a button. */
  readonly link: EmailLink;
  /** How long the link works, and what to do if the person did not request it. */
  readonly afterwards?: readonly string[];
  /** Why this mail was sent, and how to unsubscribe if possible. */
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

/** Heads every mail. */
export const productName = 'Settlewise';
