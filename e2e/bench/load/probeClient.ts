import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const memory = z.object({
  residentBytes: z.number(),
  rss: z.number(),
  heapUsed: z.number(),
  external: z.number(),
  code: z.number(),
});

/** Memory of a program, in megabytes. */
export interface Memory {
  /** Resident memory before a garbage collection. */
  readonly residentBytes: number;
  /** Resident memory after a garbage collection. */
  readonly whole: number;
  /** Objects after a garbage collection: V8's heap and external memory. */
  readonly heap: number;
  /** Compiled code, which is part of `heap`. */
  readonly code: number;
}

/** Environment variables that load the probe into a program. @param folder where each probe writes its port */
export function probeSettings(folder: string): Readonly<Record<string, string>> {
  const probe = pathToFileURL(path.resolve('dist/benchProbe.mjs')).href;
  return { NODE_OPTIONS: `--import ${probe}`, BENCH_PROBE_FOLDER: folder };
}

/** A client of the probe in one program. */
export class ProbeClient {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** @throws when the program has no probe */
  static async of(pid: number, folder: string): Promise<ProbeClient> {
    const port = await readFile(path.join(folder, `${pid}.port`), 'utf8');
    return new ProbeClient(`http://127.0.0.1:${port}`);
  }

  async memory(): Promise<Memory> {
    const { residentBytes, rss, heapUsed, external, code } = memory.parse(
      JSON.parse(await this.#ask('/memory')),
    );
    const megabytes = (bytes: number) => bytes / 1_024 ** 2;
    return {
      residentBytes: megabytes(residentBytes),
      whole: megabytes(rss),
      heap: megabytes(heapUsed + external),
      code: megabytes(code),
    };
  }

  async startProfile(): Promise<void> {
    await this.#ask('/profile/start');
  }

  /** @returns the CPU profile as JSON (`.cpuprofile`), for Chrome's developer tools and speedscope */
  stopProfile(): Promise<string> {
    return this.#ask('/profile/stop');
  }

  async #ask(what: string): Promise<string> {
    const answer = await fetch(this.#address + what);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The probe could not answer ${what}: ${text}`);
    return text;
  }
}
