import { useMutation, useQuery } from '@apollo/client/react';
import type { UseFormReturnType } from '@mantine/form';
import { graphql } from '../../lib/__generated__/index.ts';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';
import type { UploadDraft } from './uploadDraft.ts';
import { notifyFailure } from '../../ui/notify.ts';

const StageFieldDocument = graphql(`
  query StageField {
    interviewStages {
      id
      title
    }
  }
`);

const AddInterviewStageDocument = graphql(`
  mutation AddInterviewStage($title: String!) {
    addInterviewStage(title: $title) {
      id
      title
    }
  }
`);

interface StageFieldProps {
  form: UseFormReturnType<UploadDraft>;
  canCreate: boolean;
}

/** The stage of hiring the interview belongs to. */
export function StageField({ form, canCreate }: StageFieldProps) {
  const { data, error } = useQuery(StageFieldDocument);
  const [addStage] = useMutation(AddInterviewStageDocument, {
    refetchQueries: [StageFieldDocument],
    onCompleted: ({ addInterviewStage: { id, title } }) =>
      form.setFieldValue('stage', { value: id, label: title }),
    onError: (problem) => notifyFailure(problem, 'Error adding stage'),
  });
  return (
    <RemoteSelect
      label="Stage"
      placeholder="Choose a stage"
      choices={(data?.interviewStages ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      selected={form.values.stage}
      onChange={(stage) => form.setFieldValue('stage', stage)}
      {...(canCreate && {
        onCreate: (text: string) => void addStage({ variables: { title: text.slice(0, 100) } }),
      })}
      createLabel={(text) => `Add stage “${text}”`}
      nothingFound={error ? 'Error loading stages' : 'No results found.'}
    />
  );
}
