import { describe, expect, it } from 'vitest';
import { writeEmail } from './emailContent';

const content = {
  subject: 'Two things',
  greeting: 'Hello ada,',
  paragraphs: ['This is why.'],
  link: { label: 'Open it', url: 'https://settlewise.example/x?a=1&b=2' },
  afterwards: ['How to stop.'],
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
  it('says the same as text and as HTML', () => {
    const { text, html } = writeEmail({ ...content, sections });
    expect(text).toBe(
      [
        ...['Hello ada,', 'This is why.', 'New'],
        '- Task <b>“A”</b>\n  Do it & rest.\n  https://settlewise.example/dashboard/tasks',
        ...['- Plain', 'https://settlewise.example/x?a=1&b=2', 'How to stop.', 'Settlewise\n'],
      ].join('\n\n'),
    );
    for (const words of ['This is why.', 'New', 'Do it &amp; rest.', 'Plain', 'How to stop.']) {
      expect(html).toContain(words);
    }
  });
  it('shows what people typed as text', () => {
    const { html } = writeEmail({ ...content, sections });
    expect(html).toContain('Task &lt;b&gt;“A”&lt;/b&gt;');
    expect(html).toContain('href="https://settlewise.example/x?a=1&amp;b=2"');
  });
  it('has a subject of one line', () => {
    expect(writeEmail({ ...content, subject: 'One\r\nBcc: other@example.org' }).subject).toBe(
      'One Bcc: other@example.org',
    );
  });
});
