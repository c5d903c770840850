import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance';
import type { Component } from './components/component';
import { untilTrue } from './components/untilTrue';
import { checkPeople, checkWhole } from './oracle/check';
import { addFindings, countOf, nothingFound, type Findings } from './oracle/findings';
import { setScene, type Scene, type Shape } from './scene';

/** The result of all faults of one component, or of the final check of everything. */
export interface Round {
  readonly name: string;
  readonly faults: number;
  readonly acknowledged: number;
  /** Acts whose result was unknown at first, so that they were retried. */
  readonly unknown: number;
  readonly findings: Findings;
  /** Emails that were sent again under the same Message-ID. */
  readonly copies: number;
  /** Answers with status 500. */
  readonly surprises: readonly string[];
  readonly seconds: number;
}

export interface PlayOptions {
  readonly shape: Shape;
  readonly components: readonly Component[];
  readonly faults: (component: Component) => number;
  readonly chance: Chance;
  /** Called with a line that reports progress. */
  readonly say: (line: string) => void;
  /** Called with each round when it is over. */
  readonly onRound: (round: Round) => void;
}

/**
 * Makes faults of each component in one program. After each fault it checks people's data, and at the end everything. It
 * stops at the first finding, because wrong data stays wrong and would be reported again.
 */
export async function play(options: PlayOptions): Promise<Round[]> {
  const { shape, components, faults, chance, say, onRound } = options;
  const rounds: Round[] = [];
  const over = (round: Round) => {
    rounds.push(round);
    onRound(round);
  };
  const measured = measuring(over);
  let scene: Scene | null = null;
  try {
    const stage = await setScene(shape, `p${chance.between(1_000, 9_999)}`, chance.apart('people'));
    scene = stage;
    for (const component of components) {
      const own = chance.apart(component.name);
      await measured(component.name, stage, (counts) =>
        faultsOf(component, stage, {
          counts,
          chance: own,
          faults: faults(component),
          say,
        }),
      );
      if (rounds.some(({ findings }) => countOf(findings) > 0)) return rounds;
    }
    await measured(`${shape}: everything`, stage, async ({ findings }) => {
      const whole = await checkWhole(await stage.observer(), stage.crowd.people, {
        reminded: components.every((component) => component.whole.reminded),
        cleanedUp: components.every((component) => component.whole.cleanedUp),
      });
      addFindings(findings, whole.findings);
      return { made: 0, copies: whole.copies };
    });
  } catch (error) {
    over(failed(`${shape}: the start`, error));
  } finally {
    await scene?.dispose().catch((error: unknown) => over(failed(`${shape}: the end`, error)));
  }
  return rounds;
}

interface Counts {
  readonly findings: Findings;
}

interface Done {
  readonly made: number;
  readonly copies: number;
}

function measuring(over: (round: Round) => void) {
  return async (name: string, { crowd, surprises }: Scene, work: (counts: Counts) => Promise<Done>) => {
    const started = performance.now();
    const before = { acknowledged: crowd.acknowledged, unknown: crowd.unknown, surprises: surprises.length };
    const findings = nothingFound();
    let done: Done = { made: 0, copies: 0 };
    try {
      done = await work({ findings });
    } catch (error) {
      findings.lost.push(told(error));
    }
    over({
      ...{ name, findings, faults: done.made, copies: done.copies },
      acknowledged: crowd.acknowledged - before.acknowledged,
      unknown: crowd.unknown - before.unknown,
      surprises: surprises.slice(before.surprises),
      seconds: (performance.now() - started) / 1000,
    });
  };
}

interface FaultsOptions {
  readonly counts: Counts;
  readonly faults: number;
  readonly chance: Chance;
  readonly say: (line: string) => void;
}

async function faultsOf(
  component: Component,
  scene: Scene,
  { counts: { findings }, faults, chance, say }: FaultsOptions,
): Promise<Done> {
  const { crowd } = scene;
  let made = 0;
  await component.prepare?.(scene);
  try {
    for (; made < faults && countOf(findings) === 0; made += 1) {
      if (made % component.renewEvery === 0) await crowd.renew();
      try {
        await strikeOnce(component, scene, chance.apart(String(made)), findings);
      } catch (error) {
        findings.lost.push(`fault ${made + 1}: ${told(error)}`);
      }
      say(`${component.name}: ${made + 1} of ${faults}`);
    }
  } finally {
    await component.cleanUp?.(scene);
  }
  return { made, copies: 0 };
}

async function strikeOnce(
  component: Component,
  scene: Scene,
  chance: Chance,
  findings: Findings,
): Promise<void> {
  const { crowd } = scene;
  const enough = crowd.acknowledged + chance.between(1, 12);
  crowd.go();
  try {
    await untilTrue('people to be answered', () => crowd.acknowledged >= enough);
    await pause(chance.between(0, 40));
    await component.strike(scene, chance);
  } finally {
    await crowd.settle();
  }
  addFindings(findings, await checkPeople(await scene.observer(), crowd.present));
}

const told = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function failed(name: string, error: unknown): Round {
  const findings = { ...nothingFound(), lost: [told(error)] };
  return { name, findings, faults: 0, acknowledged: 0, unknown: 0, copies: 0, surprises: [], seconds: 0 };
}
