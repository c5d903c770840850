import type { LifeLine } from './lineOf';

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** What the picture shows, for those who do not see it. */
export function lineInWords({ from, to, people }: LifeLine): string {
  const bars = people.flatMap((person) => person.bars);
  const count = (kind: string) => bars.filter((bar) => bar.kind === kind).length;
  const points = people.flatMap((person) => person.points);
  const others = people.length - 1;
  const parts = [
    many(count('permission'), 'permission'),
    ...(count('by_law') === 0
      ? []
      : [many(count('by_law'), 'time', 'times') + ' in which permission goes on by law']),
    ...(count('application') === 0 ? [] : [many(count('application'), 'application')]),
    ...(count('journey') === 0 ? [] : [many(count('journey'), 'journey')]),
    many(points.filter(({ isAhead }) => isAhead).length, 'day') + ' ahead',
  ];
  const whose = others === 0 ? 'Your line' : `The line of you and ${many(others, 'family member')}`;
  return `${whose} from ${from.slice(0, 4)} to ${to.slice(0, 4)}: ${parts.join(', ')}. The list below has the same, day by day.`;
}
