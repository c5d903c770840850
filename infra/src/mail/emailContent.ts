import { renderEmailHtml } from './renderEmailHtml';
import type { EmailParts } from './emailParts';
import { renderEmailText } from './renderEmailText';

/** The content of an email, without an address. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders the same text as plain text and as HTML, in the layout of all mails. */
export function writeEmail(content: EmailParts): EmailContent {
  const parts = { ...content, subject: toOneLine(content.subject) };
  return { subject: parts.subject, text: renderEmailText(parts), html: renderEmailHtml(parts) };
}

/** The subject may contain user input. */
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
