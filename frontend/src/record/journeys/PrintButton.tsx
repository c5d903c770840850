import { Button } from '../../ui/Button';

export function PrintButton() {
  return (
    <Button look="plain" icon="print" onClick={() => window.print()}>
      Print
    </Button>
  );
}
