import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AlertChoice,
  alertChoiceOptions,
  type AlertKindResponse,
  type LeadOption,
} from '@settlewise/contract/alerts';
import { useId, useState, type FormEvent } from 'react';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { Select } from '../../ui/form/controls';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Note } from '../../ui/Note';
import { Panel, PanelActs } from '../../ui/Panel';
import { showToast } from '../../ui/toasts/toastStore';
import { useAlertChoices, useChooseAlerts } from './alertQueries';
import { useAccountSettings } from '../account/settingsQueries';
import { importances, importanceWords } from './labels';
import { LeadChoices } from './LeadChoices';
import { whenMailed, whenTold } from './sentences';
import { SourcesOfAlerts } from './SourcesOfAlerts';

const failed = 'Your choices could not be saved. Please try again.';

/**
 * Every kind of alert, and where the person wants to be told of it. Two dozen of them lie folded away under how much they
 * press: most people keep what they come with. @param inSight asked for once it is to be seen
 */
export function AlertChoices({ inSight = true }: { inSight?: boolean }) {
  const query = useAlertChoices(inSight);
  return (
    <ListRegion
      label="Kinds of alerts"
      query={query}
      failure={{ text: 'There was a problem loading the kinds of alerts. Please try again.' }}
      skeleton={<ListSkeleton label="Loading the kinds of alerts…" cards={1} />}
    >
      {({ kinds }) => <ChoicesForm kinds={kinds} />}
    </ListRegion>
  );
}

type Chosen = Readonly<Record<string, AlertChoice>>;
type ChosenLeads = Readonly<Record<string, readonly LeadOption[]>>;

function ChoicesForm({ kinds }: { kinds: readonly AlertKindResponse[] }) {
  const choose = useChooseAlerts();
  const [chosen, setChosen] = useState<Chosen>({});
  const [leads, setLeads] = useState<ChosenLeads>({});
  const isEmpty = Object.values(leads).some((each) => each.length === 0);

  async function save(): Promise<void> {
    try {
      await choose.mutateAsync({
        choices: chosen,
        ...(Object.keys(leads).length > 0 && { leads: leadsToSave(kinds, leads) }),
      });
      setChosen({});
      setLeads({});
      showToast('Alerts updated', 'Your choices have been saved.');
    } catch (error) {
      showToast('Update failed', messageFor(error, failed), 'destructive');
    }
  }

  const settings = useAccountSettings().data?.data;
  return (
    <Panel
      title="What you are told of"
      lead="Choose for each kind where you are told of it. Emails come only while email notifications are on."
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!choose.isPending && !isEmpty) void save();
      }}
    >
      {settings !== undefined && <Note>{whenMailed(settings)}</Note>}
      {importances.map((importance) => {
        const those = kinds.filter((kind) => kind.importance === importance);
        const { title, about } = importanceWords[importance];
        return (
          <Stack key={importance} component="section" aria-label={title} spacing={1}>
            <Box>
              <Typography variant="h3">{title}</Typography>
              <Note>{about}</Note>
            </Box>
            <Disclosure
              summary={those.length === 1 ? 'Choose for 1 kind' : `Choose for ${those.length} kinds`}
            >
              <Stack component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--line)' } }}>
                {those.map((kind) => (
                  <KindRow
                    key={kind.kind}
                    kind={kind}
                    chosen={chosen[kind.kind] ?? kind.choice}
                    onChoose={(choice) => setChosen({ ...chosen, [kind.kind]: choice })}
                    leads={leads[kind.kind] ?? kind.leads?.now ?? []}
                    onLeads={(those) => setLeads({ ...leads, [kind.kind]: those })}
                  />
                ))}
              </Stack>
            </Disclosure>
          </Stack>
        );
      })}
      <SourcesOfAlerts kinds={kinds} />
      <PanelActs>
        <Button type="submit" busy={choose.isPending}>
          {choose.isPending ? 'Saving…' : 'Save choices'}
        </Button>
      </PanelActs>
    </Panel>
  );
}

interface KindRowProps {
  kind: AlertKindResponse;
  chosen: AlertChoice;
  onChoose: (choice: AlertChoice) => void;
  leads: readonly LeadOption[];
  onLeads: (leads: readonly LeadOption[]) => void;
}

function KindRow({ kind, chosen, onChoose, leads, onLeads }: KindRowProps) {
  const { title, about, told, mayBeOff } = kind;
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 184px' },
        alignItems: 'center',
        gap: '6px 20px',
        py: 1.25,
      }}
    >
      <Box>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography component="div" id={`${id}-hint`} variant="body2" color="textSecondary">
          {about} {whenTold(told)}
        </Typography>
      </Box>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        value={chosen}
        onChange={({ target }) => {
          const option = alertChoiceOptions.find(({ value }) => value === target.value);
          if (option !== undefined) onChoose(option.value);
        }}
      >
        {alertChoiceOptions
          .filter(({ value }) => mayBeOff || value !== 'off')
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </Select>
      {kind.leads !== null && (
        <LeadChoices of={title} usual={kind.leads.usual} chosen={leads} onChoose={onLeads} />
      )}
    </Box>
  );
}

/** What is chosen as it comes is no choice of its own: a kind that comes otherwise one day is told as it comes then. */
const leadsToSave = (kinds: readonly AlertKindResponse[], leads: ChosenLeads) =>
  Object.fromEntries(
    Object.entries(leads).map(([kind, those]) => {
      const usual = kinds.find((each) => each.kind === kind)?.leads?.usual ?? [];
      return [kind, those.toSorted().join() === usual.toSorted().join() ? [] : [...those]];
    }),
  );
