import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { NextSteps } from '@settlewise/rules/nextSteps';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Step } from '../wizard/steps';

interface LeftOpenProps<Key extends string> {
  leftOpen: NextSteps<Key>['leftOpen'];
  nameOf: (key: Key) => string;
  /** Leads to the step that asks; left out where the form is not at hand. */
  onChange: ((step: Step) => void) | undefined;
  /** What is needed as well, and was not asked. */
  neverAsked: string | undefined;
}

/** What was not answered yes, each with the way to the step that asks it. */
export function LeftOpen<Key extends string>({ leftOpen, nameOf, onChange, neverAsked }: LeftOpenProps<Key>) {
  if (leftOpen.length === 0 && neverAsked === undefined)
    return <p>Nothing: you said yes to all that is asked.</p>;
  return (
    <Stack component="ul" spacing={0.5}>
      {leftOpen.map(({ key, step }) => (
        <Stack
          component="li"
          key={key}
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
        >
          <span>{nameOf(key)}</span>
          {onChange !== undefined && (
            <Box component="span" className="noPrint" sx={linkSx}>
              <Link
                to={{ search: step === 1 ? '' : `?step=${step}` }}
                aria-label={`Change answers: ${nameOf(key)}`}
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  // Moves the focus to the step as well.
                  event.preventDefault();
                  onChange(step);
                }}
              >
                Change answers
              </Link>
            </Box>
          )}
        </Stack>
      ))}
      {neverAsked !== undefined && <li>{neverAsked}</li>}
    </Stack>
  );
}

const linkSx = { '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } } as const;

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
