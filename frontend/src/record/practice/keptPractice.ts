import { difficulties } from '@settlewise/practice';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keepPracticeText, onPracticeChanged, practiceText } from './practiceStorage';

/** A round of questions that is under way, or the last one that was finished here. */
const round = z.object({
  kind: z.enum(['mock', 'practice']),
  title: z.string(),
  /** Ids of the bank’s questions, in the order in which they are asked. */
  questions: z.array(z.string()).min(1),
  /** What was chosen, by the id of the question: places in its list of options. */
  chosen: z.record(z.string(), z.array(z.int())),
  /** The place of the question that is on show; the number of questions where all are looked over before the end. */
  at: z.int().min(0),
  /** Questions whose answer was shown at once: they can no longer be changed. */
  checked: z.array(z.string()),
  /** The moment at which the time is over, in milliseconds since 1970; null without a timer. */
  endsAt: z.number().nullable(),
});
export type RoundUnderWay = Readonly<z.infer<typeof round>>;

/** A round that was finished, as a record keeps it. */
const finished = z.object({
  kind: z.enum(['mock', 'practice']),
  finishedOn: z.string(),
  finishedAt: z.int(),
  right: z.array(z.string()).nullable(),
  wrong: z.array(z.string()).nullable(),
});
export type FinishedRound = Readonly<z.infer<typeof finished>>;

const options = z.object({ largePrint: z.boolean(), timer: z.boolean(), aloud: z.boolean() });
export type PracticeOptions = Readonly<z.infer<typeof options>>;

const account = z.object({ id: z.string(), rounds: z.array(finished) });

const kept = z.object({
  running: round.nullable(),
  last: round.nullable(),
  /**
   * Rounds that no account has yet, each with the key under which it is sent, so that it counts once however often that
   * is. `holder`: the account that was signed in here when it was finished; null for a visitor.
   */
  unsent: z.array(finished.extend({ key: z.string(), holder: z.string().nullable() })),
  /** The account that was signed in here last with its rounds, for a time without a connection. */
  account: account.nullable(),
  options,
  /** How hard people find a question, by its id, as it was told here last. What cannot be read takes no round with it. */
  difficulty: z.record(z.string(), z.enum(difficulties)).catch({}),
});
export type KeptPractice = Readonly<z.infer<typeof kept>>;
export type UnsentRound = KeptPractice['unsent'][number];

const nothing: KeptPractice = {
  running: null,
  last: null,
  unsent: [],
  account: null,
  options: { largePrint: false, timer: true, aloud: false },
  difficulty: {},
};

let current: { readonly text: string | null; readonly value: KeptPractice } = { text: null, value: nothing };

/** What this browser keeps of the practice: nothing where it was never opened, or where what is kept cannot be read. */
export function readPractice(): KeptPractice {
  const text = practiceText();
  if (current.text !== text) current = { text, value: parsed(text) };
  return current.value;
}

function parsed(text: string | null): KeptPractice {
  if (text === null) return nothing;
  try {
    return kept.safeParse(JSON.parse(text)).data ?? nothing;
  } catch {
    return nothing;
  }
}

/** Changes what is kept. It stays until the person signs out, or clears the data of this site. */
export function changePractice(change: (before: KeptPractice) => Partial<KeptPractice>): void {
  const before = readPractice();
  keepPracticeText(JSON.stringify({ ...before, ...change(before) }));
}

/** What is kept, drawn anew whenever it changes. */
export const useKeptPractice = (): KeptPractice =>
  useSyncExternalStore(onPracticeChanged, readPractice, () => nothing);
