import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconDownload,
  IconLink,
  IconPencil,
  IconPlaylistAdd,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useDeleteClip } from '../../features/clips/useDeleteClip.ts';
import type { ClipRow_ClipFragment } from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { copyText } from '../../ui/copyText.ts';
import { useIsMobile } from '../../ui/useIsMobile.ts';

const EditClipDialog = lazyPart(() => import('./EditClipDialog.tsx'), 'EditClipDialog');
const AddToPlaylistDialog = lazyPart(
  () => import('../../features/playlists/AddToPlaylistDialog.tsx'),
  'AddToPlaylistDialog',
);

const ShareDialog = lazyPart(() => import('../../features/sharing/ShareDialog.tsx'), 'ShareDialog');

interface ClipActionsProps {
  clip: ClipRow_ClipFragment;
  /** Null for a reader who may not download. */
  downloadUrl: string | null;
  onDeleted: () => void;
}

/** What can be done with a clip by this reader. */
export function ClipActions({ clip, downloadUrl, onDeleted }: ClipActionsProps) {
  const isMobile = useIsMobile();
  const deleteClip = useDeleteClip();
  const [open, setOpen] = useState<'edit' | 'playlist' | 'share' | null>(null);
  const close = () => setOpen(null);
  const deleteWhenSure = async () => {
    if (await deleteClip(clip)) onDeleted();
  };
  return (
    <Group gap="xs" wrap="nowrap">
      {!isMobile && (
        <Button
          variant="default"
          leftSection={<IconPlaylistAdd size={16} stroke={1.6} aria-hidden />}
          onClick={() => setOpen('playlist')}
        >
          Add to playlist
        </Button>
      )}
      {clip.canShare && <Button onClick={() => setOpen('share')}>Share</Button>}
      <Menu position="bottom-end" width={220} withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label="More">
            <IconDotsVertical size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {/* The title needs the room beside it. */}
          {isMobile && (
            <Menu.Item
              leftSection={<IconPlaylistAdd size={16} stroke={1.6} />}
              onClick={() => setOpen('playlist')}
            >
              Add to playlist
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconLink size={16} stroke={1.6} />}
            onClick={() => void copyText(`${window.location.origin}/clip/${clip.id}`)}
          >
            Copy link
          </Menu.Item>
          {clip.canEdit && clip.call && (
            <Menu.Item
              leftSection={<IconPencil size={16} stroke={1.6} />}
              onClick={() => setOpen('edit')}
            >
              Edit clip
            </Menu.Item>
          )}
          {downloadUrl && (
            <Menu.Item
              component="a"
              href={downloadUrl}
              download
              leftSection={<IconDownload size={16} stroke={1.6} />}
            >
              Download clip
            </Menu.Item>
          )}
          {clip.canDelete && (
            <>
              <Menu.Divider />
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} stroke={1.6} />}
                onClick={() => ignoreRejection(deleteWhenSure())}
              >
                Delete clip
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {open === 'edit' && clip.call && (
          <EditClipDialog clip={clip} callId={clip.call.id} onClose={close} />
        )}
        {open === 'share' && (
          <ShareDialog noun="clip" id={clip.id} path={`/clip/${clip.id}`} onClose={close} />
        )}
        {open === 'playlist' && <AddToPlaylistDialog clip={clip} onClose={close} />}
      </Suspense>
    </Group>
  );
}
