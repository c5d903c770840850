import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineEvent, type EventDefinition } from './kernel/eventDefinition';
import { eventDefinitions, eventRegistry } from './eventRegistry';
import { z } from 'zod';

const folder = new URL('../samples/', import.meta.url);

/**
 * Data of every event version that was ever written, and what a file's bytes come to. The log is never rewritten, so a
 * sample is never changed either: a new version has a new file, and a line here.
 */
const checksums: Readonly<Record<string, string>> = {
  'AccountRegistered.v1.json': 'b646dc91dad4d11419414c611265bd8da37bbf132ea1425120f35ebcab2bbbdc',
  'AssessmentDiscarded.v1.json': '33d6ba5ddbeedbf1c0a48595904544cefbc54e80ede91f9da21013b30a53dbe7',
  'AssessmentSaved.v1.json': 'e4ca75dbb4edb723d074df4ffe83708d1dcadb10cb5fd7913de590f470a9c6d6',
  'ClaimReleased.v1.json': '35d296d5703c892e7f40ac274ea7756ac1511a8ddfa1d61ba5389a0ba3ecb1bd',
  'ClaimTaken.v1.json': '35d296d5703c892e7f40ac274ea7756ac1511a8ddfa1d61ba5389a0ba3ecb1bd',
  'EmailVerificationLinkIssued.v1.json': '2c753c0c7e943453b33af86ecd96c0bf58ed757e0f56590d40c466d40c841a3a',
  'EmailVerified.v1.json': 'bb910df0143f05326b325b7a3f7be7308abe2ffe9e6305a0ca8e4574c5d08ec9',
  'JourneyChanged.v1.json': 'b2e6ae8ded5157b36db3757f5787f3eaf62eef8bce991fac67c67169b2e1116b',
  'JourneyRecorded.v1.json': 'f4c2cd2222855d113ff77f0bf849a56ee949cc8b82f3f4742c96c0167ef80167',
  'JourneyRemoved.v1.json': '8e32fdc96ee70d4c185f112d682e3255cb2fc87e2bcf1db56877321aeb152c4f',
  'PasswordChanged.v1.json': 'a15a567b348b56645a92fdb20110fec940767fcaf3ea410df244dd7229710378',
  'PasswordResetLinkIssued.v1.json': 'a073c2a4f56d6b1491e1e1f309cedd41ee4162946ece01c2fa2e60c186ca5cf6',
};

/** What an older version is read as today. A version that is still written is read as it stands. */
const readToday: Readonly<Record<string, object>> = {};

function upcast(definition: EventDefinition, version: number, data: unknown): object {
  const steps = Array.from({ length: definition.version - version }, (_, step) => version + step);
  return definition.parse(steps.reduce((brought, from) => definition.upcasters[from]?.(brought), data));
}

describe('the frozen samples of events', () => {
  it('are all there, unchanged', () => {
    const found = readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(new URL(name, folder)))
        .digest('hex'),
    ]);
    expect(Object.fromEntries(found)).toStrictEqual(checksums);
  });

  const versions = eventDefinitions.flatMap((definition) =>
    Array.from({ length: definition.version }, (_, index) => ({ definition, version: index + 1 })),
  );

  it.each(
    versions.map(({ definition, version }) => ({
      name: `${definition.type}.v${version}`,
      definition,
      version,
    })),
  )('include $name, which is read as today’s shape', ({ name, definition, version }) => {
    const sample: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    expect(upcast(definition, version, sample)).toStrictEqual(readToday[name] ?? sample);
  });
});

it('knows the type and version of every frozen sample: what was once written can be read', () => {
  for (const name of readdirSync(folder)) {
    const [, type = '', version] = /^(\w+)\.v(\d+)\.json$/.exec(name) ?? [];
    expect(eventRegistry.definitionOf(type).version, name).toBeGreaterThanOrEqual(Number(version));
  }
});

describe('the registry of events', () => {
  it('has each type once', () => {
    const types = eventDefinitions.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
  });

  it('knows each type by its name and no other', () => {
    for (const definition of eventDefinitions)
      expect(eventRegistry.definitionOf(definition.type)).toBe(definition);
    expect(() => eventRegistry.definitionOf('SomethingElse')).toThrow('SomethingElse');
  });

  it('leaves only claims readable in the log', () => {
    const readable = eventDefinitions.filter(({ confidentiality }) => confidentiality === 'none');
    expect(readable.map(({ type }) => type)).toStrictEqual(['ClaimTaken', 'ClaimReleased']);
  });

  it('has a step from every version to the next', () => {
    for (const { type, version, upcasters } of eventDefinitions) {
      const steps = Object.keys(upcasters).map(Number);
      expect(steps, type).toStrictEqual(Array.from({ length: version - 1 }, (_, index) => index + 1));
    }
  });
});

describe('an event of a later version', () => {
  it('reads what was written in each version before it', () => {
    const moved = defineEvent(
      'Moved',
      z.strictObject({ to: z.strictObject({ city: z.string(), country: z.string() }) }),
      {
        version: 3,
        upcasters: {
          1: (data) => ({ city: z.object({ place: z.string() }).parse(data).place }),
          2: (data) => ({ to: { ...z.object({ city: z.string() }).parse(data), country: 'GB' } }),
        },
      },
    );
    const today = { to: { city: 'Leeds', country: 'GB' } };
    expect(upcast(moved, 1, { place: 'Leeds' })).toStrictEqual(today);
    expect(upcast(moved, 2, { city: 'Leeds' })).toStrictEqual(today);
    expect(upcast(moved, 3, today)).toStrictEqual(today);
    expect(() => upcast(moved, 2, { place: 'Leeds' })).toThrow();
  });
});
