import type { ApolloClient } from '@apollo/client';
import { questionTypes } from '#shared/domain/guide.ts';
import type { UpdateCallGuideInput } from '../../lib/__generated__/graphql.ts';
import {
  AddCallGuideCompetencyDocument,
  AddCallGuideCueDocument,
  DeleteCallGuideCompetencyDocument,
  DeleteCallGuideCueDocument,
  MoveCallGuideCompetencyDocument,
  MoveCallGuideCueDocument,
  UpdateCallGuideCompetencyDocument,
  UpdateCallGuideCueDocument,
  UpdateCallGuideDocument,
} from './guideEditDocuments.ts';
import type { GuideCue, GuideEdit, GuideSettings } from './guideTree.ts';

/** Writes an edit to the server. @throws what the server says against it. */
export async function sendGuideEdit(
  client: ApolloClient,
  guideId: string,
  edit: GuideEdit,
): Promise<void> {
  // The page keeps the guide itself; what the list shows of it is loaded again there.
  const fetchPolicy = 'no-cache';
  switch (edit.kind) {
    case 'nameGuide':
      await client.mutate({
        mutation: UpdateCallGuideDocument,
        variables: { id: guideId, input: { name: edit.name }, replaces: edit.replaces },
        fetchPolicy,
      });
      return;
    case 'setGuide':
      await client.mutate({
        mutation: UpdateCallGuideDocument,
        variables: { id: guideId, input: settingsInput(edit.settings) },
        fetchPolicy,
      });
      return;
    case 'addCue':
      await client.mutate({
        mutation: AddCallGuideCueDocument,
        variables: {
          guideId,
          id: edit.cue.id,
          afterCueId: edit.afterCueId,
          input: cueInput(edit.cue, edit.content),
        },
        fetchPolicy,
      });
      return;
    case 'wordCue':
      await client.mutate({
        mutation: UpdateCallGuideCueDocument,
        variables: { id: edit.cueId, input: { cue: edit.text }, replaces: edit.replaces },
        fetchPolicy,
      });
      return;
    case 'describeCue':
      await client.mutate({
        mutation: UpdateCallGuideCueDocument,
        variables: {
          id: edit.cueId,
          replacesDescription: edit.replaces,
          input: { descriptionContent: edit.content },
        },
        fetchPolicy,
      });
      return;
    case 'setCue':
      await client.mutate({
        mutation: UpdateCallGuideCueDocument,
        variables: { id: edit.cueId, input: edit.settings },
        fetchPolicy,
      });
      return;
    case 'moveCue':
      await client.mutate({
        mutation: MoveCallGuideCueDocument,
        variables: { id: edit.cueId, afterCueId: edit.afterCueId },
        fetchPolicy,
      });
      return;
    case 'deleteCue':
      await client.mutate({
        mutation: DeleteCallGuideCueDocument,
        variables: { id: edit.cueId },
        fetchPolicy,
      });
      return;
    case 'addCompetency':
      await client.mutate({
        mutation: AddCallGuideCompetencyDocument,
        variables: { guideId, id: edit.competencyId, name: edit.name },
        fetchPolicy,
      });
      return;
    case 'renameCompetency':
      await client.mutate({
        mutation: UpdateCallGuideCompetencyDocument,
        variables: { id: edit.competencyId, name: edit.name },
        fetchPolicy,
      });
      return;
    case 'moveCompetency':
      await client.mutate({
        mutation: MoveCallGuideCompetencyDocument,
        variables: { id: edit.competencyId, afterCompetencyId: edit.afterCompetencyId },
        fetchPolicy,
      });
      return;
    case 'deleteCompetency':
      await client.mutate({
        mutation: DeleteCallGuideCompetencyDocument,
        variables: { id: edit.competencyId },
        fetchPolicy,
      });
  }
}

function settingsInput({ position, stage, assigned, ...others }: GuideSettings) {
  const { visibility, overallScoringEnabled } = others;
  const input: UpdateCallGuideInput = {};
  if (visibility !== undefined) input.visibility = visibility === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE';
  if (overallScoringEnabled !== undefined) input.overallScoringEnabled = overallScoringEnabled;
  if (position !== undefined) input.positionId = position?.value ?? null;
  if (stage !== undefined) input.interviewStageId = stage?.value ?? null;
  if (assigned !== undefined) input.assignedUserIds = assigned.map(({ value }) => value);
  return input;
}

function cueInput(cue: GuideCue, content: string | undefined) {
  const { cue: text, description, competency, scoringEnabled } = cue;
  return {
    cue: text,
    competency,
    scoringEnabled,
    type: questionTypes.find((type) => type === cue.type) ?? null,
    ...(content === undefined ? { description } : { descriptionContent: content }),
  };
}
