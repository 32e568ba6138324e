import { eq } from 'drizzle-orm';
import type { AppliedTemplate } from '#shared/domain/aiTemplate.ts';
import { shownParts } from '#shared/domain/aiTemplate.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { aiOutline, call as callTable } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderAiWriting } from '../aiWriting/orderAiWriting.ts';
import { appliedOf } from '../aiTemplates/templateOfCall.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';

/**
 * Chooses the template of a call's summary, or the standard summary. The standard parts are always written,
 * so they show at once; sections are ordered from the engine.
 */
export async function chooseTemplate(input: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  template: AppliedTemplate | null;
  send: SendJob;
}): Promise<void> {
  const { db, actor, call, template, send } = input;
  const { id: callId, organizationId } = call;
  await db.transaction(async (tx) => {
    await tx
      .update(callTable)
      .set({ isAiTemplateChosen: true, aiTemplateId: template?.id ?? null })
      .where(eq(callTable.id, callId));
    await recordEvent(tx, actor, 'aiNotes.templateChosen', callId, {
      templateId: template?.id ?? null,
    });
    if (shownParts(template).includes('SECTION') && call.transcriptEngineRecordId !== null)
      return orderAiWriting({ tx, send, call, kinds: ['SUMMARY'], isForced: true });
    await tx
      .update(aiOutline)
      .set({ template: template && appliedOf(template) })
      .where(eq(aiOutline.callId, callId));
    await publish({ organizationId, callId, what: 'aiNotes' }, tx);
  });
}
