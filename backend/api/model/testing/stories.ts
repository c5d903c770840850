import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { samples } from '../../../../infra/testing/samples';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { beginStory, type People } from './people';

/** What every model knows, beside what it is about. */
export interface Model {
  /** How long after the beginning of the story it is, in milliseconds: time passes only when the story says so. */
  elapsed: number;
}

export interface Real {
  readonly api: TestApi;
  readonly people: People;
}

/** One kind of thing that people do. */
export type Step<StoryModel extends Model> = fc.Arbitrary<fc.AsyncCommand<StoryModel, Real>>;

/** Somebody does something: `run` asks the program, says what the answer must be, and tells the model. */
export function step<StoryModel extends Model, Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  run: (model: StoryModel, input: Input, real: Real) => Promise<void>,
): Step<StoryModel> {
  return input.map((given) => ({
    check: () => true,
    run: (model, real) => real.api.later(model.elapsed, () => run(model, given, real)),
    toString: () => `${name}(${fc.stringify(given)})`,
  }));
}

const day = 24 * 60 * 60 * 1000;

/** Time passes: some seconds, or up to some days. Never back. */
export const timePasses = <StoryModel extends Model>(): Step<StoryModel> =>
  step('timePasses', fc.constantFrom(1_000, 5_000, day / 2, day, 2 * day), (model, passed) => {
    model.elapsed += passed;
    return Promise.resolve();
  });

export interface Stories<StoryModel extends Model> {
  /** The model of two people who have just registered. */
  readonly begins: (real: Real) => StoryModel | Promise<StoryModel>;
  readonly steps: readonly Step<StoryModel>[];
  /** Compares all that can be read with the model. Done after each step. */
  readonly agrees: (model: StoryModel, real: Real) => Promise<void>;
  /** Steps of a story, at most. Default 10. */
  readonly longest?: number;
  /** Whether mails have to go out before a story begins: both addresses are then confirmed. Default false. */
  readonly confirmed?: boolean;
}

/** Stories of each aggregate; `MODEL_RUNS=300` tells more. */
const runs = Number(process.env['MODEL_RUNS'] ?? samples(2, 60));
/** `SEED=…` tells other stories; what is part of `npm test` is the same each time. */
const seed = Number(process.env['SEED'] ?? 20_261_121);

/** How often somebody may try is another question. */
const plenty = { attempts: 10_000, seconds: 60 };

/** Starts the API before the tests, for one or several kinds of stories, and stops it after them. */
export function startStoriesApi(): () => TestApi {
  let api: TestApi;
  beforeAll(async () => {
    // A read waits until it shows what was written: however slow the machine, nothing here is answered as stale.
    api = await startTestApi({
      maxWaitMs: 10 * 60_000,
      rateLimits: { passwordByAccount: plenty, grantsByAccount: plenty },
    });
  });
  afterAll(() => api.stop());
  return () => api;
}

/**
 * Tells generated stories of two people to the real API, over HTTP, and to a model, and fails where they disagree. The
 * story that is shown then has been made as short as it goes.
 */
export function testStories<StoryModel extends Model>(
  name: string,
  stories: Stories<StoryModel>,
  storiesApi = startStoriesApi(),
): void {
  const { begins, steps, agrees, longest = 10, confirmed = false } = stories;

  const compared = steps.map((each) =>
    each.map((command): fc.AsyncCommand<StoryModel, Real> => ({
      check: (model) => command.check(model),
      async run(model, real) {
        await command.run(model, real);
        await real.api.later(model.elapsed, () => agrees(model, real));
      },
      toString: () => String(command),
    })),
  );

  test(`${name}: ${runs} stories of two people agree with the model (SEED=${seed})`, async () => {
    process.stdout.write(`Stories of ${name}: SEED=${seed} MODEL_RUNS=${runs}\n`);
    await fc.assert(
      fc.asyncProperty(fc.commands(compared, { maxCommands: longest, size: 'max' }), (commands) =>
        fc.asyncModelRun(async () => {
          const api = storiesApi();
          const real = { api, people: await beginStory(api, confirmed) };
          return { model: await begins(real), real };
        }, commands),
      ),
      { seed, numRuns: runs },
    );
  });
}
