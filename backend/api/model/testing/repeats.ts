import fc from 'fast-check';
import type { Answer, Sending, Visitor } from '../../testing/visitor';
import { expectAnswer, messageAnswer, type Expected } from './answers';
import { anyPerson, type Who } from './people';
import { step, type Model, type Step } from './stories';

const keys = ['a', 'b', 'c'] as const;

/** Sometimes an Idempotency-Key, so that a request can be repeated. Both people use the same three keys. */
export const repeatKey = fc.option(fc.constantFrom(...keys), { nil: null, freq: 2 });
export const withKey = (key: string | null): Sending => ({ headers: { 'Idempotency-Key': key } });

interface HandledRequest {
  readonly request: unknown;
  /** The expected answer to the request and to each repeat. */
  readonly answer: (now: Date) => Expected;
}

/** The handled requests of each person, by Idempotency-Key. */
export type Repeats = Record<Who, Map<string, HandledRequest>>;

/** The expected answer to a request with a used key. Null if the key is new or missing. */
export function answerToRepeat(
  before: HandledRequest | undefined,
  asked: unknown,
  now: Date,
): Expected | null {
  if (before === undefined) return null;
  if (JSON.stringify(before.request) === JSON.stringify(asked)) return before.answer(now);
  return messageAnswer(422, 'This Idempotency-Key was already used for another request.');
}

/** Repeats a handled request, which has the same answer and changes nothing. */
export const repeatsRequest = <StoryModel extends Model & { readonly repeats: Repeats }>(
  send: (visitor: Visitor, asked: unknown, sending: Sending) => Promise<Answer>,
): Step<StoryModel> =>
  step(
    'repeatsRequest',
    fc.record({ who: anyPerson, key: fc.constantFrom(...keys) }),
    async (model, { who, key }, { api, people }) => {
      const before = model.repeats[who].get(key);
      if (before === undefined) return;
      const answer = await send(people[who].visitor, before.request, withKey(key));
      expectAnswer(answer, before.answer(api.now()));
    },
  );
