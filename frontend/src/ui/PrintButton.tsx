import { Button } from './Button';

/** Onto paper, or into a file by the way of printing. */
export const PrintButton = () => (
  <Button
    look="quiet"
    icon="print"
    className="noPrint"
    onClick={() => window.print()}
    sx={{ alignSelf: 'flex-start' }}
  >
    Print / Save as PDF
  </Button>
);
