import type { LinePoint } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { useId } from 'react';
import {
  areaPath,
  drawnPoints,
  height,
  highestOf,
  linePath,
  partAt,
  scaleFor,
  width,
  yearsOn,
} from './lineGeometry';
import styles from './TwelveMonthsPicture.module.css';

interface TwelveMonthsPictureProps {
  line: readonly LinePoint[];
  limit: number | null;
  today: CivilDate;
  /** What the picture shows, in a sentence or two, for those who do not see it. */
  description: string;
}

const percent = (part: number) => `${(100 * part).toFixed(3)}%`;
/** Labels of years that a phone has room for, and a wide window. */
const labelsOnPhone = 6;
const labelsOnWide = 13;

/** The line of the days away in the twelve months ending on each day, against the limit. */
export function TwelveMonthsPicture({ line, limit, today, description }: TwelveMonthsPictureProps) {
  const ids = useId();
  const highest = highestOf(line);
  if (highest === null) return null;
  const { top, ticks } = scaleFor(highest.days, limit);
  const points = drawnPoints(line, top);
  const above = (days: number) => percent(1 - days / top);
  const path = linePath(points);
  const todayAt = partAt(line, today);
  const ahead = todayAt < 1;
  const over = limit !== null && highest.days > limit;
  return (
    <div role="img" aria-label={description} className={styles['picture']}>
      <div className={styles['plot']}>
        {ticks.map((tick) => (
          <span key={tick} className={styles['tick']} style={{ top: above(tick) }}>
            {tick}
          </span>
        ))}
        {limit !== null && (
          <span className={[styles['tick'], styles['limitNumber']].join(' ')} style={{ top: above(limit) }}>
            {limit}
          </span>
        )}
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles['drawing']}>
          <defs>
            <clipPath id={`${ids}over`}>
              <rect width={width} height={limit === null ? 0 : height * (1 - limit / top)} />
            </clipPath>
            <clipPath id={`${ids}been`}>
              <rect width={width * todayAt} y={-height} height={3 * height} />
            </clipPath>
            <clipPath id={`${ids}ahead`}>
              <rect x={width * todayAt} y={-height} width={width} height={3 * height} />
            </clipPath>
          </defs>
          {ticks.map((tick) => (
            <line key={tick} className={styles['grid']} x2={width} {...level(tick, top)} />
          ))}
          <path className={styles['area']} d={areaPath(points)} />
          {over && <path className={styles['overArea']} d={areaPath(points)} clipPath={`url(#${ids}over)`} />}
          <path className={styles['line']} d={path} clipPath={`url(#${ids}been)`} />
          {ahead && <path className={styles['lineAhead']} d={path} clipPath={`url(#${ids}ahead)`} />}
          {limit !== null && <line className={styles['limit']} x2={width} {...level(limit, top)} />}
          {ahead && (
            <line className={styles['today']} x1={width * todayAt} x2={width * todayAt} y1={0} y2={height} />
          )}
        </svg>
        {highest.days > 0 && (
          <Peak at={partAt(line, highest.day)} top={above(highest.days)} days={highest.days} over={over} />
        )}
        <YearLabels line={line} />
      </div>
    </div>
  );
}

const level = (days: number, top: number) => ({
  x1: 0,
  y1: height * (1 - days / top),
  y2: height * (1 - days / top),
});

/** The highest point, named beside it; near an edge its words stand on the inner side. */
function Peak({ at, top, days, over }: { at: number; top: string; days: number; over: boolean }) {
  const side = at < 0.12 ? 'fromLeft' : at > 0.88 ? 'fromRight' : 'centred';
  return (
    <span className={styles['peak']} style={{ left: percent(at), top }}>
      <span className={[styles['peakWords'], styles[side], over && styles['over']].filter(Boolean).join(' ')}>
        {days}
      </span>
    </span>
  );
}

function YearLabels({ line }: { line: readonly LinePoint[] }) {
  const years = yearsOn(line);
  const every = (labels: number) => Math.max(1, Math.ceil(years.length / labels));
  return (
    <div className={styles['years']}>
      {years.map((year, index) => {
        const at = partAt(line, `${year}-01-01`);
        const shown = index % every(labelsOnPhone) === 0;
        const shownWide = index % every(labelsOnWide) === 0;
        // A label needs room to the right of its line.
        if (!(shown || shownWide) || at > 0.9) return null;
        return (
          <span
            key={year}
            className={[styles['year'], !shown && styles['wideOnly'], !shownWide && styles['phoneOnly']]
              .filter(Boolean)
              .join(' ')}
            style={{ left: percent(at) }}
          >
            {year}
          </span>
        );
      })}
    </div>
  );
}
