export interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
}

export interface Growth {
  /** Of the straight line nearest to the samples. */
  readonly megabytesPerMinute: number;
  /** The least and the most of the samples that count. */
  readonly least: number;
  readonly most: number;
}

/**
 * How memory grew over the last two thirds of a time: by then what is kept once is there.
 * @throws RangeError with fewer than two samples in these
 */
export function growthOf(samples: readonly Sample[]): Growth {
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
  const alone = counted.map((at) => (at.minutes - meanMinutes) ** 2);
  const sizes = counted.map(({ megabytes }) => megabytes);
  return {
    megabytesPerMinute: mean(together) / mean(alone),
    least: Math.min(...sizes),
    most: Math.max(...sizes),
  };
}
