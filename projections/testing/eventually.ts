import { setTimeout } from 'node:timers/promises';
import { expectLimitMs } from '../../scripts/testLimits';

/** Calls `look` until its answer `holds`, and returns it. @throws if it does not hold in time */
export async function eventually<Answer>(
  look: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = performance.now() + expectLimitMs;
  for (;;) {
    const answer = await look();
    if (holds(answer)) return answer;
    if (performance.now() > end) throw new Error(`Still not so: ${JSON.stringify(answer, writable)}`);
    await setTimeout(10);
  }
}

/** A gate: `passed` resolves once `open` is called. */
export function openable(): { open(): void; readonly passed: Promise<void> } {
  const gate = new EventTarget();
  const passed = new Promise<void>((resolve) => gate.addEventListener('open', () => resolve()));
  return { open: () => void gate.dispatchEvent(new Event('open')), passed };
}

const writable = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
