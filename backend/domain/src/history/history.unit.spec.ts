import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { erasureDecider } from '../erasure/decider';
import { taskDecider } from '../tasks/decider';
import type { TaskEvent } from '../tasks/events';
import { changesBetween } from './changes';
import { createFold } from './fold';
import { asPlain, isPlainObject, type Plain } from './plain';
import { hidden, isSecret, secretFields, withoutSecrets } from './secrets';

const taskId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const added: TaskEvent = {
  type: 'TaskAdded',
  data: {
    taskId,
    userId: taskId,
    title: 'Collect payslips',
    category: 'document',
    priority: 'high',
    stage: 'pending',
    addedAt: '2026-11-21T12:00:00.000Z',
  },
};

describe('a plain form', () => {
  it('turns maps into objects and sets into lists, and omits undefined fields', () => {
    const state = { byId: new Map([[7, { a: undefined, b: null }]]), ids: new Set(['x', 'y']), on: true };
    expect(asPlain(state)).toEqual({ byId: { '7': { b: null } }, ids: ['x', 'y'], on: true });
  });
  it('keeps a key with a special meaning for objects', () => {
    const plain = asPlain(new Map([['__proto__', { a: 1 }]]));
    expect(JSON.stringify(plain)).toBe('{"__proto__":{"a":1}}');
  });
  it('is refused for values that JSON cannot hold', () => {
    expect(() => asPlain(new Date())).toThrow(TypeError);
    expect(() => asPlain({ of: [1n] })).toThrow(TypeError);
  });
});

describe('a fold', () => {
  it('computes the state after each event', () => {
    const fold = createFold(taskDecider)();
    expect(fold.plain()).toBeNull();
    fold.take(added);
    expect(fold.plain()).toMatchObject({ details: { title: 'Collect payslips' }, stage: 'pending' });
    fold.take({ type: 'TaskRemoved', data: { taskId } });
    expect(fold.plain()).toEqual({ value: 'removed' });
  });
  it('starts with the initial state each time', () => {
    const begin = createFold(erasureDecider);
    begin().take({ type: 'ErasureBegun', data: {} });
    expect(begin().plain()).toEqual({ value: 'none' });
  });
});

describe('changes', () => {
  it('are listed field by field, outermost first', () => {
    const before = { title: 'A', owner: { name: 'Amina', since: 1 }, gone: { x: 1 }, same: [1, { a: 2 }] };
    const after = { title: 'B', owner: { name: 'Amina', since: 2 }, same: [1, { a: 2 }], new: { y: [1] } };
    expect(changesBetween(before, after)).toEqual([
      { path: 'title', before: 'A', after: 'B' },
      { path: 'owner.since', before: 1, after: 2 },
      { path: 'gone.x', before: 1, after: null },
      { path: 'new.y', before: null, after: [1] },
    ]);
  });
  it('of lists show the whole list', () => {
    expect(changesBetween({ ids: ['a'] }, { ids: ['a', 'b'] })).toEqual([
      { path: 'ids', before: ['a'], after: ['a', 'b'] },
    ]);
  });
  it('do not exist between null and a missing value', () => {
    expect(changesBetween({ a: null }, {})).toEqual([]);
    expect(changesBetween(null, { a: null })).toEqual([]);
    expect(changesBetween(null, null)).toEqual([]);
  });
  it('between a value and an object show both as a whole', () => {
    expect(changesBetween({ a: 'none' }, { a: { b: 1 } })).toEqual([
      { path: 'a', before: 'none', after: { b: 1 } },
    ]);
  });
  it('of secrets are listed with hidden values', () => {
    const link = { linkHash: 'f'.repeat(64), expiresAt: 'then' };
    expect(changesBetween({ passwordHash: 'old', link: null }, { passwordHash: 'new', link })).toEqual([
      { path: 'passwordHash', before: hidden, after: hidden },
      { path: 'link.linkHash', before: null, after: hidden },
      { path: 'link.expiresAt', before: null, after: 'then' },
    ]);
    expect(changesBetween({ links: [] }, { links: [link] })).toEqual([
      { path: 'links', before: [], after: [{ linkHash: hidden, expiresAt: 'then' }] },
    ]);
  });
  it('handle a field with the name of an object method', () => {
    expect(changesBetween({}, { constructor: 'x' })).toEqual([
      { path: 'constructor', before: null, after: 'x' },
    ]);
  });
});

describe('secrets', () => {
  it('are hidden at any depth', () => {
    expect(withoutSecrets({ a: [{ secretHash: 'x', b: 1 }], passwordHash: null })).toEqual({
      a: [{ secretHash: hidden, b: 1 }],
      passwordHash: hidden,
    });
  });

  const looksSecret = /hash$|secret|token|password|^pin$/i;
  const src = fileURLToPath(new URL('..', import.meta.url));

  it('include all secret-like fields of all event samples', () => {
    const folder = path.join(src, '../samples');
    const fields = readdirSync(folder).flatMap((name) =>
      fieldsIn(asPlain(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))),
    );
    const suspicious = [...new Set(fields)].filter((name) => looksSecret.test(name));
    expect(suspicious.filter((name) => !isSecret(name))).toEqual([]);
    // An empty list would make this test meaningless.
    expect(suspicious.toSorted()).toEqual([...secretFields].toSorted());
  });

  it('include all secret-like fields of all event schemas', () => {
    const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?:events|reservation|settings|details)\.ts$/.test(name),
    );
    const written = sources.flatMap((name) =>
      [...readFileSync(path.join(src, name), 'utf8').matchAll(/\b([a-z]\w*(?:Hash|Secret))\b/g)].map(
        ([, found = '']) => found,
      ),
    );
    expect(new Set(written)).toEqual(new Set(secretFields));
  });
});

function fieldsIn(value: Plain): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...fieldsIn(each)]);
}
