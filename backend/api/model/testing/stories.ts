import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { samples } from '../../../../infra/testing/samples';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { registerPeople, type People } from './people';

/** The part that all models share. */
export interface Model {
  /** Milliseconds since the start of the story. Only the step `timePasses` changes it. */
  elapsed: number;
}

export interface Real {
  readonly api: TestApi;
  readonly people: People;
}

/** One kind of action in a story. */
export type Step<StoryModel extends Model> = fc.Arbitrary<fc.AsyncCommand<StoryModel, Real>>;

/** Creates an action. `run` sends a request, checks its answer and updates the model. */
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

/** Moves the clock forward by some seconds or up to two days. */
export const timePasses = <StoryModel extends Model>(): Step<StoryModel> =>
  step('timePasses', fc.constantFrom(1_000, 5_000, day / 2, day, 2 * day), (model, passed) => {
    model.elapsed += passed;
    return Promise.resolve();
  });

export interface Stories<StoryModel extends Model> {
  /** Creates the model of two people who have just registered. */
  readonly createModel: (real: Real) => StoryModel | Promise<StoryModel>;
  readonly steps: readonly Step<StoryModel>[];
  /** Compares everything that can be read with the model, after each step. */
  readonly expectAgreement: (model: StoryModel, real: Real) => Promise<void>;
  /** The maximum number of steps in a story. Default 10. */
  readonly maxSteps?: number;
  /** Whether both email addresses are confirmed before a story. Default false. */
  readonly hasConfirmedAddresses?: boolean;
}

/** The number of stories for each aggregate; set `MODEL_RUNS=300` for more. */
const runs = Number(process.env['MODEL_RUNS'] ?? samples(2, 60));
/** Set `SEED` for other stories. The stories in `npm test` are always the same. */
const seed = Number(process.env['SEED'] ?? 20_261_121);

/** Model tests do not test the limits of attempts. */
const unlimitedAttempts = { attempts: 10_000, seconds: 60 };

/** Starts the API before the tests and stops it after them. */
export function startStoriesApi(): () => TestApi {
  let api: TestApi;
  beforeAll(async () => {
    // Reads wait long enough for earlier writes, so that no answer is stale on a slow machine.
    api = await startTestApi({
      maxWaitMs: 10 * 60_000,
      rateLimits: { passwordByAccount: unlimitedAttempts, grantsByAccount: unlimitedAttempts },
    });
  });
  afterAll(() => api.stop());
  return () => api;
}

/**
 * Runs generated stories of two people against the real API over HTTP and against a model, and fails where they differ. The
 * reported story is reduced to the shortest one that fails.
 */
export function testStories<StoryModel extends Model>(
  name: string,
  stories: Stories<StoryModel>,
  storiesApi = startStoriesApi(),
): void {
  const { createModel, steps, expectAgreement, maxSteps = 10, hasConfirmedAddresses = false } = stories;

  const comparedSteps = steps.map((each) =>
    each.map((command): fc.AsyncCommand<StoryModel, Real> => ({
      check: (model) => command.check(model),
      async run(model, real) {
        await command.run(model, real);
        await real.api.later(model.elapsed, () => expectAgreement(model, real));
      },
      toString: () => String(command),
    })),
  );

  test(`${name}: ${runs} stories of two people agree with the model (SEED=${seed})`, async () => {
    process.stdout.write(`Stories of ${name}: SEED=${seed} MODEL_RUNS=${runs}\n`);
    await fc.assert(
      fc.asyncProperty(fc.commands(comparedSteps, { maxCommands: maxSteps, size: 'max' }), (commands) =>
        fc.asyncModelRun(async () => {
          const api = storiesApi();
          const real = { api, people: await registerPeople(api, hasConfirmedAddresses) };
          return { model: await createModel(real), real };
        }, commands),
      ),
      { seed, numRuns: runs },
    );
  });
}
