import { randomUUID } from 'node:crypto';
import {
  aiNote,
  aiOutline,
  aiSummary,
  aiTemplate,
  application,
  candidateLink,
  candidateRating,
  clip,
  competency,
  consentEntry,
  cue,
  customTopic,
  excludedUser,
  reportShare,
  skillReport,
  guide,
  interview,
  playlist,
  playlistClip,
  recordingFile,
  share,
  spokenFinding,
  noteReply,
} from '../../web/server/db/tables/schema.ts';
import { addUploadedCall } from '../../web/server/features/calls/addUploadedCall.ts';
import { findVisibleCalls } from '../../web/server/features/calls/callLoaders.ts';
import { updateCallSpeaker } from '../../web/server/features/transcripts/updateCallSpeaker.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildKnownPlan } from '../factories/buildKnownPlan.ts';
import { buildNote } from '../factories/buildNote.ts';
import { buildScorecard } from '../factories/buildScorecard.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildInterviewStage, buildPosition } from '../factories/buildPosition.ts';
import { actorOf, buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import type { TestServer } from '../harness/testServer.ts';
import type { KnownIds } from './operations.ts';

/**
 * Two organizations, one with something of every kind, each with the word "secret" in it. In it are
 * secret@secret.test, who may do everything, and colleague@secret.test; admin@stranger.test is of the other.
 */
export async function buildSecrets({
  database,
  services,
}: TestServer): Promise<{ organizationId: string; ids: KnownIds }> {
  const db = database.system;
  const here = await buildOrganization(db, { name: 'Secret Org' });
  const organizationId = here.id;
  const owner = await buildUser(db, here, {
    roleType: 'SITE_ADMIN',
    email: 'secret@secret.test',
    firstName: 'Secret',
    lastName: 'Owner',
  });
  const colleague = await buildUser(db, here, {
    email: 'colleague@secret.test',
    firstName: 'Col',
    lastName: 'League',
  });
  const other = await buildOrganization(db, { name: 'Other Org', planEnabled: true });
  await buildUser(db, other, {
    roleType: 'SITE_ADMIN',
    planRole: 'ADMIN',
    email: 'admin@stranger.test',
  });

  const candidate = await buildCandidate(db, {
    organizationId,
    firstName: 'Secret',
    lastName: 'Person',
  });
  const ofCandidate = { organizationId, candidateId: candidate.id };
  const link = 'https://secret.test/';
  const secretLink = firstRow(
    await db
      .insert(candidateLink)
      .values({ ...ofCandidate, link, type: 'OTHER', source: 'Secret source' })
      .returning(),
  );
  await db.insert(candidateRating).values({ ...ofCandidate, userId: owner.id, rating: 5 });
  await db.insert(consentEntry).values({
    ...{ ...ofCandidate, decision: 'OPT_IN', evidence: 'Secret words', recordedById: owner.id },
  });
  const position = await buildPosition(db, { organizationId, title: 'Secret Position' });
  const secretApplication = firstRow(
    await db
      .insert(application)
      .values({ ...ofCandidate, positionId: position.id })
      .returning(),
  );
  const stage = await buildInterviewStage(db, { organizationId, title: 'Secret Stage' });
  const secretGuide = firstRow(
    await db
      .insert(guide)
      .values({ organizationId, name: 'Secret Guide', creatorId: owner.id })
      .returning(),
  );
  const ofGuide = { organizationId, guideId: secretGuide.id, index: 0 };
  const secretCompetency = firstRow(
    await db
      .insert(competency)
      .values({ ...ofGuide, name: 'Secret competency' })
      .returning(),
  );
  const secretCue = firstRow(
    await db
      .insert(cue)
      .values({ ...ofGuide, cue: 'Secret question?', competencyId: secretCompetency.id })
      .returning(),
  );
  const made = await buildCall(db, {
    organizationId,
    ownerId: owner.id,
    interviewerIds: [owner.id],
    visibility: 'PRIVATE',
    name: 'Secret Interview',
    candidateId: candidate.id,
    positionId: position.id,
    guideId: secretGuide.id,
  });
  const { speakers, segments } = await buildTranscript(db, made);
  const secretNote = await buildNote(db, made, {
    authorId: owner.id,
    cueId: secretCue.id,
    text: 'Secret note',
  });
  const secretReply = firstRow(
    await db
      .insert(noteReply)
      .values({
        ...{ organizationId, noteId: secretNote.id, authorId: owner.id },
        ...{ text: 'Secret reply', visibility: 'PUBLIC' },
      })
      .returning(),
  );
  const secretClip = firstRow(
    await db
      .insert(clip)
      .values({
        ...{ organizationId, callId: made.id, userId: owner.id, name: 'Secret clip' },
        ...{ startMs: 0, endMs: 1000 },
      })
      .returning(),
  );
  const secretPlaylist = firstRow(
    await db
      .insert(playlist)
      .values({ organizationId, ownerId: owner.id, title: 'Secret playlist' })
      .returning(),
  );
  await db.insert(playlistClip).values({
    ...{ organizationId, playlistId: secretPlaylist.id, clipId: secretClip.id, index: 0 },
  });
  const ofClip = { organizationId, clipId: secretClip.id, createdById: owner.id };
  const insideShare = firstRow(
    await db
      .insert(share)
      .values({ ...ofClip, userId: owner.id })
      .returning(),
  );
  const outsideShare = firstRow(
    await db
      .insert(share)
      .values({
        ...{ ...ofClip, email: 'guest@out.test', title: 'Secret title' },
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .returning(),
  );
  const secretCard = await buildScorecard(db, made, {
    ...{ userId: owner.id, status: 'SUBMITTED', overallScore: 3, overallNotes: 'Secret notes' },
    items: [{ itemText: 'Secret competency', notes: 'Secret item' }],
  });
  await db.insert(recordingFile).values(
    (['ORIGINAL', 'PLAYBACK', 'THUMBNAIL'] as const).map((kind) => ({
      organizationId,
      callId: made.id,
      kind,
      storageKey: `${organizationId}/${made.id}/${kind.toLowerCase()}-x.webm`,
      mimeType: 'audio/webm',
      sizeBytes: 10,
      sha256: 'x',
    })),
  );
  const sentence = {
    ...{
      id: randomUUID(),
      text: 'A secret was told.',
      editedText: 'Secret edit',
      isDeleted: false,
    },
    ...{ editedById: owner.id, writtenById: null },
    evidence: [{ segmentId: firstRow(segments).id, quote: firstRow(segments).text }],
  };
  const part = { organizationId, callId: made.id, index: 0, sentences: [sentence] };
  const madeNote = firstRow(
    await db
      .insert(aiNote)
      .values({
        ...{ ...part, question: 'A secret question', questionType: 'OTHER', status: 'ANSWERED' },
        ...{ matchReason: 'A secret reason', askedAtSegmentId: firstRow(segments).id },
      })
      .returning(),
  );
  await db.insert(aiSummary).values({ ...part, format: 'TLDR', sentences: [] });
  await db.insert(aiOutline).values({
    ...{ organizationId, callId: made.id },
    chapters: [{ title: 'Secret chapter', segmentIds: [firstRow(segments).id] }],
    topics: [{ name: 'secret topic', segmentIds: [firstRow(segments).id] }],
  });
  const secretTemplate = firstRow(
    await db
      .insert(aiTemplate)
      .values({
        ...{ organizationId, creatorId: owner.id, name: 'Secret template' },
        ...{ customType: 'CUSTOM', visibility: 'PRIVATE' },
        sections: [{ title: 'Secret section', prompt: 'Secret prompt' }],
      })
      .returning(),
  );
  const secretTopic = firstRow(
    await db
      .insert(customTopic)
      .values({
        ...{ organizationId, creatorId: owner.id, name: 'Secret topic', speaker: 'ALL' },
        ...{ keywords: ['secret plan'], matchRule: 'ANY', excludedKeywords: [] },
      })
      .returning(),
  );
  const { id: excludedUserId } = firstRow(
    await db
      .insert(excludedUser)
      .values({ organizationId, email: 'excluded@secret.test', createdById: owner.id })
      .returning(),
  );
  const secretReport = firstRow(
    await db
      .insert(reportShare)
      .values({
        ...{ organizationId, createdById: owner.id, userId: owner.id, report: 'OVERVIEW' },
        ...{ title: 'Secret report', message: 'Secret figures' },
        filter: { startMs: 0, endMs: 1, interval: 'DAY', zone: 'UTC' },
      })
      .returning(),
  );
  const secretSkills = firstRow(
    await db
      .insert(skillReport)
      .values({
        ...{ organizationId, creatorId: owner.id, title: 'Secret skills', skills: ['secret'] },
        ...{ positionIds: [position.id], stageIds: [], minimumInterviews: 1 },
        ...{ dateRangeStart: new Date(0), dateRangeEnd: new Date(4e12) },
        ...{ processingStatus: 'COMPLETED', completedAt: new Date(0) },
      })
      .returning(),
  );
  const actor = await actorOf(db, owner);
  const [loaded] = await findVisibleCalls(database.forOrganization(organizationId), actor, [
    made.id,
  ]);
  if (!loaded) throw new Error('The owner must see the interview');
  const ownDb = database.forOrganization(organizationId);
  const { send } = services.jobs;
  const { edit } = await updateCallSpeaker(
    { db: ownDb, actor, call: loaded, send },
    firstRow(speakers).id,
    {
      name: 'Secret Name',
    },
  );
  const uploading = await addUploadedCall({
    db: ownDb,
    actor,
    input: {
      fileName: 'secret.mp3',
      sizeBytes: 100,
      fingerprint: 'secret',
      consentText: 'Agreed',
      interviewerIds: [owner.id],
      languageCode: 'en-US',
      visibility: 'PRIVATE',
    },
    maxUploadBytes: 1000,
  });
  await services.uploads.prepare(uploading.upload);
  const scheduled = firstRow(
    await db
      .insert(interview)
      .values({
        ...{ organizationId, ownerId: owner.id, visibility: 'PRIVATE', name: 'Secret plan' },
        ...{ candidateId: candidate.id, meetingUrl: 'https://secret.test/room' },
        scheduledStart: new Date('2026-03-02T10:00:00Z'),
        scheduledEnd: new Date('2026-03-02T11:00:00Z'),
      })
      .returning(),
  );
  await db.insert(spokenFinding).values({
    ...{ organizationId, callId: made.id, segmentId: firstRow(segments).id },
    ...{ startChar: 0, endChar: 12, kind: 'ALERT', theme: 'START' },
  });
  const ids: KnownIds = {
    callId: made.id,
    speakerId: firstRow(speakers).id,
    otherSpeakerId: speakers[1]?.id ?? '',
    segmentId: firstRow(segments).id,
    editId: edit.id,
    candidateId: candidate.id,
    positionId: position.id,
    clientId: position.positionGroupId,
    stageId: stage.id,
    guideId: secretGuide.id,
    userId: owner.id,
    memberId: colleague.id,
    roleId: here.roleIds.BASIC,
    excludedUserId,
    uploadCallId: uploading.callId,
    ...(await buildKnownPlan(db, {
      ...{ organizationId, creatorId: owner.id },
      sharedToId: colleague.id,
    })),
    aiNoteId: madeNote.id,
    sentenceId: sentence.id,
    noteId: secretNote.id,
    replyId: secretReply.id,
    cueId: secretCue.id,
    competencyId: secretCompetency.id,
    interviewId: made.interviewId,
    scheduledInterviewId: scheduled.id,
    clipId: secretClip.id,
    playlistId: secretPlaylist.id,
    insideShareId: insideShare.id,
    outsideShareId: outsideShare.id,
    templateId: secretTemplate.id,
    topicId: secretTopic.id,
    reportShareId: secretReport.id,
    skillReportId: secretSkills.id,
    candidateLinkId: secretLink.id,
    applicationId: secretApplication.id,
    scorecardId: secretCard.id,
    scorecardItemId: firstRow(secretCard.items).id,
  };
  return { organizationId, ids };
}
