import { mailKinds } from '@settlewise/contract/admin';
import { describe, expect, it } from 'vitest';
import { everyMail, typedMarkup } from './everyMail';

const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescaped = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (escaped) => escapes[escaped] ?? escaped);

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** The visible words of the HTML. */
const readHtmlWords = (html: string) =>
  wordsIn(unescaped(html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, ' ')));

/**
 * The words of the text without its own parts: addresses and their colon, list marks, the line above the
 * footer.
 */
const readTextWords = (text: string) =>
  wordsIn(
    text
      .replace(/:\n(?=https:)/g, '\n')
      .replace(/^ *https:\S+$/gm, '')
      .replace(/^(?:- |—$)/gm, ''),
  );

const readHtmlLinks = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => unescaped(link));
const readTextLinks = (text: string) => [...text.matchAll(/https:\S+/g)].map(([link]) => link);

it('every kind of email has an example', () => {
  expect(new Set(everyMail.map(({ kind }) => kind))).toEqual(new Set(mailKinds));
});

describe.each(everyMail)('the email $name', ({ email: { subject, text, html } }) => {
  it('has the same words as text and as HTML', () => {
    expect(readTextWords(text).length).toBeGreaterThan(20);
    expect(readHtmlWords(html)).toEqual(readTextWords(text));
  });
  it('has the same links in both, one of them shown as a button', () => {
    expect(readTextLinks(text).length).toBeGreaterThan(0);
    expect(readHtmlLinks(html)).toEqual(readTextLinks(text));
    expect(html.match(/<a class="button"/g)).toHaveLength(1);
  });
  it('names its sender and the reason for sending', () => {
    expect(text).toMatch(/^Settlewise\n/);
    expect(text).toContain('\n\n—\n\nYou get this because ');
    expect(subject).not.toBe('');
  });
  it('escapes everything that a person typed', () => {
    expect(html).not.toMatch(/<script|alert\(1\)<\/script/i);
    if (text.includes(typedMarkup)) expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;');
  });
});

it('the examples include the emails that repeat user input', () => {
  const repeating = everyMail.filter(({ email }) => email.text.includes(typedMarkup));
  expect(repeating.map(({ name }) => name)).toEqual(['digest', 'invitation', 'comparison']);
});
