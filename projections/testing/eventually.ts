import { setTimeout } from 'node:timers/promises';

/** The first answer of `look` that `holds`; asks again until then. @throws when it never holds within `timeoutMs`. */
export async function eventually<Answer>(
  look: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
  timeoutMs = 15_000,
): Promise<Answer> {
  const end = performance.now() + timeoutMs;
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
