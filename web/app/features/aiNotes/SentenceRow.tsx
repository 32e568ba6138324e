import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { Sentence_SentenceFragment } from '../../lib/__generated__/graphql.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useOpenDraft } from '../../lib/useDraft.ts';
import { EvidenceFragment } from './aiNotesDocuments.ts';
import { useCiting } from './citing.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { SentenceEditor } from './SentenceEditor.tsx';
import classes from './SentenceRow.module.css';
import { useWriting } from './writingState.ts';

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'), 'ReportDialog');

/** One sentence, the words it rests on, and what can be done about it. */
export function SentenceRow({ sentence }: { sentence: Sentence_SentenceFragment }) {
  const { canEdit, notes } = useWriting();
  const { point } = useCiting();
  const [isReporting, setIsReporting] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const { id, text, originalText, isEdited, writtenBy } = sentence;
  const draftKey = `sentence/${id}`;
  const [isEditing, setIsEditing] = useOpenDraft(draftKey);
  const evidence = readFragment(EvidenceFragment, sentence.evidence);

  if (isEditing && canEdit)
    return (
      <li>
        <SentenceEditor
          draftKey={draftKey}
          label="Sentence"
          text={text}
          onSave={(changed) => notes.update(id, changed)}
          onDone={() => {
            setIsEditing(false);
            // The pointer may be anywhere by now.
            point([]);
            setTimeout(() => menu.current?.focus());
          }}
        />
      </li>
    );
  return (
    <li
      className={classes.sentence}
      onPointerEnter={() => evidence.length > 0 && point(evidence)}
      onPointerLeave={() => point([])}
    >
      <div className={classes.text}>
        {text}
        <EvidenceMarks evidence={evidence} />
        <Marks sentence={sentence} />
      </div>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={menu}
            size={28}
            className={classes.more}
            aria-label={`About this sentence: ${text}`}
          >
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {canEdit && (
            <Menu.Item
              leftSection={<IconPencil size={16} stroke={1.6} />}
              onClick={() => setIsEditing(true)}
            >
              Edit
            </Menu.Item>
          )}
          {canEdit && isEdited && originalText !== null && (
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
              onClick={() => notes.restore(id)}
            >
              Back to how it was written
            </Menu.Item>
          )}
          {canEdit && (
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={() => notes.remove(id)}
            >
              Delete
            </Menu.Item>
          )}
          {!writtenBy && (
            <Menu.Item
              leftSection={<IconFlag size={16} stroke={1.6} />}
              onClick={() => setIsReporting(true)}
            >
              Report as wrong
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog
            sentenceId={id}
            text={text}
            onReport={(reason, comment) => notes.report(id, reason, comment)}
            onClose={() => setIsReporting(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

/** Who stands for it, where that is not the engine alone. */
function Marks({ sentence }: { sentence: Sentence_SentenceFragment }) {
  const { isEdited, editedBy, originalText, writtenBy, isReportedByMe } = sentence;
  return (
    <>
      {writtenBy && <span className={classes.mark}>Written by {writtenBy.fullName}</span>}
      {isEdited && (
        <span
          className={classes.mark}
          title={originalText === null ? undefined : `Was: ${originalText}`}
        >
          {editedBy ? `Edited by ${editedBy.fullName}` : 'Edited'}
        </span>
      )}
      {isReportedByMe && <span className={classes.mark}>Reported by you</span>}
    </>
  );
}
