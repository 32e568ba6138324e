import type { KillUpload } from './killWorld.ts';
import type { UploadClient } from './uploadClient.ts';

interface Bringing {
  client: UploadClient;
  upload: KillUpload;
  random: () => number;
  /** Takes a promise that the server has broken. */
  onFault(fault: string): void;
}

/**
 * Brings one recording from wherever it stands, as a browser does that was closed meanwhile: finds its
 * upload by the fingerprint or adds it, asks where to go on, and sends the rest in chunks.
 */
export async function bringRecording({ client, upload, random, onFault }: Bringing): Promise<void> {
  upload.place ??= (await findPlace(client, upload)) ?? (await addPlace(client, upload));
  const { uploadUrl, callId } = upload.place;
  const { bytes } = upload;
  let offset = await client.offsetOf(uploadUrl);
  if (offset < upload.acknowledged)
    onFault(
      `${upload.fingerprint}: ${upload.acknowledged} bytes were acknowledged, ${offset} are there`,
    );
  if (offset > bytes.length) onFault(`${upload.fingerprint}: ${offset} of ${bytes.length} bytes`);
  while (offset < bytes.length) {
    const size = 4096 + Math.floor(random() * 16_384);
    offset = await client.send(uploadUrl, offset, bytes.subarray(offset, offset + size));
    upload.acknowledged = offset;
  }
  upload.acknowledged = offset;
  await checkName(client, upload, onFault);
  upload.askedName = `Renamed ${Math.floor(random() * 1e9)}`;
  await client.graphql(
    `mutation ($id: ID!, $input: UpdateCallInput!) { updateCall(id: $id, input: $input) { id } }`,
    { id: callId, input: { name: upload.askedName } },
  );
  upload.acknowledgedName = upload.askedName;
}

/** A change of which the answer was lost may stand or not; one that was acknowledged must stand. */
export async function checkName(
  client: UploadClient,
  { place, acknowledgedName, askedName, fingerprint }: KillUpload,
  onFault: (fault: string) => void,
): Promise<void> {
  if (!place || acknowledgedName === null) return;
  const { call } = await client.graphql<{ call: { name: string } }>(
    `query ($id: ID!) { call(id: $id) { name } }`,
    { id: place.callId },
  );
  if (call.name !== acknowledgedName && call.name !== askedName)
    onFault(`${fingerprint}: was named ${acknowledgedName}, is named ${call.name}`);
}

async function findPlace(client: UploadClient, { fingerprint }: KillUpload) {
  const { unfinishedUploads } = await client.graphql<{
    unfinishedUploads: { id: string; callId: string; fingerprint: string }[];
  }>(`{ unfinishedUploads { id callId fingerprint } }`);
  const found = unfinishedUploads.find((upload) => upload.fingerprint === fingerprint);
  return found ? { callId: found.callId, uploadUrl: `/files/${found.id}` } : null;
}

async function addPlace(client: UploadClient, { fileName, bytes, fingerprint }: KillUpload) {
  const { addUploadedCall } = await client.graphql<{
    addUploadedCall: { call: { id: string }; uploadUrl: string };
  }>(
    `mutation ($input: AddUploadedCallInput!) {
      addUploadedCall(input: $input) { call { id } uploadUrl }
    }`,
    {
      input: {
        ...{ fileName, fingerprint, sizeBytes: bytes.length },
        ...{ interviewerIds: [], languageCode: 'en', consentText: 'Agreed' },
      },
    },
  );
  return { callId: addUploadedCall.call.id, uploadUrl: addUploadedCall.uploadUrl };
}
