import {
  documentCategoryOptions,
  documentStageOptions,
  documentTypeOptions,
} from '@settlewise/contract/documents';
import { labelIn } from '../../ui/labelIn';

export const categoryLabel = labelIn(documentCategoryOptions);
export const documentTypeLabel = labelIn(documentTypeOptions);
export const stageLabel = labelIn(documentStageOptions);
