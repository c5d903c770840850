import { escapeHtml } from '../../../http/escapeHtml';

/** Markup: whatever stands in it has been escaped. */
export type Html = string;

export const section = (title: string, content: readonly Html[]): Html =>
  `      <section>\n        <h2>${escapeHtml(title)}</h2>\n        ${content.join('\n        ')}\n      </section>`;

/** A link to another file of the archive. */
export const link = (words: string, file: string): Html =>
  `<a href="${escapeHtml(file.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(words)}</a>`;

/** Names the files that hold the data of a section. */
export const data = (...names: readonly string[]): Html =>
  `<p class="data">Data: ${names.map((name) => link(name, name)).join(', ')}</p>`;

export const list = (items: readonly string[]): Html =>
  items.length === 0 ? nothing : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

export const facts = (pairs: readonly (readonly [name: string, value: string])[]): Html =>
  `<dl>${pairs.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

const nothing: Html = '<p>Nothing is recorded.</p>';

/**
 * A table of things with the same fields. `escaped`: the cells are markup already. `turned`: one thing, a row for each
 * field.
 */
export function table(
  things: readonly object[],
  { escaped = false, turned = false }: { readonly escaped?: boolean; readonly turned?: boolean } = {},
): Html {
  const rows = things.map((thing) => Object.entries(thing));
  const [first] = rows;
  if (first === undefined || first.length === 0) return nothing;
  if (turned) return facts(first.map(([name, value]) => [inWords(name), textOf(value)]));
  const cell = (value: unknown) => (escaped ? textOf(value) : escapeHtml(textOf(value)));
  const head = first.map(([name]) => `<th scope="col">${escapeHtml(inWords(name))}</th>`).join('');
  const body = rows.map(
    (row) =>
      // On a phone each cell says what it is, because the heading is not there.
      `<tr>${row.map(([name, value]) => `<td data-name="${escapeHtml(inWords(name))}">${cell(value)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** `passportNumber` as `Passport number`; words stay as they are. */
function inWords(name: string): string {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) return name;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
