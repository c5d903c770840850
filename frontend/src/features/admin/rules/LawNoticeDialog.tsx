import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type AdminLawDeskResponse,
  lawNoticePreviewRequest,
  type LawNoticePreviewRequest,
  lawNoticePreviewResponse,
  type LawNoticePreviewResponse,
  lawNoticeStandingOptions,
} from '@settlewise/contract/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callFor } from '../../../api/client';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { DateInForm } from '../../../ui/form/DateInForm';
import { SelectField } from '../../../ui/form/SelectField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import { TicksInForm } from '../../../ui/form/TicksInForm';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { showToast } from '../../../ui/toasts/toastStore';
import { adminPath } from '../api/dataProvider';
import { noteRefusal } from '../api/refusals';
import { useAdminAct } from '../api/useAdminAct';
import { counted } from '../ui/labels';

type Notice = AdminLawDeskResponse['notices'][number];

const path = '/rules/law';
const fields = ['title', 'text', 'sourceTitle', 'sourceUrl', 'day', 'standing', 'concerns'] as const;

interface NoticeForm {
  title: string;
  text: string;
  sourceTitle: string;
  sourceUrl: string;
  day: string;
  standing: string;
  /** Keys with spaces between them. */
  concerns: string;
}

const formSchema: z.ZodType<LawNoticePreviewRequest> = lawNoticePreviewRequest.extend({
  concerns: z.preprocess(
    (text) => (typeof text === 'string' ? text.split(' ').filter(Boolean) : text),
    lawNoticePreviewRequest.shape.concerns,
  ),
});

const toFormValues = (notice: Notice | null): NoticeForm => ({
  title: notice?.title ?? '',
  text: notice?.text ?? '',
  sourceTitle: notice?.source.title ?? '',
  sourceUrl: notice?.source.url ?? '',
  day: notice?.day ?? '',
  standing: notice?.standing ?? '',
  concerns: notice?.concerns.join(' ') ?? '',
});

/** What was typed, and what people would read. */
interface Previewed {
  readonly request: LawNoticePreviewRequest;
  readonly answer: LawNoticePreviewResponse;
}

interface LawNoticeDialogProps {
  /** The notice to correct; null for a new one. */
  notice: Notice | null;
  concerns: AdminLawDeskResponse['concerns'];
  onClose: () => void;
}

/** A notice in two steps: its content, then how many people it concerns and what they will read. */
export function LawNoticeDialog({ notice, concerns, onClose }: LawNoticeDialogProps) {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const client = useQueryClient();
  const act = useAdminAct();
  const form = useCheckedForm<NoticeForm, LawNoticePreviewRequest>({
    schema: formSchema,
    fields,
    dates: ['day'],
    defaultValues: toFormValues(notice),
  });

  async function preview(request: LawNoticePreviewRequest): Promise<void> {
    try {
      const answer = await callFor(lawNoticePreviewResponse, 'POST', `${adminPath}${path}/preview`, {
        payload: request,
      });
      setPreviewed({ request, answer });
    } catch (error) {
      noteRefusal(client, error);
      throw error;
    }
  }

  async function publish({ request, answer }: Previewed): Promise<void> {
    await act.mutateAsync({
      path: notice === null ? `${path}/notices` : `${path}/notices/${notice.id}/correct`,
      payload: { ...request, code: answer.code },
    });
    showToast('Done', notice === null ? 'The notice is published.' : 'The notice is corrected.');
    onClose();
  }

  const submit = form.submit(async (request) => {
    try {
      await (previewed === null ? preview(request) : publish(previewed));
    } catch (error) {
      // The fields are needed to put right what was refused.
      setPreviewed(null);
      form.refuse(error, 'This could not be done. Please try again in a moment.');
    }
  });

  return (
    <FormDialog
      title={notice === null ? 'Write a notice about the law' : 'Correct a notice about the law'}
      summary={form.summary}
      typing={form.typing}
      act={previewed === null ? 'Show the preview' : notice === null ? 'Publish' : 'Publish the correction'}
      busyAct={previewed === null ? 'Counting…' : 'Publishing…'}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {previewed === null ? (
        <Content form={form} concerns={concerns} />
      ) : (
        <Preview {...previewed.answer} isCorrection={notice !== null} onChange={() => setPreviewed(null)} />
      )}
    </FormDialog>
  );
}

interface ContentProps {
  form: ReturnType<typeof useCheckedForm<NoticeForm, LawNoticePreviewRequest>>;
  concerns: AdminLawDeskResponse['concerns'];
}

function Content({ form: { field, inForm }, concerns }: ContentProps) {
  return (
    <>
      <TextField label="Title" autoComplete="off" {...field('title')} />
      <TextAreaField
        label="Text"
        hint="What changes, for whom, and what to do. Short sentences."
        rows={4}
        autoComplete="off"
        {...field('text')}
      />
      <TextField label="Source: name" autoComplete="off" {...field('sourceTitle')} />
      <TextField
        label="Source: link"
        type="url"
        hint="It begins with https://."
        autoComplete="off"
        {...field('sourceUrl')}
      />
      <SelectField
        label="Standing"
        placeholder="Choose"
        options={lawNoticeStandingOptions}
        {...field('standing')}
      />
      <DateInForm label="Announced on, or in force since" {...inForm('day')} />
      {/* There are many routes: they scroll in a box of their own. */}
      <Box
        sx={{
          maxHeight: 300,
          overflowY: 'auto',
          px: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <TicksInForm
          label="Whom it concerns"
          required
          choices={concerns.map(({ key, title }) => ({ value: key, label: title }))}
          {...inForm('concerns')}
        />
      </Box>
    </>
  );
}

interface PreviewProps extends LawNoticePreviewResponse {
  isCorrection: boolean;
  onChange: () => void;
}

function Preview({ people, alert, isCorrection, onChange }: PreviewProps) {
  return (
    <>
      <p role="status">
        It concerns <strong>{counted(people, 'person', 'people')}</strong> by their record. They read it once
        as an alert, unless they turned this kind of alert off.
        {isCorrection && ' The alert with the words before it is withdrawn.'}
      </p>
      <Box
        component="blockquote"
        sx={{ m: 0, pl: 2, borderLeft: '3px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
      >
        <Typography variant="h6" component="h3">
          {alert.title}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{alert.message}</Typography>
      </Box>
      <p>Everybody reads it beside results of its routes and on “What is changing”.</p>
      <p>
        <Button look="quiet" onClick={onChange}>
          Change the text
        </Button>
      </p>
    </>
  );
}
