import { z } from 'zod';

/** The chapters that the test is made of. */
export const topics = ['values', 'uk', 'history', 'society', 'government'] as const;
export type Topic = (typeof topics)[number];

/** The kinds of questions in the test: one of four, two of four, true or false, which of two statements. */
export const questionKinds = ['one', 'two', 'true_false', 'which'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const text = (most: number) => z.string().trim().min(1).max(most);

/** The number of options and of right options, by kind. */
const shapes: Readonly<Record<QuestionKind, { readonly options: number; readonly right: number }>> = {
  one: { options: 4, right: 1 },
  two: { options: 4, right: 2 },
  true_false: { options: 2, right: 1 },
  which: { options: 2, right: 1 },
};

const hasShapeOfKind = ({
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

/** The number of right options of a kind. */
export const rightOnesOf = (kind: QuestionKind): number => shapes[kind].right;

/** One question of the bank, in our own words. */
export const question = z
  .strictObject({
    /** Never reused. The order of the options never changes. */
    id: z.string().regex(/^[a-z]+(-[a-z]+)?-\d{3}$/),
    topic: z.enum(topics),
    /** A finer subject within the topic: `tudors`. */
    theme: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
    kind: z.enum(questionKinds),
    text: text(240),
    options: z.array(text(200)),
    /** Indexes of the right options. */
    right: z.array(z.int().min(0)),
    /** An explanation in one or two sentences. */
    reason: text(320),
    /** The page that proves the answer. */
    source: z.strictObject({ title: text(200), url: z.url({ protocol: /^https?$/ }) }),
    /** The days of the first and second check against the source. */
    readOn: z.iso.date(),
    readAgainOn: z.iso.date().nullable(),
    /** If facts have changed since the official book of 2013: what the book may say, and what is true today. */
    bookMayDiffer: text(320).nullable(),
    /** `live`: asked · `draft`: not yet checked twice against its source · `withdrawn`: no longer asked. */
    state: z.enum(['draft', 'live', 'withdrawn']),
  })
  .refine(hasShapeOfKind, 'The options and the right ones do not fit the kind of the question')
  .refine(
    ({ state, readAgainOn }) => state !== 'live' || readAgainOn !== null,
    'A live question is read twice',
  );

export type Question = Readonly<z.infer<typeof question>>;
