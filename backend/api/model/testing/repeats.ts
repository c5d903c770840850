import fc from 'fast-check';
import type { Answer, Sending, Visitor } from '../../testing/visitor';
import { expectAnswer, said, type Expected } from './answers';
import { who, type Who } from './people';
import { step, type Model, type Step } from './stories';

const keys = ['a', 'b', 'c'] as const;

/** Sometimes a request names itself, so that it can be sent again: by one of three names, the same for both people. */
export const repeatKey = fc.option(fc.constantFrom(...keys), { nil: null, freq: 2 });
export const underKey = (key: string | null): Sending => ({ headers: { 'Idempotency-Key': key } });

interface CarriedOut {
  readonly asked: unknown;
  /** What is answered to it: at the first time, and whenever it is sent again. */
  readonly answered: (now: Date) => Expected;
}

/** What was carried out under each person's names of requests. */
export type Repeats = Record<Who, Map<string, CarriedOut>>;

/** What a request under a name that was used before is answered; null for one that is new or has no name. */
export function answeredBefore(before: CarriedOut | undefined, asked: unknown, now: Date): Expected | null {
  if (before === undefined) return null;
  if (JSON.stringify(before.asked) === JSON.stringify(asked)) return before.answered(now);
  return said(422, 'This Idempotency-Key was already used for another request.');
}

/** A request that was carried out is sent once more: it is answered as before, and changes nothing. */
export const sendsAgain = <StoryModel extends Model & { readonly repeats: Repeats }>(
  send: (visitor: Visitor, asked: unknown, sending: Sending) => Promise<Answer>,
): Step<StoryModel> =>
  step(
    'sendsAgain',
    fc.record({ who, key: fc.constantFrom(...keys) }),
    async (model, { who, key }, { api, people }) => {
      const before = model.repeats[who].get(key);
      if (before === undefined) return;
      const answer = await send(people[who].visitor, before.asked, underKey(key));
      expectAnswer(answer, before.answered(api.now()));
    },
  );
