import Stack from '@mui/material/Stack';
import type { DocumentType } from '@settlewise/contract/documents';
import type { ProgressRequirement } from '@settlewise/contract/progress';
import { type SuggestedTask, taskForRequirement } from '@settlewise/rules/suggestions';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../ui/Button';
import { useDependants } from '../dependants/dependantQueries';
import { uploadAddress } from '../documents/uploadAddress';
import { plansOf } from './plansOf';
import { ProgressRequirements } from './ProgressRequirements';
import type { Progress } from './useProgress';

const TaskDialog = lazy(async () => ({ default: (await import('../tasks/TaskDialog')).TaskDialog }));

/** The kind of document that shows a requirement to be met. A certificate of B1 does not serve for a higher level. */
function proofOf({ key, title }: ProgressRequirement): DocumentType | null {
  if (key === 'life_in_uk') return 'life_in_uk_certificate';
  if (key !== 'english') return null;
  return title.includes('B1') ? 'english_b1_certificate' : 'english_b2_certificate';
}

interface OwnRequirementsProps {
  progress: Progress;
  requirements: readonly ProgressRequirement[];
}

/** The requirements as their owner has them: each that is not met can become a task, or be met with a proof. */
export function OwnRequirements({ progress, requirements }: OwnRequirementsProps) {
  const [begun, setBegun] = useState<SuggestedTask | null>(null);
  const plans = plansOf(progress);
  return (
    <>
      <ProgressRequirements
        requirements={requirements}
        actsFor={(requirement) => {
          const proof = proofOf(requirement);
          const task = isOpen(requirement) ? taskForRequirement(requirement.key, plans) : null;
          if (task === null) return null;
          return (
            <Stack direction="row" className="noPrint" sx={{ flexWrap: 'wrap', columnGap: 1, ml: -1 }}>
              <Button
                look="plain"
                icon="plus"
                aria-label={`Add task: ${requirement.title}`}
                onClick={() => setBegun(task)}
              >
                Add task
              </Button>
              {proof !== null && (
                <ButtonLink
                  look="plain"
                  icon="upload"
                  to={uploadAddress(proof)}
                  aria-label={`Upload proof: ${requirement.title}`}
                >
                  Upload proof
                </ButtonLink>
              )}
            </Stack>
          );
        }}
      />
      {begun !== null && (
        <Suspense>
          <NewTask begin={begun} onClose={() => setBegun(null)} />
        </Suspense>
      )}
    </>
  );
}

function NewTask({ begin, onClose }: { begin: SuggestedTask; onClose: () => void }) {
  const { data: dependants = [] } = useDependants();
  return <TaskDialog task={null} begin={begin} dependants={dependants} onClose={onClose} />;
}

/** Not met; or not known, where a proof would settle it. What is not known of time and days away is filled in elsewhere. */
const isOpen = (requirement: ProgressRequirement): boolean =>
  requirement.state === 'not_met' || (requirement.state === 'unknown' && proofOf(requirement) !== null);
