import { useApolloClient } from '@apollo/client/react';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { DeleteTemplateDocument, DuplicateTemplateDocument } from './templateDocuments.ts';

interface NamedTemplate {
  id: string;
  name: string;
}

/** What can be done with a template as a whole; each says how it went. */
export function useTemplateCommands(options: {
  onDuplicated: (templateId: string) => void;
  onDeleted?: () => void;
}) {
  const client = useApolloClient();
  const confirm = useConfirm();
  return {
    duplicate: async ({ id }: NamedTemplate): Promise<void> => {
      try {
        const { data } = await client.mutate({
          mutation: DuplicateTemplateDocument,
          variables: { id },
        });
        client.cache.evict({ fieldName: 'aiSummaryTemplates' });
        if (data) options.onDuplicated(data.duplicateAiSummaryTemplate.id);
      } catch (error) {
        notifyFailure(error);
      }
    },
    remove: async ({ id, name }: NamedTemplate): Promise<void> => {
      const isConfirmed = await confirm({
        title: 'Delete this template?',
        body: `“${name}” is deleted for everybody. AI notes that were written with it stay. This cannot be undone.`,
        confirmLabel: 'Delete template',
        isDangerous: true,
      });
      if (!isConfirmed) return;
      try {
        await client.mutate({ mutation: DeleteTemplateDocument, variables: { id } });
        options.onDeleted?.();
        client.cache.evict({ id: `AiSummaryTemplate:${id}` });
        client.cache.evict({ fieldName: 'aiSummaryTemplates' });
        client.cache.gc();
        notifySuccess('The template was deleted.');
      } catch (error) {
        notifyFailure(error);
      }
    },
  };
}
export type TemplateCommands = ReturnType<typeof useTemplateCommands>;
