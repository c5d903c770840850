import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { isRouteKey } from '@settlewise/rules/routes';
import { settlementIfAnnounced } from '@settlewise/rules/settlement';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { Pill } from '../../../../ui/Pill';
import { Sheet } from '../../results/Sheet';

/** What the announced changes would say, for who asks: never part of the answer, and printed only while it is open. */
export function IfAnnounced({ result: { route, calculationDate } }: { result: IlrCalculationResponse }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (route === null || !isRouteKey(route.key)) return null;
  const { says, notKnown, source, label } = settlementIfAnnounced(route.key, calculationDate);
  return (
    <section aria-label="Announced changes" className={open ? undefined : 'noPrint'}>
      <div className="noPrint">
        <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          If the announced changes became law
        </Button>
      </div>
      <Box id={id} sx={{ ...(open && { mt: 1.5 }) }}>
        {open && (
          <Sheet>
            <Stack spacing={2}>
              <p>
                <Pill icon="info">Announced, not the law</Pill>
              </p>
              <Typography variant="h4" component="h3">
                If the announced changes became law
              </Typography>
              <p>{says}</p>
              <Typography variant="body2" color="textSecondary">
                {label} Your answer above does not change.
              </Typography>
              <ul>
                {notKnown.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <Typography variant="body2" color="textSecondary">
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  {source.title}
                  <span className="visuallyHidden"> (opens in a new tab)</span>
                </a>
                , checked on {formatLongDate(source.retrievedOn)}
              </Typography>
            </Stack>
          </Sheet>
        )}
      </Box>
    </section>
  );
}
