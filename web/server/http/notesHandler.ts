import { noteDetails } from '#shared/domain/notesPage/notesPage.ts';
import { UserError } from '../errors/userError.ts';
import { exportNotes, isNotesFormat } from '../features/aiNotes/exportNotes.ts';
import { createDownloadHandler, type DownloadOptions } from './downloadHandler.ts';

const notesUrl = /^\/ai-notes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]+)$/;
const unseen = 'These notes do not exist, or you have no access to them.';

/**
 * `GET /ai-notes/{callId}.{format}?detail=BRIEF|STANDARD|FULL`: the AI notes of a call the person may see,
 * as Markdown, HTML, Word or PDF, with links to the moments.
 */
export const createNotesHandler = (options: DownloadOptions) =>
  createDownloadHandler(options, async ({ services, actor, loaders, url }) => {
    const [, callId = '', format = ''] = notesUrl.exec(url.pathname) ?? [];
    if (!isNotesFormat(format)) throw new UserError('NOT_FOUND', unseen);
    const call = await loaders.callById.load(callId);
    if (!call) throw new UserError('NOT_FOUND', unseen);
    const wanted = url.searchParams.get('detail');
    const detail = noteDetails.find((known) => known === wanted) ?? 'STANDARD';
    const origin = services.settings.PUBLIC_URL;
    const file = await exportNotes({ actor, loaders, origin }, call, { format, detail });
    if (!file) throw new UserError('NOT_FOUND', unseen);
    return file;
  });
