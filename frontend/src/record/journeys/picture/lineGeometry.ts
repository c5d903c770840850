import type { LinePoint } from '@settlewise/rules/absences';
import { toDayNumber } from '@settlewise/rules/calendar';

/** A point of a drawing: 0 is its left edge or its ground, `width` and `height` its right edge and its top. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** The size of the drawing's own units, whatever its size on the page. */
export const width = 1_000;
export const height = 100;

/** The points of a line on a drawing whose top stands for `top` days. A line of one day is drawn across all of it. */
export function drawnPoints(line: readonly LinePoint[], top: number): readonly DrawnPoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = toDayNumber(first.day);
  const length = toDayNumber(last.day) - start;
  if (length === 0) return [0, width].map((x) => ({ x, y: height * (1 - first.days / top) }));
  return line.map(({ day, days }) => ({
    x: (width * (toDayNumber(day) - start)) / length,
    y: height * (1 - days / top),
  }));
}

/** The part of the way from the line's first day to its last that a day lies at, from 0 to 1. */
export function partAt(line: readonly LinePoint[], day: string): number {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const start = toDayNumber(first.day);
  const length = toDayNumber(last.day) - start;
  return length === 0 ? 0 : Math.min(1, Math.max(0, (toDayNumber(day) - start) / length));
}

const written = ({ x, y }: DrawnPoint) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The line itself, for an SVG path. */
export function linePath(points: readonly DrawnPoint[]): string {
  return points.length === 0 ? '' : `M${points.map(written).join('L')}`;
}

/** What lies between the line and the drawing's ground. */
export function areaPath(points: readonly DrawnPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${linePath([{ x: first.x, y: height }, ...points, { x: last.x, y: height }])}Z`;
}

/** The day with the most days away in the twelve months that end on it, the first of equals; null without a line. */
export function highestOf(line: readonly LinePoint[]): LinePoint | null {
  return line.reduce<LinePoint | null>(
    (highest, point) => (highest === null || point.days > highest.days ? point : highest),
    null,
  );
}

/** Distances between the lines of a grid that people can read easily. */
const steps = [1, 2, 5, 10, 20, 30, 60, 90, 120, 180];

export interface Scale {
  /** The days that the top of the drawing stands for. */
  readonly top: number;
  /** The lines of the grid, from 0 on. */
  readonly ticks: readonly number[];
}

/** A scale for a drawing that shows these days and, where there is one, the limit, with room for words above. */
export function scaleFor(highest: number, limit: number | null): Scale {
  const top = Math.max(10, highest * 1.22, (limit ?? 0) * 1.12);
  const step = steps.find((each) => top / each <= 5) ?? 180;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  // The limit has a line and a number of its own: another number must not stand in its way.
  return { top, ticks: ticks.filter((tick) => limit === null || Math.abs(tick - limit) > top * 0.08) };
}

/** The years whose first of January lies on the line. */
export function yearsOn(line: readonly LinePoint[]): readonly number[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [from, to] = [Number(first.day.slice(0, 4)), Number(last.day.slice(0, 4))];
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return years.filter((year) => `${year}-01-01` >= first.day);
}
