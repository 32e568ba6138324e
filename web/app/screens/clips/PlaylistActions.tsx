import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDotsVertical, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { UpdatePlaylistDocument } from '../../features/playlists/playlistDocuments.ts';
import { PlaylistForm } from '../../features/playlists/PlaylistForm.tsx';
import { usePlaylistEdits } from '../../features/playlists/usePlaylistEdits.ts';
import type { PlaylistRow_PlaylistFragment } from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { copyText } from '../../ui/copyText.ts';

const ShareDialog = lazyPart(() => import('../../features/sharing/ShareDialog.tsx'), 'ShareDialog');

interface PlaylistActionsProps {
  playlist: PlaylistRow_PlaylistFragment;
  /** Who may share it, given all of its clips. */
  canShare: boolean;
  onDeleted: () => void;
}

/** What can be done with a playlist by this reader. */
export function PlaylistActions({ playlist, canShare, onDeleted }: PlaylistActionsProps) {
  const { deleteWhenSure } = usePlaylistEdits(playlist);
  const [update] = useMutation(UpdatePlaylistDocument);
  const [isEditing, setIsEditing] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const { id, title, description, canEdit, canDelete } = playlist;
  const remove = async () => {
    if (await deleteWhenSure()) onDeleted();
  };
  return (
    <Group gap="xs" wrap="nowrap">
      {canShare && <Button onClick={() => setIsSharing(true)}>Share</Button>}
      <Menu position="bottom-end" width={220} withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label="More">
            <IconDotsVertical size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconLink size={16} stroke={1.6} />}
            onClick={() => void copyText(`${window.location.origin}/playlist/${id}`)}
          >
            Copy link
          </Menu.Item>
          {canEdit && (
            <Menu.Item
              leftSection={<IconPencil size={16} stroke={1.6} />}
              onClick={() => setIsEditing(true)}
            >
              Edit title and description
            </Menu.Item>
          )}
          {canDelete && (
            <>
              <Menu.Divider />
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} stroke={1.6} />}
                onClick={() => ignoreRejection(remove())}
              >
                Delete playlist
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog
            noun="playlist"
            id={id}
            path={`/playlist/${id}`}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
      {isEditing && (
        <PlaylistForm
          playlistId={id}
          heading="Edit playlist"
          saveLabel="Save"
          title={title}
          description={description}
          onSave={async (changes) => {
            await update({ variables: { id, ...changes } });
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
    </Group>
  );
}
