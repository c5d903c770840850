import { describe, expect, it } from 'vitest';
import { writeEmail } from './emailContent';

const content = {
  subject: 'Two things',
  greeting: 'Hello ada,',
  paragraphs: ['This is why.'],
  link: { label: 'Open it', url: 'https://settlewise.example/x?a=1&b=2' },
  afterwards: ['It works once.'],
  foot: {
    why: 'You asked for it.',
    stop: { label: 'How to stop', url: 'https://settlewise.example/settings' },
  },
};
const sections = [
  {
    heading: 'New',
    items: [
      { title: 'Task <b>“A”</b>', text: 'Do it & rest.', url: 'https://settlewise.example/dashboard/tasks' },
      { title: 'Plain' },
    ],
  },
];

describe('an email', () => {
  // e2e/support/everyMail.unit.spec.ts compares both parts of each kind of mail.
  it('has the same content as text and as HTML', () => {
    const { text, html } = writeEmail({ ...content, sections });
    expect(text).toBe(
      [
        'Settlewise',
        'Hello ada,',
        'This is why.',
        'New',
        '- Task <b>“A”</b>\n  Do it & rest.\n  https://settlewise.example/dashboard/tasks',
        '- Plain',
        'Open it:\nhttps://settlewise.example/x?a=1&b=2',
        'It works once.',
        '—',
        'You asked for it.',
        'How to stop:\nhttps://settlewise.example/settings\n',
      ].join('\n\n'),
    );
    for (const words of ['This is why.', 'New', 'Do it &amp; rest.', 'Plain', 'How to stop']) {
      expect(html).toContain(words);
    }
  });
  it('shows what people typed as text', () => {
    const { html } = writeEmail({ ...content, subject: 'About <script>', sections });
    expect(html).toContain('Task &lt;b&gt;“A”&lt;/b&gt;');
    expect(html).toContain('<title>About &lt;script&gt;</title>');
    expect(html).toContain('href="https://settlewise.example/x?a=1&amp;b=2"');
  });
  it('loads nothing, and contains no address except its links', () => {
    const { html } = writeEmail({ ...content, sections });
    expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import|\bsrc=/i);
    expect(html.match(/https?:/g)).toHaveLength(html.match(/ href="https:/g)?.length ?? 0);
  });
  it('has a subject of one line', () => {
    expect(writeEmail({ ...content, subject: 'One\r\nBcc: other@example.org' }).subject).toBe(
      'One Bcc: other@example.org',
    );
  });
});
