import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import { inLettersFirst, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { settingsPath } from './digestEmail';

interface Content {
  /** The number of deadlines. */
  readonly count: number;
  /** The soonest deadline; null without a future one. */
  readonly date: CivilDate | null;
  readonly publicUrl: URL;
}

/** Announces near deadlines. It discloses no status, route, person or document, because other people may see it. */
export function alertEmail({ count, date, publicUrl }: Content): EmailContent {
  const address = (path: string) => new URL(path, publicUrl).toString();
  const headline = `Something in your plan needs you${date === null ? '' : ` by ${writtenDate(date)}`}`;
  return writeEmail({
    subject: headline,
    greeting: 'Hello,',
    paragraphs:
      count === 1
        ? [`${headline}.`, 'You see what it is, and what to do, when you are signed in.']
        : [
            `${inLettersFirst(count)} things in your plan need you${date === null ? '' : `, the first by ${writtenDate(date)}`}.`,
            'Open your alerts: you see what they are, and what to do, when you are signed in.',
          ],
    link: { label: 'See my alerts', url: address('/alerts') },
    foot: {
      why: 'You get this because emails of deadlines are on for this address at Settlewise. They go out at once, outside your quiet hours.',
      stop: { label: 'Change these mails, or stop them', url: address(settingsPath) },
    },
  });
}
