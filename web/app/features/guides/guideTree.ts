import type { QuestionType } from '#shared/domain/guide.ts';

export interface Choice {
  value: string;
  label: string;
}

export interface GuideCue {
  id: string;
  cue: string;
  /** In plain words. */
  description: string;
  /** Where the description has a look of its own; it then stands in the place of the plain words. */
  descriptionHtml: string | null;
  type: string;
  competency: string | null;
  scoringEnabled: boolean;
}

export interface GuideTree {
  name: string;
  visibility: string;
  position: Choice | null;
  stage: Choice | null;
  assigned: readonly Choice[];
  overallScoringEnabled: boolean;
  competencies: readonly { id: string; name: string }[];
  /** In the order in which they are asked. */
  cues: readonly GuideCue[];
}

export type GuideSettings = Partial<
  Pick<GuideTree, 'visibility' | 'position' | 'stage' | 'assigned' | 'overallScoringEnabled'>
>;
type CueSettings = Partial<Pick<GuideCue, 'competency' | 'scoringEnabled'>> & {
  type?: QuestionType;
};

export type GuideEdit =
  | { kind: 'nameGuide'; name: string; replaces: string }
  | { kind: 'setGuide'; settings: GuideSettings }
  | { kind: 'addCue'; cue: GuideCue; content?: string; afterCueId: string | null }
  | { kind: 'wordCue'; cueId: string; text: string; replaces: string }
  | { kind: 'describeCue'; cueId: string; content: string; html: string; replaces: string }
  | { kind: 'setCue'; cueId: string; settings: CueSettings }
  | { kind: 'moveCue'; cueId: string; afterCueId: string | null }
  | { kind: 'deleteCue'; cueId: string }
  | { kind: 'addCompetency'; competencyId: string; name: string }
  | { kind: 'renameCompetency'; competencyId: string; name: string }
  | { kind: 'moveCompetency'; competencyId: string; afterCompetencyId: string | null }
  | { kind: 'deleteCompetency'; competencyId: string };

/** An edit that somebody types, and that another person's text can stand against. */
export type TypedEdit = Extract<GuideEdit, { replaces: string }>;

export const isTyped = (edit: GuideEdit): edit is TypedEdit => 'replaces' in edit;

/** Names the text that an edit changes. */
export const textKeyOf = (edit: TypedEdit): string =>
  edit.kind === 'nameGuide' ? edit.kind : `${edit.kind}/${edit.cueId}`;

/** The description as it is kept. */
export const keptDescription = ({ description, descriptionHtml }: GuideCue): string =>
  descriptionHtml ?? description;

interface Row {
  id: string;
}

/** The rows with one of them after another, or first when `afterId` is null. */
function movedAfter<One extends Row>(
  rows: readonly One[],
  id: string,
  afterId: string | null,
): readonly One[] {
  const moved = rows.find((row) => row.id === id);
  return moved
    ? insertedAfter(
        rows.filter((row) => row.id !== id),
        moved,
        afterId,
      )
    : rows;
}

function insertedAfter<One extends Row>(rows: readonly One[], row: One, afterId: string | null) {
  if (afterId === null) return [row, ...rows];
  const at = rows.findIndex(({ id }) => id === afterId);
  return at < 0 ? [...rows, row] : rows.toSpliced(at + 1, 0, row);
}

/** What somebody who dragged a row from one place to another wants it to stand after; null for first. */
export function idBefore(rows: readonly Row[], from: number, to: number): string | null {
  const others = rows.filter((_, place) => place !== from);
  return others[to - 1]?.id ?? null;
}

const isSameName = (item: string | null, other: string) =>
  item?.toLowerCase() === other.toLowerCase();

/** The guide as an edit leaves it; one that names what is not there changes nothing. */
export function applyGuideEdit(guide: GuideTree, edit: GuideEdit): GuideTree {
  const withCue = (cueId: string, changes: Partial<GuideCue>): GuideTree => ({
    ...guide,
    cues: guide.cues.map((cue) => (cue.id === cueId ? { ...cue, ...changes } : cue)),
  });
  switch (edit.kind) {
    case 'nameGuide':
      return { ...guide, name: edit.name };
    case 'setGuide':
      return { ...guide, ...edit.settings };
    case 'addCue': {
      if (guide.cues.some(({ id }) => id === edit.cue.id)) return guide;
      const afterId = edit.afterCueId ?? guide.cues.at(-1)?.id ?? null;
      return { ...guide, cues: insertedAfter(guide.cues, edit.cue, afterId) };
    }
    case 'wordCue':
      return withCue(edit.cueId, { cue: edit.text });
    case 'describeCue':
      return withCue(edit.cueId, { description: '', descriptionHtml: edit.html || null });
    case 'setCue':
      return withCue(edit.cueId, edit.settings);
    case 'moveCue':
      return { ...guide, cues: movedAfter(guide.cues, edit.cueId, edit.afterCueId) };
    case 'deleteCue':
      return { ...guide, cues: guide.cues.filter(({ id }) => id !== edit.cueId) };
    case 'addCompetency':
      return guide.competencies.some(({ name }) => isSameName(name, edit.name))
        ? guide
        : {
            ...guide,
            competencies: [...guide.competencies, { id: edit.competencyId, name: edit.name }],
          };
    case 'renameCompetency':
      return withCompetency(guide, edit.competencyId, edit.name);
    case 'moveCompetency':
      return {
        ...guide,
        competencies: movedAfter(guide.competencies, edit.competencyId, edit.afterCompetencyId),
      };
    case 'deleteCompetency':
      return withCompetency(guide, edit.competencyId, null);
  }
}

/** Its questions keep belonging to it under the new name; to none when it goes. */
function withCompetency(guide: GuideTree, id: string, name: string | null): GuideTree {
  const before = guide.competencies.find((competency) => competency.id === id);
  if (!before) return guide;
  return {
    ...guide,
    competencies: guide.competencies.flatMap((competency) => {
      if (competency.id !== id) return [competency];
      return name === null ? [] : [{ id, name }];
    }),
    cues: guide.cues.map((cue) =>
      isSameName(cue.competency, before.name) ? { ...cue, competency: name } : cue,
    ),
  };
}
