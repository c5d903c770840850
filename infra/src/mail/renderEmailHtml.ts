import { productName, type EmailLink, type EmailParts, type EmailSection } from './emailParts';
import { mailColours } from './mailColours';

const { light, dark } = mailColours;

/**
 * Styles are inline, because some mail programs ignore others. Mail programs with a dark mode also read the few styles in
 * the head, which must override the inline ones. Nothing is loaded from a server.
 */
const darkStyles = [
  `.paper { background: ${dark.paper} !important; color: ${dark.ink} !important }`,
  `.card { background: ${dark.surface} !important; border-color: ${dark.line} !important; border-top-color: ${dark.action} !important }`,
  `.quiet { color: ${dark.ink2} !important }`,
  `.action { color: ${dark.action} !important }`,
  `.button { background: ${dark.action} !important; color: ${dark.actionInk} !important }`,
].join('\n');

const styles = {
  body: `margin: 0; padding: 0; background: ${light.paper}; color: ${light.ink}; font-family: system-ui, -apple-system, 'Segoe UI', sans-serif; font-size: 16px; line-height: 1.5; overflow-wrap: anywhere`,
  frame: 'max-width: 600px; margin: 0 auto; padding: 24px 16px',
  name: `margin: 0 0 16px; color: ${light.action}; font-size: 21px; line-height: 1.2; font-weight: 700`,
  card: `padding: 8px 20px; background: ${light.surface}; border: 1px solid ${light.line}; border-top: 4px solid ${light.action}; border-radius: 10px`,
  heading: 'margin: 24px 0 8px; font-size: 19px; line-height: 1.2',
  list: 'margin: 0; padding: 0; list-style: none',
  // The border is visible when the reader's own colours replace these.
  button: `display: inline-block; padding: 11px 20px; background: ${light.action}; color: ${light.actionInk}; border: 1px solid transparent; border-radius: 10px; font-weight: 600; text-decoration: none`,
  // High enough for touch.
  link: `display: inline-block; padding: 11px 0; color: ${light.action}`,
  foot: `padding: 4px 20px 0; color: ${light.ink2}; font-size: 15px`,
} as const;

export function renderEmailHtml(parts: EmailParts): string {
  const { subject, greeting, paragraphs, sections = [], link, afterwards = [], foot } = parts;
  const { why, stop } = foot;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>\n:root { color-scheme: light dark }\n@media (prefers-color-scheme: dark) {\n${darkStyles}\n}\n</style>`,
    '</head>',
    `<body class="paper" style="${styles.body}">`,
    `<div style="${styles.frame}">`,
    `<header><h1 class="action" style="${styles.name}">${productName}</h1></header>`,
    `<main class="card" style="${styles.card}">`,
    ...[greeting, ...paragraphs].map(renderParagraph),
    ...sections.map(renderSection),
    `<p style="margin: 24px 0">${renderLink(link, 'button')}</p>`,
    ...afterwards.map(renderParagraph),
    '</main>',
    `<footer class="quiet" style="${styles.foot}">`,
    renderParagraph(why),
    ...(stop === undefined ? [] : [`<p style="margin: 0">${renderLink(stop, 'link')}</p>`]),
    '</footer>',
    '</div>',
    '</body>',
    '</html>',
  ].join('\n');
}

function renderSection({ heading, items }: EmailSection): string {
  const entries = items.map(({ title, text, url }) => {
    const head = url === undefined ? escapeHtml(title) : renderLink({ label: title, url }, 'link');
    return `<li style="margin: 0 0 12px"><strong>${head}</strong>${text === undefined ? '' : `<br>${escapeHtml(text)}`}</li>`;
  });
  return [
    `<h2 style="${styles.heading}">${escapeHtml(heading)}</h2>`,
    `<ul style="${styles.list}">`,
    ...entries,
    '</ul>',
  ].join('\n');
}

const renderParagraph = (content: string) => `<p style="margin: 16px 0">${escapeHtml(content)}</p>`;

function renderLink({ label, url }: EmailLink, look: 'button' | 'link'): string {
  const name = look === 'button' ? 'button' : 'action';
  return `<a class="${name}" style="${styles[look]}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
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
