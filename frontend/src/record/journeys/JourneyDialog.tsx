import type { JourneyResponse } from '@settlewise/contract/journeys';
import type { z } from 'zod';
import { ResourceDialog } from '../../ui/resource/ResourceDialog';
import type { FormTexts } from '../../ui/resource/labels';
import { JourneyFields } from './JourneyFields';
import { useJourneyForm } from './useJourneyForm';

/** How a page keeps a journey, and what it says of that. */
export interface JourneyKeeping<Checked> {
  /** Of the call. */
  readonly schema: z.ZodType<Checked>;
  readonly save: (checked: Checked) => Promise<unknown>;
  readonly texts: FormTexts;
  readonly headOf?: Parameters<typeof useJourneyForm>[0]['headOf'];
}

interface JourneyDialogProps<Checked> {
  useKeeping: (journey: JourneyResponse | null) => JourneyKeeping<Checked>;
  /** All recorded journeys, to say at once when the dates overlap one of them. */
  others: readonly JourneyResponse[];
  onClose: () => void;
}

/** The form of a new journey. */
export function JourneyDialog<Checked extends { readonly destination: string }>(
  props: JourneyDialogProps<Checked>,
) {
  const { useKeeping, others, onClose } = props;
  const { schema, headOf, texts, save } = useKeeping(null);
  const form = useJourneyForm({ schema, journey: null, headOf });
  return (
    <ResourceDialog
      texts={texts}
      form={form}
      save={save}
      onClose={onClose}
      nameOf={({ destination }) => destination}
    >
      <JourneyFields {...form} journey={null} others={others} />
    </ResourceDialog>
  );
}
