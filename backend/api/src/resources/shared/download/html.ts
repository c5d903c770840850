import { escapeHtml } from '../../../http/escapeHtml';

/** Markup with escaped values. */
export type Html = string;

export const section = (title: string, content: readonly Html[]): Html =>
  `      <section>\n        <h2>${escapeHtml(title)}</h2>\n        ${content.join('\n        ')}\n      </section>`;

/** A link to another file of the archive. */
export const link = (words: string, file: string): Html =>
  `<a href="${escapeHtml(file.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(words)}</a>`;

/** Links the data files of a section. */
export const data = (...names: readonly string[]): Html =>
  `<p class="data">Data: ${names.map((name) => link(name, name)).join(', ')}</p>`;

export const list = (items: readonly string[]): Html =>
  items.length === 0 ? emptyText : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

export const facts = (pairs: readonly (readonly [name: string, value: string])[]): Html =>
  `<dl>${pairs.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

const emptyText: Html = '<p>Nothing is recorded.</p>';

/**
 * A table of things with the same fields. With `escaped`, cells are markup. With `transposed`, the fields of one thing
 * are rows.
 */
export function table(
  things: readonly object[],
  {
    escaped = false,
    turned: transposed = false,
  }: { readonly escaped?: boolean; readonly turned?: boolean } = {},
): Html {
  const rows = things.map((thing) => Object.entries(thing));
  const [first] = rows;
  if (first === undefined || first.length === 0) return emptyText;
  if (transposed) return facts(first.map(([name, value]) => [humanizeName(name), toText(value)]));
  const cell = (value: unknown) => (escaped ? toText(value) : escapeHtml(toText(value)));
  const head = first.map(([name]) => `<th scope="col">${escapeHtml(humanizeName(name))}</th>`).join('');
  const body = rows.map(
    (row) =>
      // On a phone each cell shows its field name, because the headings are hidden.
      `<tr>${row.map(([name, value]) => `<td data-name="${escapeHtml(humanizeName(name))}">${cell(value)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Turns `passportNumber` into `Passport number`, and keeps other texts. */
function humanizeName(name: string): string {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) return name;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
