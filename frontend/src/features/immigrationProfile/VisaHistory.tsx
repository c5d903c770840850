import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { VisaHistoryEntryResponse } from '@settlewise/contract/immigrationProfile';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { useRemoveVisaHistory } from '../../record/immigrationProfile/profileQueries';
import { durationOf, periodOf } from '../../record/immigrationProfile/labels';
import { ResourceList } from '../../ui/resource/ResourceList';
import { VisaHistoryDialog, visaHistoryWords } from './VisaHistoryDialog';

/** The visas that the person had before, the latest start first. */
export function VisaHistory({ entries }: { entries: readonly VisaHistoryEntryResponse[] }) {
  return (
    <Card>
      <CardContent>
        <ResourceList
          items={entries}
          words={visaHistoryWords}
          title="Visa history"
          add={{ act: 'Add earlier visa', look: 'quiet' }}
          empty="No earlier visas yet. Add each visa that you had before the one you have now: time on some of them counts towards ILR."
          nameOf={(entry) => `${labelOfVisaType(entry.visaType)}, ${periodOf(entry)}`}
          form={(entry, onClose) => <VisaHistoryDialog entry={entry} entries={entries} onClose={onClose} />}
          removal={{
            useRemove: useRemoveVisaHistory,
            about: (entry) => (
              <>
                <strong>{labelOfVisaType(entry.visaType)}</strong>, {periodOf(entry)}.
              </>
            ),
          }}
        >
          {(actsOf) => (
            <ul>
              {entries.map((entry) => (
                <Box key={entry.id} component="li" sx={row}>
                  <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
                    <Typography variant="h6" component="h3">
                      {labelOfVisaType(entry.visaType)}
                    </Typography>
                    <Typography color="textSecondary">{periodOf(entry)}</Typography>
                  </Box>
                  <Typography sx={{ fontWeight: 600 }}>{durationOf(entry)}</Typography>
                  {actsOf(entry)}
                </Box>
              ))}
            </ul>
          )}
        </ResourceList>
      </CardContent>
    </Card>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  gap: '4px 20px',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-child': { pb: 0 },
} as const;
