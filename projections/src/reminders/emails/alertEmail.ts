import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import type { CivilDate } from '@settlewise/rules';
import { longDate } from '../wording';
import { settingsPath } from './digestEmail';

interface Content {
  /** The deadline; null where it has none. */
  readonly date: CivilDate | null;
  readonly publicUrl: URL;
}

/** That a deadline is near. Whoever else reads it learns nothing of status, route, person or document. */
export function alertEmail({ date, publicUrl }: Content): EmailContent {
  const address = (path: string) => new URL(path, publicUrl).toString();
  const what = `Something in your plan needs you${date === null ? '' : ` by ${longDate(date)}`}`;
  return writeEmail({
    subject: what,
    greeting: 'Hello,',
    paragraphs: [`${what}.`, 'You see what it is, and what to do, when you are signed in.'],
    link: { label: 'See my alerts', url: address('/alerts') },
    foot: {
      why: 'You get this because emails of deadlines are on for this address at Settlewise. They go out at once, outside your quiet hours.',
      stop: { label: 'Change these mails, or stop them', url: address(settingsPath) },
    },
  });
}
