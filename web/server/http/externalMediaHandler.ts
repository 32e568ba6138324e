import { fromNodeHeaders } from 'better-auth/node';
import type { ClipFiles } from '../features/clips/clipFiles.ts';
import { findExternalPassages } from '../features/shares/externalPassages.ts';
import { findOwnShare, isExpired } from '../features/shares/externalViewer.ts';
import type { Services } from '../graphql/context.ts';
import { answerText } from './answer.ts';
import type { Route } from './route.ts';
import { refuseUnseen, sendStoredFile } from './sendStoredFile.ts';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const externalMediaPath = new RegExp(`^/media/external/(${id})/(${id})$`);

/**
 * Serves what was shared outside at `/media/external/{shareId}/{passageId}` to the browser that has verified
 * the address, while the share lasts: a recording as people play it, or the passage of a clip. Never a download.
 */
export function createExternalMediaHandler(
  services: Services,
  clipFiles: ClipFiles,
): Route['answer'] {
  const { database, storage } = services;
  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerText(response, 405, 'Recordings can only be read.', { allow: 'GET, HEAD' });
    const [, shareId = '', passageId = ''] = externalMediaPath.exec(url.pathname) ?? [];
    const headers = fromNodeHeaders(request.headers);
    const share = await findOwnShare({ services, headers }, shareId);
    if (!share || isExpired(share)) return refuseUnseen(response);
    const db = database.forOrganization(share.organizationId);
    const passages = await findExternalPassages(db, share);
    const passage = passages.find((item) => item.id === passageId);
    if (!passage?.recording) return refuseUnseen(response);
    const file = passage.isWhole
      ? passage.recording
      : await clipFiles.open(passage, passage.recording);
    await sendStoredFile(storage, file, null, response);
  };
}
