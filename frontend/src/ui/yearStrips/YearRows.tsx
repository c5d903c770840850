import { monthNames } from '@settlewise/rules/calendar';
import type { ReactNode } from 'react';
import { monthStarts } from './yearGeometry';
import styles from './YearRows.module.css';

/** Of the strip of a year, in pixels. */
export const stripHeight = 18;

/** A part of a year's length as an attribute of SVG. */
export const percent = (part: number) => `${(100 * part).toFixed(3)}%`;

interface YearRowsProps {
  firstYear: number;
  lastYear: number;
  /** What the picture shows, in one sentence, for those who do not see it. */
  description: string;
  /** Of the strip of a year, where more is drawn than one line. */
  height?: number;
  /** What is drawn on the strip of a year, under the months. */
  ground: (year: number) => ReactNode;
  /** What is drawn over them. */
  children: (year: number) => ReactNode;
}

/** A picture of years: a strip for each, one under the other, with its months. */
export function YearRows({ firstYear, lastYear, description, height, ground, children }: YearRowsProps) {
  return (
    <div role="img" aria-label={description} className={styles['picture']}>
      <MonthNames year={firstYear} />
      {yearsFrom(firstYear, lastYear).map((year) => (
        <div key={year} className={styles['row']}>
          <span className={styles['year']}>{year}</span>
          <svg className={styles['strip']} width="100%" height={height ?? stripHeight + 4}>
            {ground(year)}
            {monthStarts(year)
              .slice(1)
              .map((start) => (
                <line
                  key={start}
                  className={styles['tick']}
                  x1={percent(start)}
                  x2={percent(start)}
                  y1={3}
                  y2={(height ?? stripHeight + 4) - 3}
                />
              ))}
            {children(year)}
          </svg>
        </div>
      ))}
    </div>
  );
}

function MonthNames({ year }: { year: number }) {
  return (
    <div className={styles['row']}>
      <span />
      {/* Places are attributes here: a style attribute of a page that is built beforehand is refused by the site's policy. */}
      <svg className={styles['months']} width="100%" height={16}>
        {monthStarts(year).map((start, index) => (
          <text key={start} className={styles['month']} x={percent(start)} y={12}>
            {monthNames[index]?.slice(0, 3)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function yearsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
