import { Page } from '../../../ui/Page';
import { ChecklistTool } from './ChecklistTool';

/** /documents: what an application needs, and what of it is there. */
export function ChecklistPage() {
  return (
    <Page
      width="reading"
      title="Document Checklist Generator"
      back={{ to: '/', words: 'Back to tools' }}
      lead="What you upload, for which dates, how fresh, and what you can leave out."
    >
      <ChecklistTool />
    </Page>
  );
}
