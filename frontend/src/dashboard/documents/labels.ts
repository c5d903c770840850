import { documentCategoryOptions, documentStageOptions, documentTypeOptions } from '@settlewise/contract';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A choice as people read it; one that is not offered any more stands as it was stored. */
const labelIn = (options: readonly Choice[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

export const categoryLabel = labelIn(documentCategoryOptions);
export const documentTypeLabel = labelIn(documentTypeOptions);
export const stageLabel = labelIn(documentStageOptions);
