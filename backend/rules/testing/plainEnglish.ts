/** Words that are hard for people who read English as a second language, and phrases of an earlier table. */
const stumbles = [
  /\bnone need\b/i,
  /\bbe overlooked\b/i,
  /\bwhoever\b/i,
  /\bthereof\b|\bhereby\b|\bwherever\b|\bnotwithstanding\b/i,
  /\bnor\b/i,
  /\bin respect of\b|\bwith regard to\b|\bprior to\b/i,
  /;|—|–/,
] as const;

const date =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g;

/** Numbers that are only names: a day, a calendar year, an age, a part of a law, a length of time. */
const names = [
  date,
  /\b(?:19|20)\d\d\b/g,
  /\b(?:under|over|age of|year|[Ss]ection|[A-Z]{2,3}) \d[\d.]*/g,
  /\b\d+½? (?:calendar |working )?(?:month|year|week|hour)s?\b/g,
];

/**
 * Days away, a limit, an amount. A number with its limit counts as one, as in `216 of 180 days`; so does `10 to 90`.
 */
const figure = /(?<![\w(.-])£?\d[\d,]*(?:\.\d+)?(?: (?:of|to|more than the limit of) £?\d[\d,]*)?\b(?![-’])/g;

const figuresIn = (sentence: string): number =>
  names.reduce((text, name) => text.replace(name, 'it'), sentence).match(figure)?.length ?? 0;

/** A period needs both its days; every other sentence has one. */
const stretch = new RegExp(`from ${date.source} to ${date.source}`, 'i');
const twoTogether = /^One visa ended on/;

const mostWords = 25;

/** The adviser counts as one name, although it is long. */
const adviserNamed = /a regulated adviser \(Immigration Advice Authority, formerly OISC\) or a solicitor/g;

/** The sentences of a text: split at a full stop or question mark before a capital. */
export const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.?])\s+(?=[A-Z“])/);

/** The problems that make a text hard to read, each with its sentence; empty if there are none. */
export function hardToRead(text: string): readonly string[] {
  return sentencesIn(text).flatMap((sentence) => {
    const words = sentence.replace(adviserNamed, 'adviser').split(/\s+/).length;
    const dates = sentence.match(date)?.length ?? 0;
    const figures = figuresIn(sentence);
    const mayHoldTwo = stretch.test(sentence) || twoTogether.test(sentence);
    const faults = [
      ...(words > mostWords ? [`${words} words`] : []),
      ...(dates > (mayHoldTwo ? 2 : 1) ? [`${dates} dates`] : []),
      ...(figures > 1 ? [`${figures} numbers`] : []),
      ...(/^[A-Z“]/.test(sentence) ? [] : ['begins without a capital']),
      ...(/[.?]$/.test(sentence) ? [] : ['ends without a full stop']),
      ...(/ {2}|undefined|null|NaN/.test(sentence) ? ['a value is missing'] : []),
      ...stumbles.filter((stumble) => stumble.test(sentence)).map(({ source }) => `says ${source}`),
    ];
    return faults.map((fault) => `${fault}: ${sentence}`);
  });
}
