import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance';
import type { Component } from './components/component';
import { checkPeople, checkWhole } from './oracle/check';
import { addFindings, nothingFound, type Findings } from './oracle/findings';
import { setScene, type Scene } from './scene';

/** What came of all faults of one component. */
export interface Round {
  readonly name: string;
  readonly faults: number;
  readonly acknowledged: number;
  readonly unknown: number;
  readonly findings: Findings;
  /** Mails that went out again under the same Message-ID. */
  readonly copies: number;
  /** Answers with status 500. */
  readonly surprises: readonly string[];
  readonly seconds: number;
}

/** Makes so many faults of one component, and looks after each. @param say told of what goes on, in one line */
export async function faultsOf(
  component: Component,
  {
    faults,
    chance,
    say,
  }: { readonly faults: number; readonly chance: Chance; readonly say: (line: string) => void },
): Promise<Round> {
  const started = performance.now();
  const findings = nothingFound();
  let [made, copies] = [0, 0];
  const scene = await setScene(component.shape, `p${chance.between(1_000, 9_999)}`, chance.apart('people'));
  const { crowd, surprises } = scene;
  try {
    await component.prepare?.(scene);
    for (; made < faults && isSound(findings); made += 1) {
      const own = chance.apart(String(made));
      if (made % component.renewEvery === 0) await crowd.renew();
      await strikeOnce(component, scene, own, findings);
      say(`${component.name}: ${made + 1} of ${faults}`);
    }
    await component.tidy?.(scene);
    if (isSound(findings)) {
      const whole = await checkWhole(await scene.observer(), crowd.people, component.whole);
      addFindings(findings, whole.findings);
      copies = whole.copies;
    }
  } catch (error) {
    findings.lost.push(
      `${component.name}, fault ${made + 1}: ${error instanceof Error ? error.stack : String(error)}`,
    );
  } finally {
    await scene.dispose().catch((error: unknown) => findings.lost.push(`at the end: ${String(error)}`));
  }
  const { acknowledged, unknown } = crowd;
  const seconds = (performance.now() - started) / 1000;
  return { name: component.name, faults: made, acknowledged, unknown, findings, copies, surprises, seconds };
}

/** What is wrong stays wrong: the first is told, and nothing is heaped upon it. */
const isSound = ({ lost, twice, torn }: Findings) => lost.length + twice.length + torn.length === 0;

async function strikeOnce(
  component: Component,
  scene: Scene,
  chance: Chance,
  findings: Findings,
): Promise<void> {
  const { crowd } = scene;
  crowd.go();
  await pause(chance.between(20, 400));
  await component.strike(scene, chance);
  await crowd.settle();
  addFindings(findings, await checkPeople(await scene.observer(), crowd.present));
}
