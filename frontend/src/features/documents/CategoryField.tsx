import Typography from '@mui/material/Typography';
import { documentCategoryOptions, documentFields } from '@settlewise/contract/documents';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/form/SelectField';
import { hasNoTab } from './documentTabs';

type CategoryFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'> & {
  /** What is chosen now. */
  category: string;
};

/** The category of a document, with a word on where those are found that have no tab. */
export function CategoryField({ category, ...field }: CategoryFieldProps) {
  return (
    <div>
      <SelectField
        label={documentFields.category.label}
        options={documentCategoryOptions}
        placeholder="Choose a category"
        {...field}
      />
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ pt: 0.75, '&:empty': { display: 'none' } }}
      >
        {hasNoTab(category) && 'You will find it in the tab All.'}
      </Typography>
    </div>
  );
}
