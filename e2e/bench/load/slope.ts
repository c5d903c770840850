export interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
}

export interface Growth {
  /** Slope of the regression line through the samples. */
  readonly megabytesPerMinute: number;
  /** Smallest and largest sample, in megabytes. */
  readonly least: number;
  readonly most: number;
}

/**
 * Memory growth over the last two thirds of the samples' time; in the first third caches fill, which is no leak.
 * @throws RangeError when that part has fewer than two samples
 */
export function calculateGrowth(samples: readonly Sample[]): Growth {
  const begun = Math.min(...samples.map(({ minutes }) => minutes));
  const ended = Math.max(...samples.map(({ minutes }) => minutes));
  const counted = samples.filter(({ minutes }) => minutes >= begun + (ended - begun) / 3);
  if (counted.length < 2) throw new RangeError('There are too few samples to tell how memory grew');
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanMinutes, meanMegabytes] = [
    mean(counted.map(({ minutes }) => minutes)),
    mean(counted.map(({ megabytes }) => megabytes)),
  ];
  const together = counted.map((at) => (at.minutes - meanMinutes) * (at.megabytes - meanMegabytes));
  const normalised = counted.map((at) => (at.minutes - meanMinutes) ** 2);
  const sizes = counted.map(({ megabytes }) => megabytes);
  return {
    megabytesPerMinute: mean(together) / mean(normalised),
    least: Math.min(...sizes),
    most: Math.max(...sizes),
  };
}
