import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconDownload,
  IconFileExport,
  IconFileImport,
  IconLanguage,
  IconLink,
  IconPencil,
  IconMicrophoneOff,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import classes from './InterviewMenu.module.css';
import { KeepItem } from './KeepItem.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { SpeechLanguageChoice } from './ReTranscribeDialog.tsx';

const ReTranscribeDialog = lazyPart(() => import('./ReTranscribeDialog.tsx'), 'ReTranscribeDialog');

const InterviewMenuFragment = graphql(`
  fragment InterviewMenu_call on Call {
    id
    languageCode
    canDelete
    canDisableRecording
    canDownload
    canReTranscribe
    canKeep
    skipRedaction
    startTime
    recording {
      downloadUrl
    }
  }
`);

interface InterviewMenuProps {
  call: FragmentType<typeof InterviewMenuFragment>;
  languages: readonly SpeechLanguageChoice[];
  /** Null where a button beside the menu does it. */
  onShare: (() => void) | null;
  onCopyLink: () => void;
  /** Null for a reader who may not change what is said of the interview. */
  onEditDetails: (() => void) | null;
  /** Null where there is no transcript to export, or none may be imported. */
  onExport: (() => void) | null;
  onImport: (() => void) | null;
  onDisableRecording: () => void;
  onDelete: () => void;
}

/** What else can be done with an interview; only what this reader may and this server can. */
export function InterviewMenu(props: InterviewMenuProps) {
  const { call, languages, onCopyLink, onEditDetails, onExport, onImport, onDelete } = props;
  const [isChoosingLanguage, setIsChoosingLanguage] = useState(false);
  const facts = readFragment(InterviewMenuFragment, call);
  const downloadUrl = facts.canDownload ? facts.recording?.downloadUrl : null;
  return (
    <>
      <Menu
        position="bottom-end"
        width={280}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon aria-label="More">
            <IconDotsVertical size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {props.onShare && (
            <Menu.Item leftSection={<IconShare size={16} stroke={1.6} />} onClick={props.onShare}>
              Share
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLink size={16} stroke={1.6} />} onClick={onCopyLink}>
            Copy link to this moment
          </Menu.Item>
          {onEditDetails && (
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={onEditDetails}>
              Edit details
            </Menu.Item>
          )}
          {downloadUrl && (
            <Menu.Item
              component="a"
              href={downloadUrl}
              download
              leftSection={<IconDownload size={16} stroke={1.6} />}
            >
              Download recording
            </Menu.Item>
          )}
          {onExport && (
            <Menu.Item leftSection={<IconFileExport size={16} stroke={1.6} />} onClick={onExport}>
              Export transcript
            </Menu.Item>
          )}
          {onImport && (
            <Menu.Item leftSection={<IconFileImport size={16} stroke={1.6} />} onClick={onImport}>
              Import transcript
            </Menu.Item>
          )}
          {facts.canReTranscribe && languages.length > 0 && (
            <Menu.Item
              leftSection={<IconLanguage size={16} stroke={1.6} />}
              onClick={() => setIsChoosingLanguage(true)}
            >
              Transcribe again
            </Menu.Item>
          )}
          <KeepItem call={facts} />
          {(facts.canDisableRecording || facts.canDelete) && <Menu.Divider />}
          {facts.canDisableRecording && (
            <Menu.Item
              className={classes.danger}
              leftSection={<IconMicrophoneOff size={16} stroke={1.6} />}
              onClick={props.onDisableRecording}
            >
              Disable recording
            </Menu.Item>
          )}
          {facts.canDelete && (
            <Menu.Item
              className={classes.danger}
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={onDelete}
            >
              Delete interview
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isChoosingLanguage && (
        <Suspense fallback={null}>
          <ReTranscribeDialog
            callId={facts.id}
            languages={languages}
            current={facts.languageCode}
            onClose={() => setIsChoosingLanguage(false)}
          />
        </Suspense>
      )}
    </>
  );
}
