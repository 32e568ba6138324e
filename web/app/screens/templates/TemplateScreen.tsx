import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router';
import { templateFault, type TemplateInput } from '#shared/domain/aiTemplate.ts';
import {
  CreateTemplateDocument,
  TemplateDocument,
  TemplateFieldsFragment,
  TemplateRowFragment,
  UpdateTemplateDocument,
} from '../../features/templates/templateDocuments.ts';
import { formOf, newTemplate } from '../../features/templates/templateInput.ts';
import { TemplateForm } from '../../features/templates/TemplateForm.tsx';
import { TemplateMenu } from '../../features/templates/TemplateList.tsx';
import { useTemplateCommands } from '../../features/templates/useTemplateCommands.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';

/** One template for AI notes, new or saved. */
export function TemplateScreen() {
  const { templateId = '' } = useParams();
  return templateId === 'new' ? (
    <NewTemplate />
  ) : (
    <SavedTemplate key={templateId} id={templateId} />
  );
}

const back = <BackLink to="/templates">All templates</BackLink>;

function NewTemplate() {
  usePageTitle('New template');
  const navigate = useNavigate();
  const client = useApolloClient();
  const [create] = useMutation(CreateTemplateDocument);
  const save = async (input: TemplateInput) => {
    refuse(templateFault(input));
    const { data } = await create({ variables: { input: inputOf(input) } });
    refuse(data?.createAiSummaryTemplate.validationError);
    client.cache.evict({ fieldName: 'aiSummaryTemplates' });
    notifySuccess('The template was saved.');
    void navigate('/templates');
  };
  return (
    <>
      <PageHeader title="New template" back={back} />
      <TemplateForm draftKey="newTemplate" saved={newTemplate} isReadOnly={false} onSave={save} />
    </>
  );
}

function SavedTemplate({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useQuery(TemplateDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [update] = useMutation(UpdateTemplateDocument);
  const commands = useTemplateCommands({
    onDuplicated: (copyId) => void navigate(`/templates/${copyId}`),
    onDeleted: () => void navigate('/templates'),
  });
  const state = loadStateOf(query, (data) => data.aiSummaryTemplate);
  usePageTitle('AI Notes Template');
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<PageSkeleton />} absent={<NotFoundScreen />} />;
  const fields = readFragment(TemplateFieldsFragment, state.value);
  const template = readFragment(TemplateRowFragment, fields);
  const save = async (input: TemplateInput) => {
    refuse(templateFault(input));
    const { data } = await update({ variables: { id, input: inputOf(input) } });
    refuse(data?.updateAiSummaryTemplate.validationError);
    notifySuccess('The template was saved.');
  };
  return (
    <>
      <PageHeader
        title={template.name}
        back={back}
        action={
          (template.canDuplicate || template.canDelete) && (
            <TemplateMenu template={template} commands={commands} />
          )
        }
      />
      <TemplateForm
        draftKey={`template:${id}`}
        saved={formOf(fields)}
        isReadOnly={!template.canEdit}
        onSave={save}
      />
    </>
  );
}

/** @throws what is wrong, for the form to show. */
function refuse(fault: string | null | undefined): void {
  if (fault) throw new Error(fault);
}

const inputOf = (input: TemplateInput) => ({
  ...input,
  sections: [...input.sections],
  defaultForPersona: [...input.defaultForPersona],
  defaultForKeywords: [...input.defaultForKeywords],
  defaultForMeetingType: [...input.defaultForMeetingType],
});
