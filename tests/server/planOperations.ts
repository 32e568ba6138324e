/** Parts of a job description and its plan that a stranger might name. */
export interface KnownPlanIds {
  jobDescriptionId: string;
  jobDescriptionVersionId: string;
  jobDescriptionShareId: string;
  planId: string;
  planInterviewId: string;
  otherPlanInterviewId: string;
  planQuestionGroupId: string;
  planQuestionId: string;
  planLineId: string;
  libraryQuestionId: string;
}

const planFields = `id error jobDescriptionText jobDescription { title } planInterviews { id name
  questionGroups { id competency referenceText questions { id question } } } lines { id text }`;
const jobDescriptionFields = `id title error text editorContent creator { fullName } score
  internalShares { id user { fullName } sharedBy { fullName } } shareableUsers { fullName }
  visibleTo { email } questionGroups { competency questions { question } } plan { ${planFields} }
  versions { id text author { fullName } } customHeaderSections { text } bestPractices { text }`;
// A page counts as 200 rows, so it has what is short.
const page = `pageInfo { totalRows } results { id title error creator { fullName } score visibleTo { email }
  internalShares { id user { fullName } sharedBy { fullName } } }`;

/** The fields of the plan module, for the same trial as all others. */
export const planOperations = (ids: KnownPlanIds & { userId: string }): Record<string, string> => ({
  myJobDescriptions: `{ myJobDescriptions(pagination: { searchTerm: "", limit: 20 }) { ${page} } }`,
  sharedJobDescriptions: `{ sharedJobDescriptions(hasPlan: true) { ${page} } }`,
  allJobDescriptions: `{ allJobDescriptions { ${page} } }`,
  jobDescription: `{ jobDescription(id: "${ids.jobDescriptionId}") { ${jobDescriptionFields} } }`,
  jobDescriptionCreatorSession: `{ jobDescriptionCreatorSession(jobDescriptionId: "${ids.jobDescriptionId}") { jobTitle } }`,
  plan: `{ plan(id: "${ids.planId}") { planProcessingStatus ${planFields} } }`,
  planQuestionsStatus: `{ planQuestionsStatus(jobDescriptionId: "${ids.jobDescriptionId}") { questionsProcessingStatus questionsError } }`,
  createPlan: `mutation { createPlan(jobDescriptionId: "${ids.jobDescriptionId}", jobDescriptionText: "Plans rosters.", numberOfInterviews: 2, includeRecruiterScreen: true) { planId plan { ${planFields} } } }`,
  generateQuestions: `mutation { generateQuestions(id: "${ids.jobDescriptionId}", regenerate: true) { jobDescription { ${jobDescriptionFields} } } }`,
  generateAboutRole: `mutation { generateAboutRole(id: "${ids.jobDescriptionId}", jobTitle: "Taken", uniqueAspects: "", pitch: "", customTone: FUN) { aboutRole } }`,
  generateRequirementAreas: `mutation { generateRequirementAreas(id: "${ids.jobDescriptionId}", jobTitle: "Taken", aboutRole: "") { requirementAreas } }`,
  generateResponsibilities: `mutation { generateResponsibilities(id: "${ids.jobDescriptionId}", jobTitle: "Taken", aboutRole: "", responsibilityArea: "Taken", priorSummaries: [], upcomingResponsibilityAreas: []) { responsibilities } }`,
  generateRequirementAreaText: `mutation { generateRequirementAreaText(id: "${ids.jobDescriptionId}", jobTitle: "Taken", aboutRole: "", responsibilityArea: "Taken", responsibilities: ["Taken"]) { requirementAreaText } }`,
  generateRequirements: `mutation { generateRequirements(id: "${ids.jobDescriptionId}", responsibilities: [], jobTitle: "Taken", aboutRole: "", topic: SPECIFIC_SKILLS, partialRequirements: []) { requirements } }`,
  generateSimplifiedText: `mutation { generateSimplifiedText(id: "${ids.jobDescriptionId}", text: "Taken") { simplifiedText } }`,
  simplifySentence: `mutation { simplifySentence(id: "${ids.jobDescriptionId}", sentence: "Taken") { simplifiedText } }`,
  createJobDescription: `mutation { createJobDescription(title: "", jobDescriptionState: Optimizer) { jobDescription { title } } }`,
  updateJobDescription: `mutation { updateJobDescription(id: "${ids.jobDescriptionId}", title: "Taken") { jobDescription { ${jobDescriptionFields} } } }`,
  deleteJobDescription: `mutation { deleteJobDescription(id: "${ids.jobDescriptionId}") { success id } }`,
  jobDescriptionAnalysis: `mutation { jobDescriptionAnalysis(id: "${ids.jobDescriptionId}", text: "Taken", blocks: [{ text: "Taken", type: "unstyled" }], editorContent: "") { score annotations { text } } }`,
  restoreJobDescriptionVersion: `mutation { restoreJobDescriptionVersion(id: "${ids.jobDescriptionVersionId}") { jobDescription { ${jobDescriptionFields} } } }`,
  updateJobDescriptionCreatorSession: `mutation { updateJobDescriptionCreatorSession(jobDescriptionId: "${ids.jobDescriptionId}", input: { jobTitle: "Taken" }) { jobTitle } }`,
  shareJobDescription: `mutation { shareJobDescription(jobDescriptionId: "${ids.jobDescriptionId}", shareToUserIds: ["${ids.userId}"]) { jobDescription { ${jobDescriptionFields} } } }`,
  removeJobDescriptionShare: `mutation { removeJobDescriptionShare(id: "${ids.jobDescriptionShareId}") { jobDescription { ${jobDescriptionFields} } } }`,
  addPlanQuestion: `mutation { addPlanQuestion(planId: "${ids.planId}", groupId: "${ids.planQuestionGroupId}", text: "Taken", order: 0) { id } }`,
  updatePlanQuestion: `mutation { updatePlanQuestion(id: "${ids.planQuestionId}", questionText: "Taken") { id } }`,
  deletePlanQuestion: `mutation { deletePlanQuestion(id: "${ids.planQuestionId}") { id } }`,
  restorePlanQuestion: `mutation { restorePlanQuestion(id: "${ids.planQuestionId}") { id } }`,
  reorderPlanQuestions: `mutation { reorderPlanQuestions(planId: "${ids.planId}", groupId: "${ids.planQuestionGroupId}", questionIds: ["${ids.planQuestionId}"]) { id } }`,
  addPlanQuestionGroup: `mutation { addPlanQuestionGroup(planId: "${ids.planId}", interviewId: "${ids.planInterviewId}", competency: "Taken", order: 0) { id } }`,
  updatePlanQuestionGroup: `mutation { updatePlanQuestionGroup(id: "${ids.planQuestionGroupId}", competency: "Taken") { id } }`,
  deletePlanQuestionGroup: `mutation { deletePlanQuestionGroup(id: "${ids.planQuestionGroupId}") { id } }`,
  restorePlanQuestionGroup: `mutation { restorePlanQuestionGroup(id: "${ids.planQuestionGroupId}") { id } }`,
  reorderPlanQuestionGroups: `mutation { reorderPlanQuestionGroups(planId: "${ids.planId}", interviewId: "${ids.planInterviewId}", questionGroupIds: ["${ids.planQuestionGroupId}"]) { id } }`,
  movePlanQuestionGroup: `mutation { movePlanQuestionGroup(planId: "${ids.planId}", questionGroupId: "${ids.planQuestionGroupId}", sourceInterviewId: "${ids.planInterviewId}", destinationInterviewId: "${ids.otherPlanInterviewId}", destinationQuestionGroupIds: ["${ids.planQuestionGroupId}"]) { plan { ${planFields} } } }`,
  addPlanInterview: `mutation { addPlanInterview(planId: "${ids.planId}", name: "Taken", order: 0) { id } }`,
  updatePlanInterview: `mutation { updatePlanInterview(id: "${ids.planInterviewId}", name: "Taken") { id } }`,
  deletePlanInterview: `mutation { deletePlanInterview(id: "${ids.planInterviewId}") { id } }`,
  restorePlanInterview: `mutation { restorePlanInterview(id: "${ids.planInterviewId}") { plan { ${planFields} } } }`,
  reorderPlanInterviews: `mutation { reorderPlanInterviews(planId: "${ids.planId}", interviewIds: ["${ids.planInterviewId}"]) { plan { ${planFields} } } }`,
  createInterviewGuides: `mutation { createInterviewGuides(planId: "${ids.planId}") { success guides { id name } } }`,
  libraryQuestions: `{ libraryQuestions(competency: "", search: "team") { question } }`,
  organizationLibrary: `{ organizationLibrary { csv questions { id question } } }`,
  addLibraryQuestion: `mutation { addLibraryQuestion(input: { competency: "Taken", cues: "", type: Technical, question: "Taken?", good: [], weak: "" }) { id } }`,
  updateLibraryQuestion: `mutation { updateLibraryQuestion(id: "${ids.libraryQuestionId}", input: { competency: "Taken", cues: "", type: Technical, question: "Taken?", good: [], weak: "" }) { id } }`,
  deleteLibraryQuestion: `mutation { deleteLibraryQuestion(id: "${ids.libraryQuestionId}") }`,
  importLibraryQuestions: `mutation { importLibraryQuestions(csv: "Competency,Question\\nTaken,Taken?") { added } }`,
  tiePlanLine: `mutation { tiePlanLine(lineId: "${ids.planLineId}", questionId: "${ids.planQuestionId}", isTied: true) { id } }`,
  markPlanLine: `mutation { markPlanLine(id: "${ids.planLineId}", isNotAsked: true) { id } }`,
  requestPlanUpgrade: `mutation { requestPlanUpgrade { success } }`,
  recordJobDescriptionExport: `mutation { recordJobDescriptionExport(jobDescriptionId: "${ids.jobDescriptionId}", ats: "Taken", isInserted: true) }`,
  recordPlanInterviewExport: `mutation { recordPlanInterviewExport(planInterviewId: "${ids.planInterviewId}", ats: "Taken", isInserted: true) }`,
});
