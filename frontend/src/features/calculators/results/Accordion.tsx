import MaterialAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';

const sx = {
  boxShadow: 'var(--shadow)',
  // Words for screen readers are taken out of the flow: without this, those that are folded away would make the page longer.
  '& .MuiCollapse-root': { position: 'relative' },
} as const;

/** More of a matter under its title, closed until somebody opens it. */
export function Accordion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <MaterialAccordion sx={sx}>
      <AccordionSummary expandIcon={<Icon name="chevronDown" />} sx={{ px: 3 }}>
        {title}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 3, pb: 3 }}>{children}</AccordionDetails>
    </MaterialAccordion>
  );
}
