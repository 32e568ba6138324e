import { eq } from 'drizzle-orm';
import {
  hasSections,
  longestTemplateName,
  templateFault,
  type TemplateInput,
} from '#shared/domain/aiTemplate.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { aiTemplate } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { loadOrganizationSettings } from '../organizations/loadOrganizationSettings.ts';
import type { LoadedTemplate } from './aiTemplateLoaders.ts';

/** The id of the saved template, or what is wrong with it. */
export type SavedTemplate = { id: string } | { validationError: string };

interface TemplateWriting {
  db: Db;
  actor: Actor;
}

/** @throws {UserError} FORBIDDEN when the organization does not allow templates. */
export const createTemplate = (
  { db, actor }: TemplateWriting,
  input: TemplateInput,
): Promise<SavedTemplate> =>
  db.transaction(async (tx) => {
    await refuseWhenOff(tx, actor);
    const validationError = templateFault(input);
    if (validationError !== null) return { validationError };
    const { organizationId, userId: creatorId } = actor;
    const { id } = oneRow(
      await tx
        .insert(aiTemplate)
        .values({ organizationId, creatorId, ...columnsOf(input) })
        .returning({ id: aiTemplate.id }),
    );
    await recordEvent(tx, actor, 'aiTemplate.added', id, { name: input.name.trim() });
    return { id };
  });

/** Changes a template; notes that were written by it stay as they are. */
export const updateTemplate = (
  { db, actor }: TemplateWriting,
  { id }: LoadedTemplate,
  input: TemplateInput,
): Promise<SavedTemplate> =>
  db.transaction(async (tx) => {
    await refuseWhenOff(tx, actor);
    const validationError = templateFault(input);
    if (validationError !== null) return { validationError };
    await tx.update(aiTemplate).set(columnsOf(input)).where(eq(aiTemplate.id, id));
    await recordEvent(tx, actor, 'aiTemplate.updated', id, { name: input.name.trim() });
    return { id };
  });

/** Deletes a template; notes that were written by it stay. */
export const deleteTemplate = (
  { db, actor }: TemplateWriting,
  { id, name }: LoadedTemplate,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(aiTemplate).where(eq(aiTemplate.id, id));
    await recordEvent(tx, actor, 'aiTemplate.deleted', id, { name });
  });

const suffix = ' (copy)';

/** Copies a template for the actor alone and returns the copy's id. The copy is no default. */
export const duplicateTemplate = (
  { db, actor }: TemplateWriting,
  source: LoadedTemplate,
): Promise<string> =>
  db.transaction(async (tx) => {
    await refuseWhenOff(tx, actor);
    const { customType, sections, customPrompt } = source;
    const { id } = oneRow(
      await tx
        .insert(aiTemplate)
        .values({
          ...{ organizationId: actor.organizationId, creatorId: actor.userId },
          ...{ customType, sections, customPrompt, visibility: 'PRIVATE' },
          name: source.name.slice(0, longestTemplateName - suffix.length) + suffix,
        })
        .returning({ id: aiTemplate.id }),
    );
    await recordEvent(tx, actor, 'aiTemplate.duplicated', id, { sourceId: source.id });
    return id;
  });

const clean = (text: string): string => text.replaceAll('\0', '').trim();

function columnsOf(input: TemplateInput) {
  const { customType, visibility, defaultFor } = input;
  const isMatching = defaultFor === 'MATCHING';
  return {
    ...{ name: clean(input.name), customType, visibility, defaultFor },
    customPrompt: clean(input.customPrompt),
    sections: hasSections(customType)
      ? input.sections.map(({ title, prompt }) => ({ title: clean(title), prompt: clean(prompt) }))
      : [],
    defaultForPersona: isMatching ? [...new Set(input.defaultForPersona)] : [],
    defaultForKeywords: isMatching
      ? [...new Set(input.defaultForKeywords.map(clean))].filter((item) => item !== '')
      : [],
    defaultForMeetingType: isMatching ? [...new Set(input.defaultForMeetingType)] : [],
  };
}

async function refuseWhenOff(tx: Tx, { organizationId }: Actor): Promise<void> {
  const { allowAiCustomTemplates } = await loadOrganizationSettings(tx, organizationId);
  if (!allowAiCustomTemplates)
    throw new UserError('FORBIDDEN', 'Your organization does not use templates for AI notes.');
}
