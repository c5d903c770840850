import { randomUUID } from 'node:crypto';
import { createListDecider, streamOfCollection } from '@settlewise/domain/collections';
import { refusedBy, takenBy } from '@settlewise/domain/testing';
import { wholeItem, type FieldSet, type ItemOf } from '@settlewise/domain/fields';
import { collections, type Collection } from '@settlewise/domain/record';
import fc from 'fast-check';
import { describe } from 'vitest';
import { handleInOneAppend } from '../testing/handleInOneAppend';
import { refused } from '../testing/refused';
import { createCommandContext } from '../testing/savedAssessments';
import {
  anId,
  noContent,
  expectAnswer,
  expectFreshAnswer,
  readId,
  messageAnswer,
  type Expected,
} from './testing/answers';
import { storyPeople, forEachPerson, anyPerson } from './testing/people';
import { answerToRepeat, repeatKey, repeatsRequest, withKey, type Repeats } from './testing/repeats';
import { compareBy, findItem, anyItem, listItems, type Stored, type Shelves } from './testing/shelf';
import {
  startStoriesApi,
  step,
  testStories,
  timePasses,
  type Model,
  type Real,
  type Stories,
} from './testing/stories';

type Item = ItemOf<FieldSet>;

interface CollectionModel extends Model {
  readonly things: Shelves<Item>;
  readonly repeats: Repeats;
}

const storiesApi = startStoriesApi();

/** The stories of one collection. Inputs, refusals and stored values follow from its fields and rules. */
function testCollection(collection: Collection): void {
  const { part, words, fields, rules, most, order, example } = collection;
  const path = `/api/${part}`;
  const gone = messageAnswer(404, `This ${words.one} is not in your record.`);

  /** For each field, possible inputs with the values that are stored. */
  const takenValues = Object.entries(fields).map(([name, one]) =>
    fc.constantFrom(...takenBy(one)).map((value) => ({ name, ...value })),
  );
  type Typed = { readonly typed: Readonly<Record<string, unknown>>; readonly stored: Item };
  const togetherOf = (values: readonly { name: string; typed: unknown; stored: unknown }[]): Typed => ({
    typed: Object.fromEntries(values.map(({ name, typed }) => [name, typed])),
    stored: Object.fromEntries(values.map(({ name, stored }) => [name, stored])),
  });
  const whole = fc.tuple(...takenValues).map(togetherOf);
  const some = fc
    .tuple(...takenValues)
    .chain((values) => fc.subarray(values))
    .map((values) => togetherOf(values.filter(({ typed }) => typed !== undefined)));

  const brokenBy = (item: Item) => rules.filter((rule) => !rule.holds(item));
  /** One sentence for each invalid field; the first is the message of the answer. */
  function tellAll(item: Item): Expected | null {
    const errors = new Map<string, string>();
    for (const { field, message } of brokenBy(item)) if (!errors.has(field)) errors.set(field, message);
    const [message] = errors.values();
    return message === undefined
      ? null
      : {
          status: 422,
          json: { message, errors: [...errors].map(([at, text]) => ({ path: at, message: text })) },
        };
  }

  const records = step(
    'records',
    fc.record({ who: anyPerson, key: repeatKey, thing: whole }),
    async (model: CollectionModel, { who, key, thing: { typed, stored } }, { api, people }: Real) => {
      const answer = await people[who].visitor.post(path, typed, withKey(key));
      const wrong = tellAll(stored);
      if (wrong !== null) return expectAnswer(answer, wrong);
      const before = answerToRepeat(model.repeats[who].get(key ?? ''), typed, api.now());
      if (before !== null) return expectAnswer(answer, before);
      if (listItems(model.things[who]).length >= most) {
        return expectAnswer(
          answer,
          messageAnswer(422, `You can record up to ${most.toLocaleString('en-GB')} ${words.many}.`),
        );
      }
      expectAnswer(answer, { status: 201, json: { id: anId, ...stored } });
      const id = readId(answer);
      model.things[who].push({ id, item: stored });
      const answered = () => ({ status: 201, json: { id, ...stored } });
      if (key !== null) model.repeats[who].set(key, { request: typed, answer: answered });
    },
  );

  const again = repeatsRequest<CollectionModel>((visitor, asked, sending) =>
    visitor.post(path, asked, sending),
  );

  const wrongValues = Object.entries(fields).flatMap(([name, one]) =>
    refusedBy(one).map((value) => ({ name, ...value })),
  );
  const isRefused = step(
    'isRefused',
    fc.record({ who: anyPerson, meant: anyItem, wrong: fc.constantFrom(...wrongValues) }),
    async (model: CollectionModel, { who, meant, wrong: { name, typed, message } }, { people }: Real) => {
      const { visitor } = people[who];
      const answer = await visitor.post(path, { ...example, [name]: typed });
      expectAnswer(answer, refused(400, name, message));
      const { id } = findItem(model.things, who, meant);
      const changed = await visitor.patch(`${path}/${id}`, { [name]: typed });
      expectAnswer(changed, refused(400, name, message));
    },
  );

  const changes = step(
    'changes',
    fc.record({ who: anyPerson, meant: anyItem, change: some }),
    async (model: CollectionModel, { who, meant, change: { typed, stored } }, { people }: Real) => {
      const { id, stored: thing } = findItem(model.things, who, meant);
      const answer = await people[who].visitor.patch(`${path}/${id}`, typed);
      expectAnswer(answer, changed(thing, stored));
    },
  );

  function changed(thing: Stored<Item> | null, change: Item): Expected {
    if (thing === null || thing.item === null) return gone;
    const after = { ...thing.item, ...change };
    const [broken] = brokenBy(after);
    if (broken !== undefined) return refused(422, broken.field, broken.message);
    thing.item = after;
    return { status: 200, json: { id: thing.id, ...after } };
  }

  const removes = step(
    'removes',
    fc.record({ who: anyPerson, meant: anyItem }),
    async (model: CollectionModel, { who, meant }, { people }: Real) => {
      const { id, stored: thing } = findItem(model.things, who, meant);
      expectAnswer(await people[who].visitor.delete(`${path}/${id}`), thing === null ? gone : noContent);
      if (thing !== null) thing.item = null;
    },
  );

  /** Fills the list, so that the next or the second next item is refused. */
  const recordsUpToTheLimit = step(
    'recordsUpToTheLimit',
    fc.record({ who: anyPerson, left: fc.nat(1) }),
    async (model: CollectionModel, { who, left }, { api, people }: Real) => {
      const item = wholeItem(fields, example);
      const more = Math.max(0, most - left - listItems(model.things[who]).length);
      const recorded = Array.from({ length: more }, () => ({ id: randomUUID(), item }));
      await handleInOneAppend(
        api,
        createListDecider(collection),
        streamOfCollection(collection)(people[who].user.id),
        recorded.map(({ id }) => ({ type: `Record${collection.name}`, id, item }) as const),
        createCommandContext(people[who], api.now()),
      );
      model.things[who].push(...recorded);
    },
  );

  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  type Listed = { readonly id: string; readonly item: Item };
  const inOrder = (a: Listed, b: Listed): number => {
    for (const [name, direction] of order) {
      const compared = compareBy<Listed>(({ item }) => textOf(item[name]))(a, b);
      if (compared !== 0) return direction === 'desc' ? -compared : compared;
    }
    return compareBy<Listed>(({ id }) => id)(a, b);
  };
  const stories: Stories<CollectionModel> = {
    createModel: () => ({
      elapsed: 0,
      things: forEachPerson(() => []),
      repeats: forEachPerson(() => new Map()),
    }),
    steps: [
      records,
      records,
      records,
      again,
      changes,
      changes,
      removes,
      isRefused,
      recordsUpToTheLimit,
      timePasses(),
    ],
    async expectAgreement({ things }, { people }) {
      for (const person of storyPeople) {
        const listed = listItems(things[person])
          .toSorted(inOrder)
          .map(({ id, item }) => ({ id, ...item }));
        expectFreshAnswer(await people[person].visitor.get(path), listed);
      }
    },
  };
  testStories(words.many, stories, storiesApi);
}

describe.each(collections.map((collection) => [collection.part, collection] as const))(
  '%s',
  (_, collection) => {
    testCollection(collection);
  },
);
