interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A choice as people read it; one that is not offered any more stands as it was stored. */
export const labelIn = (options: readonly Choice[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
