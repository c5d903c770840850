import { z } from 'zod';

/** The chapters that the test is made of. */
export const topics = ['values', 'uk', 'history', 'society', 'government'] as const;
export type Topic = (typeof topics)[number];

/** The four kinds of the test: one of four, two of four, true or false, which of two statements. */
export const questionKinds = ['one', 'two', 'true_false', 'which'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const text = (most: number) => z.string().trim().min(1).max(most);

/** How many options a question of a kind has, and how many of them are right. */
const shapes: Readonly<Record<QuestionKind, { readonly options: number; readonly right: number }>> = {
  one: { options: 4, right: 1 },
  two: { options: 4, right: 2 },
  true_false: { options: 2, right: 1 },
  which: { options: 2, right: 1 },
};

const hasTheShapeOfItsKind = ({
  kind,
  options,
  right,
}: {
  readonly kind: QuestionKind;
  readonly options: readonly string[];
  readonly right: readonly number[];
}) =>
  options.length === shapes[kind].options &&
  right.length === shapes[kind].right &&
  new Set(right).size === right.length &&
  right.every((index) => index < options.length);

/** How many options of a question of a kind are right. */
export const rightOnesOf = (kind: QuestionKind): number => shapes[kind].right;

/** One question of the bank, in our own words. */
export const question = z
  .strictObject({
    /** It is never given to another question, and its options keep their order. */
    id: z.string().regex(/^[a-z]+(-[a-z]+)?-\d{3}$/),
    topic: z.enum(topics),
    /** A finer subject within the topic: `tudors`. */
    theme: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
    kind: z.enum(questionKinds),
    text: text(240),
    options: z.array(text(200)),
    /** Places in the list of options. */
    right: z.array(z.int().min(0)),
    /** Why it is so: one or two sentences that teach. */
    reason: text(320),
    /** The page whose text backs the answer. */
    source: z.strictObject({ title: text(200), url: z.url({ protocol: /^https?$/ }) }),
    /** The day on which the text of the source was read for this question, and the day of the second reading. */
    readOn: z.iso.date(),
    readAgainOn: z.iso.date().nullable(),
    /** Where the facts have moved since the official book of 2013: what the book may say, and what holds today. */
    bookMayDiffer: text(320).nullable(),
    /** `live`: it is asked. `draft`: nobody has read it against its source twice. `withdrawn`: it was taken back. */
    state: z.enum(['draft', 'live', 'withdrawn']),
  })
  .refine(hasTheShapeOfItsKind, 'The options and the right ones do not fit the kind of the question')
  .refine(
    ({ state, readAgainOn }) => state !== 'live' || readAgainOn !== null,
    'A live question is read twice',
  );

export type Question = Readonly<z.infer<typeof question>>;
