import { expect, test } from 'vitest';
import { applyMutation, findMutations } from './mutations.mjs';

const mutants = (text: string, name = 'example.tsx') =>
  findMutations(name, text).map((mutation) => applyMutation(text, mutation));

test('changes comparisons, conditions, numbers, texts and list methods', () => {
  expect(mutants('if (a <= b) c();')).toEqual(['if (false) c();', 'if (a < b) c();']);
  expect(mutants('x = a ? b : c;')).toEqual(['x = a ? c : b;']);
  expect(mutants('x = !a && 1_000;')).toEqual(['x = !a || 1_000;', 'x = (a) && 1_000;', 'x = !a && 1001;']);
  expect(mutants("say('Two words', 'code');")).toEqual(["say('mutated', 'code');"]);
  expect(mutants('x = list.filter(isOpen);')).toEqual(['x = list;']);
  expect(mutants('x = <p title="Two words">Some text</p>;')).toEqual([
    "x = <p title='mutated'>Some text</p>;",
    'x = <p title="Two words">mutated</p>;',
  ]);
});

test('does not change types, imports and attributes that nobody reads', () => {
  expect(mutants("import a from 'a b';\ntype B = 'c d' | true;\ninterface C { d: 1 }", 'example.ts')).toEqual(
    [],
  );
  expect(mutants('x = <p key="a b" className="c d" />;')).toEqual([]);
});

test('throws when the file changed after its mutations were found', () => {
  const [mutation] = findMutations('example.ts', 'x = true;');
  expect(mutation).toBeDefined();
  if (mutation !== undefined)
    expect(() => applyMutation('y = 1;', mutation)).toThrow('is not “true” any more');
});
