/** Parts of a guide that a stranger might name. */
export interface KnownGuideIds {
  guideId: string;
  cueId: string;
  competencyId: string;
}

const guideFields = `id name updatedAt cuesCount position { title } interviewStage { title }
  creator { fullName } assignedUsers { fullName } competencies { id name } cues { id cue }`;

/** The fields that read and write guides, for the same trial as all others. */
export const guideOperations = (
  ids: KnownGuideIds & { userId: string; positionId: string; stageId: string },
): Record<string, string> => ({
  canCreateCallGuide: '{ canCreateCallGuide }',
  guides: `{ guides(query: "Secret", filter: { positionId: "${ids.positionId}" }) { ${guideFields} } }`,
  guideSearch: `{ guideSearch(query: "Secret", defaultCallGuideId: "${ids.guideId}") { own { id name } assigned { id name } recent { id name } shared { id name } defaultGuide { id name } } }`,
  guide: `{ guide(id: "${ids.guideId}") { ${guideFields} canEdit } }`,
  addCallGuide: `mutation { addCallGuide(input: { name: "Taken", positionId: "${ids.positionId}", interviewStageId: "${ids.stageId}", assignedUserIds: ["${ids.userId}"] }) { ${guideFields} } }`,
  updateCallGuide: `mutation { updateCallGuide(id: "${ids.guideId}", input: { name: "Taken" }) { ${guideFields} } }`,
  bulkUpdateCallGuides: `mutation { bulkUpdateCallGuides(ids: ["${ids.guideId}"], input: { visibility: PRIVATE }) { ${guideFields} } }`,
  duplicateCallGuide: `mutation { duplicateCallGuide(id: "${ids.guideId}") { ${guideFields} } }`,
  deleteCallGuide: `mutation { deleteCallGuide(id: "${ids.guideId}") }`,
  addCallGuideCue: `mutation { addCallGuideCue(callGuideId: "${ids.guideId}", input: { cue: "Taken" }) { ${guideFields} } }`,
  updateCallGuideCue: `mutation { updateCallGuideCue(id: "${ids.cueId}", input: { cue: "Taken" }) { ${guideFields} } }`,
  moveCallGuideCue: `mutation { moveCallGuideCue(id: "${ids.cueId}") { ${guideFields} } }`,
  deleteCallGuideCue: `mutation { deleteCallGuideCue(id: "${ids.cueId}") { ${guideFields} } }`,
  addCallGuideCompetency: `mutation { addCallGuideCompetency(callGuideId: "${ids.guideId}", name: "Taken") { ${guideFields} } }`,
  updateCallGuideCompetency: `mutation { updateCallGuideCompetency(id: "${ids.competencyId}", name: "Taken") { ${guideFields} } }`,
  moveCallGuideCompetency: `mutation { moveCallGuideCompetency(id: "${ids.competencyId}") { ${guideFields} } }`,
  deleteCallGuideCompetency: `mutation { deleteCallGuideCompetency(id: "${ids.competencyId}") { ${guideFields} } }`,
});
