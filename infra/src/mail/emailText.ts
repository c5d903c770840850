import { productName, type EmailLink, type EmailParts, type EmailSection } from './emailParts';

export function emailText({
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
    ...sections.map(section),
    linkLines(link),
    ...afterwards,
    '—',
    why,
    ...(stop === undefined ? [] : [linkLines(stop)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const linkLines = ({ label, url }: EmailLink) => `${label}:\n${url}`;

function section({ heading, items }: EmailSection): string {
  const lines = items.map(({ title, text, url }) =>
    [`- ${title}`, ...[text, url].filter((line) => line !== undefined).map((line) => `  ${line}`)].join('\n'),
  );
  return [heading, ...lines].join('\n\n');
}
