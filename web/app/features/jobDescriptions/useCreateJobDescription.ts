import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import type { JobDescriptionState } from '#shared/domain/plan.ts';
import { CreateJobDescriptionDocument } from './jobDescriptionDocuments.ts';
import { pathOf } from './jobDescriptionPath.ts';
import { notifyFailure } from '../../ui/notify.ts';

/** Makes an empty job description and opens it where it is written; `query` goes along to that page. */
export function useCreateJobDescription() {
  const navigate = useNavigate();
  const [create, { loading }] = useMutation(CreateJobDescriptionDocument);
  return {
    isBusy: loading,
    create: async (jobDescriptionState: JobDescriptionState, query = '') => {
      try {
        const { data } = await create({ variables: { title: '', jobDescriptionState } });
        const id = data?.createJobDescription.jobDescription.id;
        if (id) void navigate(pathOf({ id, jobDescriptionState }) + query);
      } catch (error) {
        notifyFailure(error);
      }
    },
  };
}
