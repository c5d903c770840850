import { writtenDate } from '@settlewise/rules/assessment';
import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import type { CivilDate } from '@settlewise/rules/calendar';

interface Content {
  /** The name of the person who asks. */
  readonly asker: string;
  readonly publicUrl: URL;
  /** The last day on which it can be answered. */
  readonly lastDay: CivilDate;
  /** The days to compare. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate };
}

/** Asks a partner to compare addresses. It does not disclose whether they have an account. */
export const comparisonEmail = ({ asker, publicUrl, lastDay, period }: Content): EmailContent =>
  writeEmail({
    subject: `${asker} asks to compare addresses with you`,
    greeting: 'Hello,',
    paragraphs: [
      `${asker} uses Settlewise to prepare a form for partners, which asks since when you both live at one address. The form asks about the days from ${writtenDate(period.from)} to ${writtenDate(period.to)}. They ask whether each of you may see where the other lived then: the addresses and their days, and nothing else.`,
      `To answer, sign in until ${writtenDate(lastDay)} with an account of this email address. If you have none, make one and confirm the address first. Nothing is shown before you agree, and either of you can end it at any time.`,
    ],
    link: { label: 'See who asks, and answer', url: new URL('/address', publicUrl).toString() },
    foot: {
      why: `You get this because ${asker} entered your address at Settlewise. If you do not know them, you do not need to do anything: nothing is shown.`,
    },
  });
