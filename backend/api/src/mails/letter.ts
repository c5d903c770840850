/** A mail before it has an address. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Content {
  readonly subject: string;
  readonly greeting: string;
  /** Why this mail came and what to do. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  /** How long the link works, and what to do when the person did not ask for it. */
  readonly afterwards: readonly string[];
}

/** The same words as plain text and as HTML. */
export function writeLetter({ subject, greeting, paragraphs, link, afterwards }: Content): Letter {
  const signature = 'Settlewise';
  const text = [greeting, ...paragraphs, link.url, ...afterwards, signature].join('\n\n');
  const paragraph = (content: string) => `<p>${escapeHtml(content)}</p>`;
  const html = [
    '<!doctype html><html lang="en"><body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">',
    ...[greeting, ...paragraphs].map(paragraph),
    `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
    ...[...afterwards, signature].map(paragraph),
    '</body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

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
