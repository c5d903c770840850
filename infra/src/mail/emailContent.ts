import { emailHtml } from './emailHtml';
import type { EmailParts } from './emailParts';
import { emailText } from './emailText';

/** The content of an email, without an address. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The same words as plain text and as HTML, in the frame that all mails have. */
export function writeEmail(content: EmailParts): EmailContent {
  const parts = { ...content, subject: inOneLine(content.subject) };
  return { subject: parts.subject, text: emailText(parts), html: emailHtml(parts) };
}

/** What people typed may be part of it. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
