import { topics, type Question } from '../src/questions/question';

/** A bank with `ofEach` questions of each topic. */
export const aBank = (ofEach: number): readonly Question[] =>
  topics.flatMap((topic) =>
    Array.from({ length: ofEach }, (_each, index) =>
      aQuestion({ id: `${topic}-${String(index).padStart(3, '0')}`, topic }),
    ),
  );

export const aQuestion = (parts: Partial<Question> = {}): Question => ({
  id: 'history-001',
  topic: 'history',
  theme: 'normans',
  kind: 'one',
  text: 'In which year was the Battle of Hastings?',
  options: ['1066', '1215', '1314', '1415'],
  right: [0],
  reason: 'William of Normandy defeated King Harold near Hastings in October 1066.',
  source: { title: 'Battle Abbey', url: 'https://example.com/battle-abbey' },
  readOn: '2026-11-27',
  readAgainOn: '2026-11-27',
  bookMayDiffer: null,
  state: 'live',
  ...parts,
});

/** Deterministic random numbers: fractions of the golden ratio. */
export function counting(): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return (drawn * 0.618_033_988_75) % 1;
  };
}
