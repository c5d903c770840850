import { productName, type EmailLink, type EmailParts, type EmailSection } from './emailParts';

export function renderEmailText({
  greeting,
  paragraphs,
  sections = [],
  link,
  afterwards = [],
  foot,
}: EmailParts): string {
  const { why, stop } = foot;
  const blocks = [
    productName,
    greeting,
    ...paragraphs,
    ...sections.map(renderSection),
    renderLink(link),
    ...afterwards,
    '—',
    why,
    ...(stop === undefined ? [] : [renderLink(stop)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const renderLink = ({ label, url }: EmailLink) => `${label}:\n${url}`;

function renderSection({ heading, items }: EmailSection): string {
  const lines = items.map(({ title, text, url }) =>
    [`- ${title}`, ...[text, url].filter((line) => line !== undefined).map((line) => `  ${line}`)].join('\n'),
  );
  return [heading, ...lines].join('\n\n');
}
