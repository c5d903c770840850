import { writtenDate } from '@settlewise/rules/assessment';
import type { ReleasedRuleNotice } from '@settlewise/domain/ruleNotices';
import { writeEmail, type EmailContent } from '@settlewise/infra/mail';

interface Links {
  /** The page about changes, and the page for unsubscribing. */
  readonly changes: string;
  readonly leave: string;
}

type Notice = Pick<ReleasedRuleNotice, 'text' | 'source' | 'day' | 'standing'>;

/** News of a rule change: the text of the notice, and nothing about the reader. */
export function newsEmail({ text, source, day, standing }: Notice, { changes, leave }: Links): EmailContent {
  const { subject, describe } = standings[standing];
  return writeEmail({
    subject,
    greeting: 'Hello,',
    paragraphs: [describe(writtenDate(day)), text],
    sections: [{ heading: 'Where it stands', items: [{ title: source.title, url: source.url }] }],
    link: { label: 'See what is changing', url: changes },
    afterwards: ['This is guidance, not advice. It does not look at your own case.'],
    foot: {
      why: 'You get this because this address asked Settlewise for news of rule changes.',
      stop: { label: 'Stop these mails', url: leave },
    },
  });
}

const standings: Readonly<
  Record<Notice['standing'], { readonly subject: string; readonly describe: (day: string) => string }>
> = {
  correction: {
    subject: 'News: we have corrected how we apply a rule',
    describe: (day) => `A correction of ours, from ${day}. The law did not change by it.`,
  },
  in_force: {
    subject: 'News: an immigration rule has changed',
    describe: (day) => `A change of the law. It holds from ${day}.`,
  },
  announced: {
    subject: 'News: a change is announced (not the law)',
    describe: (day) => `Announced, not the law. It may come on ${day}, later, otherwise or not at all.`,
  },
};
