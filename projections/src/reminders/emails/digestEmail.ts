import { writtenDate } from '@settlewise/rules/assessment';
import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import type { ComingUp, DigestFrequency } from '@settlewise/casework/alerts';

interface NewsItem {
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
}

interface Content {
  readonly name: string;
  readonly frequency: DigestFrequency;
  readonly news: readonly NewsItem[];
  readonly comingUp: readonly ComingUp[];
  readonly publicUrl: URL;
}

export const settingsPath = '/dashboard/notification-settings';

const frequencyTexts: Readonly<Record<DigestFrequency, string>> = {
  daily: 'every morning',
  weekly: 'every Monday',
  monthly: 'on the first of each month',
};

/** New notifications and upcoming days of a person. */
export function digestEmail(content: Content): EmailContent {
  const { name, frequency, news, comingUp, publicUrl } = content;
  const address = (path: string) => new URL(path, publicUrl).toString();
  const seeAll = { label: 'See my notifications', url: address('/dashboard/notifications') };
  const [firstItem] = news;
  return writeEmail({
    greeting: `Hello ${name},`,
    subject:
      firstItem === undefined
        ? 'What is coming up'
        : news.length === 1
          ? firstItem.title
          : `${firstItem.title}, and ${news.length - 1} more`,
    paragraphs: ['This follows from the dates in your Settlewise record.'],
    sections: [
      ...(news.length === 0
        ? []
        : [
            {
              heading: 'New',
              items: news.map(({ title, message, link }) => ({
                title,
                text: message,
                ...(link === null ? {} : { url: address(link) }),
              })),
            },
          ]),
      ...(comingUp.length === 0
        ? []
        : [
            {
              heading: 'Coming up',
              items: comingUp.map(({ date, title }) => ({ title: writtenDate(date), text: title })),
            },
          ]),
    ],
    link: seeAll,
    foot: {
      why: `You get this because you asked Settlewise to remind you ${frequencyTexts[frequency]}, when there is something to tell.`,
      stop: { label: 'Get these mails more or less often, or stop them', url: address(settingsPath) },
    },
  });
}
