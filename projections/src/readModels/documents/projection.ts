import type { DocumentChange, DocumentEvent } from '@settlewise/domain';
import { defineProjection } from '../../runner/projection';
import { documentsTable, type DocumentRow } from './table';

export const documentsProjection = defineProjection<DocumentEvent>()({
  name: 'documents',
  version: 1,
  tables: { documents: documentsTable },
  handlers: {
    DocumentUploaded({ data, metadata }, { documents }) {
      documents.put({
        document_id: data.documentId,
        user_id: metadata.userId,
        title: data.title,
        description: data.description ?? null,
        category: data.category,
        document_type: data.documentType,
        stage: data.stage,
        chosen_status: data.status,
        expiry_date: data.expiryDate ?? null,
        file_key: data.file.key,
        file_name: data.file.name,
        file_type: data.file.type,
        file_size: data.file.size,
        file_sha256: data.file.sha256,
        uploaded_at: data.uploadedAt,
        changed_at: metadata.recordedAt,
      });
    },
    DocumentChanged({ data, metadata }, { documents }) {
      documents.change(
        { document_id: data.documentId },
        { ...columnsOf(data), changed_at: metadata.recordedAt },
      );
    },
    DocumentRemoved({ data }, { documents }) {
      documents.remove({ document_id: data.documentId });
    },
  },
});

/** The columns that a change names; the others are left out. */
function columnsOf(change: DocumentChange): Partial<DocumentRow> {
  return {
    ...(change.title === undefined ? {} : { title: change.title }),
    ...(change.description === undefined ? {} : { description: change.description }),
    ...(change.category === undefined ? {} : { category: change.category }),
    ...(change.documentType === undefined ? {} : { document_type: change.documentType }),
    ...(change.stage === undefined ? {} : { stage: change.stage }),
    ...(change.status === undefined ? {} : { chosen_status: change.status }),
    ...(change.expiryDate === undefined ? {} : { expiry_date: change.expiryDate }),
  };
}
