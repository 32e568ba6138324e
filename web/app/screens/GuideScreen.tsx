import { Group } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { longestGuideName } from '#shared/domain/guide.ts';
import { GuideEditor } from '../features/guides/GuideEditor.tsx';
import { GuideFacts } from '../features/guides/GuideFacts.tsx';
import { GuideMenu } from '../features/guides/GuideMenu.tsx';
import { GuideQuestions } from '../features/guides/GuideQuestions.tsx';
import { TextConflict } from '../features/guides/TextConflict.tsx';
import { TypedText } from '../features/guides/TypedText.tsx';
import { useGuide } from '../features/guides/useGuide.ts';
import { useGuideCommands } from '../features/guides/useGuideCommands.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { SaveIndicator } from '../ui/SaveIndicator.tsx';
import { UnsavedEdits } from '../ui/UnsavedEdits.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

// Only needed by who writes a description.
const RichTextField = lazyPart(
  () => import('../features/editor/RichTextField.tsx'),
  'RichTextField',
);

/** One interview guide, to edit for those who may and to read for the others. */
export function GuideScreen() {
  const { guideId = '' } = useParams();
  return <GuideBody key={guideId} guideId={guideId} />;
}

function GuideBody({ guideId }: { guideId: string }) {
  const navigate = useNavigate();
  const { loadState, guide, tree, conflicts, actions, unsaved, ...saving } = useGuide(guideId);
  const commands = useGuideCommands({
    onDuplicated: (id) => void navigate(`/guide/${id}`),
    onDeleted: () => void navigate('/guides'),
  });
  usePageTitle(tree.name || 'Interview guide');
  if (loadState.kind !== 'ready' || !guide)
    return (
      <NotLoaded
        state={loadState.kind === 'ready' ? { kind: 'loading' } : loadState}
        skeleton={<PageSkeleton />}
        absent={<NotFoundScreen />}
      />
    );
  const { canEdit, canAssign } = guide;
  const naming = conflicts.get('nameGuide');
  const title = canEdit ? (
    <TypedText
      isTitle
      text={naming?.edit.kind === 'nameGuide' ? naming.edit.name : tree.name}
      label="Name of the guide"
      placeholder="Screen, Interview, Intake, etc."
      maxLength={longestGuideName}
      whenBlank="Give the guide a name."
      onType={actions.name}
    />
  ) : (
    guide.name
  );
  return (
    <>
      <PageHeader
        title={title}
        back={<BackLink to="/guides">All guides</BackLink>}
        action={
          <Group gap="xs" wrap="nowrap">
            {canEdit && <SaveIndicator state={saving.saveState} onRetry={saving.retrySaving} />}
            <GuideMenu guide={{ ...guide, name: tree.name }} commands={commands} />
          </Group>
        }
      >
        {canEdit ? (
          <TextConflict conflict={naming} actions={actions} />
        ) : (
          <GuideFacts guide={guide} />
        )}
        {canEdit && unsaved && <UnsavedEdits place="this guide" unsaved={unsaved} />}
      </PageHeader>
      {canEdit && (
        <GuideEditor
          guideId={guide.id}
          guide={tree}
          canAssign={canAssign}
          conflicts={conflicts}
          actions={actions}
          DescriptionField={RichTextField}
        />
      )}
      {!canEdit && tree.cues.length === 0 && (
        <EmptyState title="This guide has no questions yet." />
      )}
      {!canEdit && tree.cues.length > 0 && <GuideQuestions questions={tree.cues} />}
    </>
  );
}
