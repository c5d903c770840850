import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import type { ComingUp } from '../trigger';
import type { DigestFrequency } from '../periods';
import { longDate } from '../wording';

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
  /** Whether the person has shown that the address is theirs. */
  readonly addressVerified: boolean;
  readonly publicUrl: URL;
}

export const settingsPath = '/dashboard/notification-settings';

const often: Readonly<Record<DigestFrequency, string>> = {
  daily: 'every morning',
  weekly: 'every Monday',
  monthly: 'on the first of each month',
};

/** What is new for a person, and what is near. An unconfirmed address is only told how many. */
export function digestEmail(content: Content): EmailContent {
  const { name, frequency, news, comingUp, addressVerified, publicUrl } = content;
  const address = (path: string) => new URL(path, publicUrl).toString();
  const seeAll = { label: 'See my notifications', url: address('/dashboard/notifications') };
  if (!addressVerified) {
    const count = news.length + comingUp.length;
    const reminders = count === 1 ? 'a reminder' : `${count} reminders`;
    // The reader may not be the account's owner, so it names no name, no date and no setting.
    return writeEmail({
      subject: `You have ${reminders}`,
      greeting: 'Hello,',
      paragraphs: [
        `There ${count === 1 ? 'is' : 'are'} ${reminders} in your Settlewise account. You see ${count === 1 ? 'it' : 'them'} when you are signed in.`,
        'This mail says no more, because you have not confirmed yet that this address is yours. You can do that in your account settings.',
      ],
      link: seeAll,
      foot: {
        why: 'You get this because somebody entered this address for their account at Settlewise. If that was not you, you do not need to do anything. If it was, you can stop these mails.',
        stop: { label: 'Stop these mails', url: address(settingsPath) },
      },
    });
  }
  const [only] = news;
  return writeEmail({
    greeting: `Hello ${name},`,
    subject:
      only === undefined
        ? 'What is coming up'
        : news.length === 1
          ? only.title
          : `${only.title}, and ${news.length - 1} more`,
    paragraphs: ['This follows from the dates in your Settlewise record.'],
    sections: [
      ...(news.length === 0
        ? []
        : [
            {
              heading: 'New',
              items: news.map(({ title, message, link }) => ({
                ...{ title, text: message },
                ...(link === null ? {} : { url: address(link) }),
              })),
            },
          ]),
      ...(comingUp.length === 0
        ? []
        : [
            {
              heading: 'Coming up',
              items: comingUp.map(({ date, title }) => ({ title: longDate(date), text: title })),
            },
          ]),
    ],
    link: seeAll,
    foot: {
      why: `You get this because you asked Settlewise to remind you ${often[frequency]}, when there is something to tell.`,
      stop: { label: 'Get these mails more or less often, or stop them', url: address(settingsPath) },
    },
  });
}
