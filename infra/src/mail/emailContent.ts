/** The content of an email, without an address. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Content {
  readonly subject: string;
  readonly greeting: string;
  /** Why this mail came and what to do. */
  readonly paragraphs: readonly string[];
  /** Items of a list. */
  readonly sections?: readonly Section[];
  readonly link: { readonly label: string; readonly url: string };
  /** How long the link works, what to do when the person did not ask for it, how to stop such mails. */
  readonly afterwards: readonly string[];
}

interface Section {
  readonly heading: string;
  readonly items: readonly { readonly title: string; readonly text?: string; readonly url?: string }[];
}

/** The same words as plain text and as HTML. */
export function writeEmail(content: Content): EmailContent {
  const { subject, greeting, paragraphs, sections = [], link, afterwards } = content;
  const signature = 'Settlewise';
  const text = [
    ...[greeting, ...paragraphs],
    ...sections.map(sectionAsText),
    ...[link.url, ...afterwards, signature],
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">',
    ...[greeting, ...paragraphs].map(paragraph),
    ...sections.map(sectionAsHtml),
    `<p>${anchor(link.label, link.url)}</p>`,
    ...[...afterwards, signature].map(paragraph),
    '</body></html>',
  ].join('\n');
  return { subject: inOneLine(subject), text: `${text}\n`, html };
}

function sectionAsText({ heading, items }: Section): string {
  const lines = items.map(({ title, text, url }) =>
    [`- ${title}`, ...[text, url].filter((line) => line !== undefined).map((line) => `  ${line}`)].join('\n'),
  );
  return [heading, ...lines].join('\n\n');
}

function sectionAsHtml({ heading, items }: Section): string {
  const entries = items.map(({ title, text, url }) => {
    const head = url === undefined ? escapeHtml(title) : anchor(title, url);
    return `<li><strong>${head}</strong>${text === undefined ? '' : `<br>${escapeHtml(text)}`}</li>`;
  });
  return `<h2 style="font-size: 18px">${escapeHtml(heading)}</h2>\n<ul>\n${entries.join('\n')}\n</ul>`;
}

const paragraph = (content: string) => `<p>${escapeHtml(content)}</p>`;
const anchor = (label: string, url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
/** What people typed may be part of it. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
