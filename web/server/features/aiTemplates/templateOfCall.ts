import { and, asc, eq, ne } from 'drizzle-orm';
import {
  defaultTemplate,
  hasSections,
  mostSections,
  type AppliedTemplate,
  type CallTemplate,
  type TemplateSection,
} from '#shared/domain/aiTemplate.ts';
import type { CallType } from '#shared/domain/call.ts';
import type { Tx } from '../../db/database.ts';
import {
  aiTemplate,
  competency,
  cue,
  guide,
  hiringTeamMember,
  interview,
  interviewInterviewer,
  interviewStage,
  position,
} from '../../db/tables/schema.ts';
import { loadOrganizationSettings } from '../organizations/loadOrganizationSettings.ts';

type TemplateRow = typeof aiTemplate.$inferSelect;

/** What is kept of a template with the notes that were written by it. */
export const appliedOf = ({ id, name, customType }: AppliedTemplate): AppliedTemplate => ({
  ...{ id, name, customType },
});

export interface TemplatedCall {
  organizationId: string;
  interviewId: string;
  type: CallType;
  isAiTemplateChosen: boolean;
  aiTemplateId: string | null;
}

/** What the notes of a call are written by: the template somebody chose, else the default; null without. */
export async function templateOfCall(tx: Tx, call: TemplatedCall): Promise<CallTemplate | null> {
  const { organizationId, interviewId, isAiTemplateChosen, aiTemplateId } = call;
  const { allowAiCustomTemplates } = await loadOrganizationSettings(tx, organizationId);
  if (!allowAiCustomTemplates) return null;
  const found = isAiTemplateChosen
    ? await findChosen(tx, aiTemplateId)
    : await findDefault(tx, call);
  if (!found) return null;
  const { customType } = found;
  return {
    ...appliedOf(found),
    sections: await sectionsOf(tx, found, interviewId),
    guidance: found.customPrompt,
    isOfCandidate: customType === 'CANDIDATE_SUMMARY_CUSTOM' || customType === 'SCORECARD',
  };
}

async function findChosen(tx: Tx, id: string | null): Promise<TemplateRow | undefined> {
  if (id === null) return undefined;
  const [found] = await tx.select().from(aiTemplate).where(eq(aiTemplate.id, id));
  return found;
}

async function findDefault(
  tx: Tx,
  { organizationId, interviewId, type }: TemplatedCall,
): Promise<TemplateRow | null> {
  const templates = await tx
    .select()
    .from(aiTemplate)
    .where(
      and(
        eq(aiTemplate.organizationId, organizationId),
        eq(aiTemplate.visibility, 'PUBLIC'),
        ne(aiTemplate.defaultFor, 'NONE'),
      ),
    )
    .orderBy(asc(aiTemplate.createdAt), asc(aiTemplate.id));
  if (templates.length === 0) return null;
  const [facts] = await tx
    .select({ name: interview.name, position: position.title, stage: interviewStage.title })
    .from(interview)
    .leftJoin(position, eq(position.id, interview.positionId))
    .leftJoin(interviewStage, eq(interviewStage.id, interview.interviewStageId))
    .where(eq(interview.id, interviewId));
  const team = await tx
    .select({ role: hiringTeamMember.positionRole })
    .from(interviewInterviewer)
    .innerJoin(interview, eq(interview.id, interviewInterviewer.interviewId))
    .innerJoin(
      hiringTeamMember,
      and(
        eq(hiringTeamMember.positionId, interview.positionId),
        eq(hiringTeamMember.userId, interviewInterviewer.userId),
      ),
    )
    .where(eq(interview.id, interviewId));
  return defaultTemplate(templates, {
    type,
    personas: team.flatMap(({ role }) => role ?? []),
    title: [facts?.name, facts?.position, facts?.stage].filter(Boolean).join('\n'),
  });
}

/** The sections to write; of a scorecard, the competencies of the interview's guide. */
async function sectionsOf(
  tx: Tx,
  { customType, sections }: TemplateRow,
  interviewId: string,
): Promise<readonly TemplateSection[]> {
  if (hasSections(customType)) return sections;
  if (customType !== 'SCORECARD') return [];
  const rows = await tx
    .select({ title: competency.name, cue: cue.cue })
    .from(interview)
    // The competencies of a private guide are not for everybody who sees the interview.
    .innerJoin(guide, and(eq(guide.id, interview.guideId), eq(guide.visibility, 'PUBLIC')))
    .innerJoin(competency, eq(competency.guideId, guide.id))
    .leftJoin(cue, eq(cue.competencyId, competency.id))
    .where(eq(interview.id, interviewId))
    .orderBy(asc(competency.index), asc(cue.index));
  return [...Map.groupBy(rows, ({ title }) => title)]
    .slice(0, mostSections)
    .map(([title, cues]) => ({ title, prompt: cues.flatMap((item) => item.cue ?? []).join('\n') }));
}
