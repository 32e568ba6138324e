import { useApolloClient } from '@apollo/client/react';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import {
  AddClipToPlaylistDocument,
  DeletePlaylistDocument,
  MovePlaylistClipDocument,
  PlaylistDocument,
  RemoveClipFromPlaylistDocument,
} from './playlistDocuments.ts';

interface EditedPlaylist {
  id: string;
  title: string;
}

/** Moves and removes the clips of a playlist: shown at once, and taken back where the server refuses. */
export function usePlaylistEdits({ id: playlistId, title }: EditedPlaylist) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const reload = () => client.refetchQueries({ include: [PlaylistDocument] });
  const report = (refusal: unknown) => {
    notifyFailure(refusal);
    ignoreRejection(Promise.resolve(reload()));
  };

  const move = async (clipIds: readonly string[], from: number, to: number): Promise<void> => {
    const moved = clipIds[from];
    if (moved === undefined) return;
    const order = clipIds.toSpliced(from, 1).toSpliced(to, 0, moved);
    try {
      await client.mutate({
        mutation: MovePlaylistClipDocument,
        variables: { playlistId, clipId: moved, afterClipId: order[to - 1] ?? null },
        optimisticResponse: {
          movePlaylistClip: {
            ...{ __typename: 'Playlist' as const, id: playlistId },
            clips: order.map((id) => ({ __typename: 'Clip' as const, id })),
          },
        },
      });
    } catch (refusal) {
      report(refusal);
    }
  };
  const add = (clipId: string) =>
    client.mutate({ mutation: AddClipToPlaylistDocument, variables: { playlistId, clipId } });
  /** Puts a clip back where it was. */
  const putBack = async (clipId: string, afterClipId: string | null): Promise<void> => {
    try {
      await add(clipId);
      const variables = { playlistId, clipId, afterClipId };
      await client.mutate({ mutation: MovePlaylistClipDocument, variables });
    } catch (refusal) {
      report(refusal);
    }
  };
  const remove = async (clip: { id: string; name: string }, afterClipId: string | null) => {
    try {
      await client.mutate({
        mutation: RemoveClipFromPlaylistDocument,
        variables: { playlistId, clipId: clip.id },
      });
      notifyUndoable(
        `“${clip.name}” removed from the playlist`,
        () => void putBack(clip.id, afterClipId),
      );
    } catch (refusal) {
      report(refusal);
    }
  };
  /** Resolves with whether the playlist is gone. */
  const deleteWhenSure = async (): Promise<boolean> => {
    const isConfirmed = await confirm({
      title: 'Delete this playlist?',
      body: `“${title}” is deleted for everybody. Its clips stay. This cannot be undone.`,
      confirmLabel: 'Delete playlist',
      isDangerous: true,
    });
    if (!isConfirmed) return false;
    try {
      await client.mutate({ mutation: DeletePlaylistDocument, variables: { id: playlistId } });
      client.cache.evict({ id: `Playlist:${playlistId}` });
      client.cache.evict({ fieldName: 'playlists' });
      client.cache.gc();
      notifySuccess('The playlist was deleted.');
      return true;
    } catch (refusal) {
      notifyFailure(refusal);
      return false;
    }
  };
  return {
    move: (clipIds: readonly string[], from: number, to: number) => void move(clipIds, from, to),
    remove: (clip: { id: string; name: string }, afterClipId: string | null) =>
      void remove(clip, afterClipId),
    deleteWhenSure,
  };
}
