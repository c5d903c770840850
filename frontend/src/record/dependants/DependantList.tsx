import Box from '@mui/material/Box';
import type { DependantResponse } from '@settlewise/contract/dependants';
import { useToday } from '../../ui/dates/useToday';
import { LoadFailure } from '../../ui/LoadFailure';
import { ResourceList } from '../../ui/resource/ResourceList';
import { DependantCard } from './DependantCard';
import { DependantDialog, dependantWords } from './DependantDialog';
import { useDependantProgress, useRemoveDependant } from './dependantQueries';
import { fullNameOf, relationshipLabel } from './labels';

/** The people whose stay hangs on the person's, and the ways to add, change and remove one. */
export function DependantList({ dependants }: { dependants: readonly DependantResponse[] }) {
  const today = useToday();
  const clocks = useDependantProgress(dependants.length > 0);
  return (
    <ResourceList
      items={dependants}
      words={dependantWords}
      title="Your dependants"
      add={{ act: 'Add dependant' }}
      empty={{
        icon: 'people',
        title: 'No dependants yet',
        text: 'Here you will see your partner, your children and everybody else whose visa depends on yours, with the day on which each visa ends.',
      }}
      nameOf={fullNameOf}
      form={(dependant, onClose) => <DependantDialog dependant={dependant} onClose={onClose} />}
      removal={{
        useRemove: useRemoveDependant,
        about: (dependant) => (
          <>
            <strong>{fullNameOf(dependant)}</strong>,{' '}
            {relationshipLabel(dependant.relationship).toLowerCase()}.
          </>
        ),
      }}
    >
      {(actsOf) => (
        <>
          {clocks.isError && (
            <LoadFailure icon="refresh" onRetry={() => void clocks.refetch()}>
              There was a problem working out their dates. Please try again.
            </LoadFailure>
          )}
          <Box component="ul" sx={grid}>
            {dependants.map((dependant) => (
              <DependantCard
                key={dependant.id}
                dependant={dependant}
                progress={clocks.data?.find(({ id }) => id === dependant.id)}
                today={today}
                acts={actsOf(dependant)}
              />
            ))}
          </Box>
        </>
      )}
    </ResourceList>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: 2.5,
} as const;
