import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TaskResponse } from '@settlewise/contract/tasks';
import type { SuggestedTask } from '@settlewise/rules/suggestions';
import { useState } from 'react';
import { useSuggestedTasks } from '../../record/tasks/useSuggestedTasks';
import { taskProblem, useAddTask } from '../../record/tasks/taskQueries';
import { Button } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { SectionCard } from '../../ui/SectionCard';
import { showToast } from '../../ui/toasts/toastStore';

interface SuggestedTasksProps {
  tasks: readonly TaskResponse[];
  /** After each that was added: its button has gone. */
  onAdded: () => void;
}

/** What visa and dates ask for and is not in the list yet; each is added with one press. */
export function SuggestedTasks({ tasks, onAdded }: SuggestedTasksProps) {
  const suggestions = useSuggestedTasks(tasks);
  const { mutateAsync: add } = useAddTask();
  const [adding, setAdding] = useState<string | null>(null);

  async function addOne({ title, ...rest }: SuggestedTask): Promise<void> {
    if (adding !== null) return;
    setAdding(title);
    try {
      await add({ title, ...rest, stage: 'pending', dependantId: null });
      showToast('Task created', `“${title}” is in your list.`);
      onAdded();
    } catch (error) {
      showToast('Create failed', taskProblem('create', error), 'destructive');
    } finally {
      setAdding(null);
    }
  }

  if (suggestions.length === 0) return null;
  const count = suggestions.length === 1 ? '1 task' : `${suggestions.length} tasks`;
  return (
    <SectionCard
      title="Suggested for your application"
      lead="From your visa and your dates. Add what you want to keep in mind."
      foldsTo={count}
    >
      <Box component="ul" className="noPrint">
        {suggestions.map((suggestion) => (
          <Stack key={suggestion.title} component="li" direction="row" sx={rowDress}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{suggestion.title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {suggestion.description}
                {suggestion.dueDate !== null && ` By ${formatLongDate(suggestion.dueDate)}.`}
              </Typography>
            </Box>
            <Button
              look="plain"
              icon="plus"
              busy={adding === suggestion.title}
              aria-label={`Add: ${suggestion.title}`}
              onClick={() => void addOne(suggestion)}
            >
              Add
            </Button>
          </Stack>
        ))}
      </Box>
    </SectionCard>
  );
}

const rowDress = {
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
