import { z } from 'zod';
import { askServer } from '../../platform/network.ts';
import type { Creation } from '../fields/SearchSelect.tsx';

const cueSchema = z.object({
  id: z.string(),
  cue: z.string(),
  description: z.string(),
  competency: z.string().nullable(),
  scoringEnabled: z.boolean().default(false),
});
/** A guide as the server answers it. */
export const guideSchema = z
  .object({
    ...{ id: z.string(), name: z.string(), cues: z.array(cueSchema) },
    overallScoringEnabled: z.boolean(),
  })
  .transform(({ name, ...guide }): Guide => ({ ...guide, label: name }));
export type GuideCue = z.infer<typeof cueSchema>;
export interface Guide {
  id: string;
  label: string;
  overallScoringEnabled: boolean;
  cues: GuideCue[];
}

export const guideOperations = {
  guides: /* GraphQL */ `
    query Guides($query: String) {
      guides(limit: 50, query: $query) {
        id
        name
        overallScoringEnabled
        cues {
          id
          cue
          description
          competency
          scoringEnabled
        }
      }
    }
  `,
  guidesOfPosition: /* GraphQL */ `
    query GuidesOfPosition($positionId: ID!) {
      guides(limit: 50, filter: { positionId: $positionId }) {
        id
        name
        overallScoringEnabled
        interviewStage {
          title
        }
        cues {
          id
          cue
          description
          competency
          scoringEnabled
        }
      }
    }
  `,
  canCreateCallGuide: /* GraphQL */ `
    query CanCreateCallGuide {
      canCreateCallGuide
    }
  `,
  addCallGuide: /* GraphQL */ `
    mutation AddCallGuide($input: CallGuideInput!) {
      addCallGuide(input: $input) {
        id
        name
        overallScoringEnabled
        cues {
          id
          cue
          description
          competency
          scoringEnabled
        }
      }
    }
  `,
} as const;

/** Guides the person may use whose name fits. @throws {ServerProblem} */
export async function findGuides(query: string): Promise<Guide[]> {
  const schema = z.object({ guides: z.array(guideSchema) });
  const { guides } = await askServer(schema, guideOperations.guides, { query: query || null });
  return guides;
}

/** The guides of a position that the person may use, with the stage each is for. @throws {ServerProblem} */
export async function findGuidesOf(
  positionId: string,
): Promise<{ guide: Guide; stage: string | null }[]> {
  const stageSchema = z.object({ interviewStage: z.object({ title: z.string() }).nullable() });
  const schema = z.object({ guides: z.array(z.unknown()) });
  const { guides } = await askServer(schema, guideOperations.guidesOfPosition, { positionId });
  return guides.map((item) => ({
    guide: guideSchema.parse(item),
    stage: stageSchema.parse(item).interviewStage?.title ?? null,
  }));
}

/** How the person makes a guide, where they may. Its questions are written in the web app. @throws {ServerProblem} */
export async function findGuideCreations(): Promise<Creation<Guide>[]> {
  const schema = z.object({ canCreateCallGuide: z.boolean() });
  const { canCreateCallGuide } = await askServer(schema, guideOperations.canCreateCallGuide, {});
  return canCreateCallGuide ? [{ place: null, create: addGuide }] : [];
}

async function addGuide(name: string): Promise<Guide> {
  const schema = z.object({ addCallGuide: guideSchema });
  const answer = await askServer(schema, guideOperations.addCallGuide, { input: { name } });
  return answer.addCallGuide;
}

const keyOf = (guideId: string) => `guide:${guideId}`;

/** Keeps the chosen guide at hand, so that an interview goes on while the server is away. */
export function rememberGuide(guide: Guide): void {
  localStorage.setItem(keyOf(guide.id), JSON.stringify(guide));
}

/** Takes over what was changed in the web app since. @throws {ServerProblem} */
export async function loadAgain({ id, label }: Guide): Promise<void> {
  const guide = (await findGuides(label)).find((found) => found.id === id);
  if (guide) rememberGuide(guide);
}

export function rememberedGuide(guideId: string): Guide | null {
  const schema = z.object({
    ...{ id: z.string(), label: z.string(), cues: z.array(cueSchema) },
    overallScoringEnabled: z.boolean().default(false),
  });
  try {
    return schema.parse(JSON.parse(localStorage.getItem(keyOf(guideId)) ?? ''));
  } catch {
    return null;
  }
}
