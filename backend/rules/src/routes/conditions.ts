import { adviser } from '../assessment/wording';

/** What decides on a route that asks for no years. Nothing of it is asked here, so no verdict follows from the dates. */
export interface Condition {
  readonly code: string;
  /** A sentence for people: what has to hold, and what to do about it. */
  readonly message: string;
}

const notAsked = 'We do not ask about this, so we cannot say that you can apply.';

/** What stands in the place of years. Sections 1.0 and 1.11 of the facts. */
export const conditions = {
  partnerSettled: {
    code: 'partner_settled',
    message: `No years of your own are asked. Your partner must be settled, or settle together with you (not confirmed). ${notAsked}`,
  },
  parentsSettled: {
    code: 'parents_settled',
    message: `No years of your own are asked. Both parents must be settled or settle at the same time. One is enough where that parent alone is responsible for you. ${notAsked}`,
  },
  settledOnEntry: {
    code: 'indefinite_leave_on_entry',
    message: `Indefinite leave is given with entry on this route. Look at your eVisa. If it names no end, you are settled already, and there is nothing to apply for. If it names an end, ask ${adviser}.`,
  },
  bereavement: {
    code: 'bereavement',
    message: `No years are asked. What counts is that your partner has died, and which permission you had as their partner (not confirmed). ${notAsked} Ask ${adviser}.`,
  },
  domesticAbuse: {
    code: 'domestic_abuse',
    message: `No years are asked. What counts is that your relationship ended because of domestic abuse, and which permission you had as a partner (not confirmed). ${notAsked} Ask ${adviser}.`,
  },
} as const satisfies Record<string, Condition>;
