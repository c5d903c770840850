import type { DocumentEvent } from '@settlewise/domain/documents';
import { toChangedColumns, toRow } from '../../collections/columns';
import { defineProjection } from '../../runner/projection';
import { documentColumns, documentsTable } from './table';

export const documentsProjection = defineProjection<DocumentEvent>()({
  name: 'documents',
  version: 4,
  tables: { documents: documentsTable },
  handlers: {
    DocumentUploaded({ data, metadata }, { documents }) {
      documents.put({
        document_id: data.documentId,
        user_id: metadata.userId,
        ...toRow(documentColumns, data),
        chosen_status: data.status,
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
        {
          ...toChangedColumns(documentColumns, data),
          ...(data.status === undefined ? {} : { chosen_status: data.status }),
          changed_at: metadata.recordedAt,
        },
      );
    },
    DocumentRemoved({ data }, { documents }) {
      documents.remove({ document_id: data.documentId });
    },
  },
});
