import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { UpdatePlanTitleDocument } from './planDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

/**
 * The title of a plan is that of its job description; a new one shows at once. `reload` reads the plan anew
 * when another title turns out to stand.
 */
export function useRenamePlan(
  jobDescription: { id: string; title: string } | undefined,
  reload: () => Promise<unknown>,
) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [update] = useMutation(UpdatePlanTitleDocument, {
    onError: (error) => {
      setWanted(null);
      notifyFailure(error);
      void reload();
    },
  });
  return {
    title: wanted ?? jobDescription?.title ?? '',
    rename: (title: string, began: string) => {
      if (!jobDescription) return;
      setWanted(title);
      void update({ variables: { id: jobDescription.id, title, replaces: [began] } });
    },
  };
}
