interface WaitingPage {
  readonly title: string;
  readonly sentence: string;
}

const account: WaitingPage = {
  title: 'Your account',
  sentence: 'Your name, your email address and your phone number, as they stand on your record.',
};

/** What waits behind the sign-in page, by how an address begins. The longest beginning that fits counts. */
const pages = {
  '/dashboard': {
    title: 'Your dashboard',
    sentence: 'See where you stand today: your date, your days away, and what comes next.',
  },
  '/dashboard/documents': {
    title: 'Your documents',
    sentence: 'Keep the papers of your application in one place, and see which ones run out.',
  },
  '/dashboard/documents/referees': {
    title: 'Your referees',
    sentence: 'Check the two people who confirm who you are: what fits, and what still has to be asked.',
  },
  '/dashboard/tasks': {
    title: 'Your tasks',
    sentence: 'What is left to do before you apply, with the day by which it is due.',
  },
  '/dashboard/absences': {
    title: 'Your absence tracker',
    sentence: 'Your journeys beside your visa. Your days away are counted against each limit.',
  },
  '/dashboard/dependants': {
    title: 'Your dependants',
    sentence: 'Your partner and your children, each with their own visa and their own date.',
  },
  '/dashboard/addresses': {
    title: 'Your addresses',
    sentence: 'Write down where you have lived and when, to the day or to the month.',
  },
  '/dashboard/notifications': {
    title: 'Your notifications',
    sentence: 'What needs you soon, the most urgent first: visas, documents and tasks that run out.',
  },
  '/dashboard/progress': {
    title: 'Your progress',
    sentence: 'See the first day you can apply, why it is that day, and what is left.',
  },
  '/dashboard/timeline': {
    title: 'Your timeline',
    sentence: 'See what lies ahead, the soonest first, and everything that you have recorded.',
  },
  '/dashboard/applications': {
    title: 'Your applications',
    sentence: 'What you applied for, how far each has come, and the day from which it would be late.',
  },
  '/dashboard/work': {
    title: 'Your work and study',
    sentence: 'Write down each job and course of ten years once, and every form has it without a gap.',
  },
  '/dashboard/parents': {
    title: 'Your parents',
    sentence: 'Write down who your parents are, and those of your dependants: forms ask for both.',
  },
  '/dashboard/immigration-profile': {
    title: 'Your immigration profile',
    sentence: 'Your details, your visa and the visas you had before. Every date is counted from them.',
  },
  '/dashboard/ilr-calculator': {
    title: 'ILR from your record',
    sentence: 'The ILR calculator, filled in with what you recorded. Change an answer and see what follows.',
  },
  '/dashboard/settings': account,
  '/dashboard/profile': account,
  '/dashboard/profile-settings': account,
  '/dashboard/notification-settings': {
    title: 'Your notification settings',
    sentence: 'Choose which emails you get, and how often.',
  },
  '/dashboard/password': {
    title: 'Your password',
    sentence: 'Change your password, and see on which devices you are signed in.',
  },
  '/dashboard/lawyer-access': {
    title: 'Your lawyer’s access',
    sentence: 'Choose who may look at your record, at which parts of it, and until when.',
  },
  '/absence-tracker': {
    title: 'The Absence Tracker',
    sentence: 'Write down your journeys once, or paste them from a table. See how many days are left.',
  },
  '/ilr': {
    title: 'Your ILR result',
    sentence: 'Save the result and find it again on any device. What you typed stays as it is.',
  },
  '/citizenship': {
    title: 'Your citizenship result',
    sentence:
      'Save your answer on citizenship, and compare it with a later one. What you typed stays as it is.',
  },
  '/saved-results': {
    title: 'Your saved results',
    sentence: 'Results of the calculators that you kept, and the links by which you share them.',
  },
  '/saved-results/:id': {
    title: 'A saved result',
    sentence: 'The answer as it was on the day you saved it, with what you typed for it.',
  },
  '/shared-with-me': {
    title: 'Records shared with you',
    sentence: 'The records that people let you look at. You can read them and change nothing.',
  },
  '/shared-with-me/:grantId': {
    title: 'A record shared with you',
    sentence: 'One person’s dates, days away and documents, as far as they let you look.',
  },
  '/onboarding': {
    title: 'Your profile',
    sentence: 'Six short pages about you and your visa. Then you see your date.',
  },
  '/documents': {
    title: 'Required documents',
    sentence: 'See what your application needs, which months are missing, and what is too old on your day.',
  },
  '/fees': {
    title: 'Application fees',
    sentence: 'See the whole bill up to a passport, for all of your family, on the days you pay.',
  },
  '/documents/saved/:id': {
    title: 'A saved document checklist',
    sentence: 'What your application needed and what was there, as it was on the day you saved it.',
  },
  '/address/saved/:id': {
    title: 'A saved address check',
    sentence: 'Your addresses for a form as they were on the day you saved them, with what proved each.',
  },
  '/forms/saved/:id': {
    title: 'A saved form sheet',
    sentence: 'The answers of a form as your record had them on the day you saved the sheet.',
  },
  '/timeline/saved/:id': {
    title: 'A saved timeline',
    sentence: 'Your line from the first visa to the passport as it was on the day you saved it.',
  },
  '/fees/saved/:id': {
    title: 'A saved sum of fees',
    sentence: 'The bill as it was on the day you saved it, beside what the same costs now.',
  },
  '/timeline': {
    title: 'UK Immigration Timeline',
    sentence: 'From your first visa to your passport in one line, with your own dates and your family.',
  },
  '/address': {
    title: 'Your address history',
    sentence: 'Check the addresses of the last years for a form: without gaps, and with a proof for each.',
  },
  '/forms': {
    title: 'UKVI Form Assistant',
    sentence:
      'Your own answers in the order of form AN, to copy into it one by one. MN1, SET(O), SET(M), SET(LR) and BN(O) have preparation sheets.',
  },
  '/alerts': {
    title: 'Your alerts',
    sentence: 'See what needs you now and what comes, day by day, and choose what you are told of.',
  },
  '/two-step-sign-in': {
    title: 'Two-step sign-in',
    sentence: 'A code from your phone beside your password, so that a stolen password opens nothing.',
  },
} as const satisfies Record<string, WaitingPage>;

export type WaitingAddress = keyof typeof pages;
const addresses = Object.keys(pages) as WaitingAddress[];

/** Whether a path is at an address or below it; `:name` stands for one part of a path. */
function isWithin(path: string, address: string): boolean {
  const parts = path.split('/');
  return address
    .split('/')
    .every((part, index) => (part.startsWith(':') ? (parts[index] ?? '') !== '' : part === parts[index]));
}

/** What waits behind the sign-in page; null for a page of which there is nothing to say. */
export function waitingPage(wanted: string): (WaitingPage & { readonly address: WaitingAddress }) | null {
  const [path = ''] = wanted.split(/[?#]/);
  const address = addresses
    .filter((each) => isWithin(path, each))
    .reduce<WaitingAddress | null>(
      (longest, each) => (each.length > (longest?.length ?? 0) ? each : longest),
      null,
    );
  return address === null ? null : { ...pages[address], address };
}
