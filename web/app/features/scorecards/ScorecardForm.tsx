import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { scoreLabels } from '#shared/domain/scorecard.ts';
import { ScoreChoice } from '#shared/ui/ScoreChoice.tsx';
import type { Scorecard_ScorecardFragment } from '../../lib/__generated__/graphql.ts';
import { notifyError, notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { SaveIndicator } from '../../ui/SaveIndicator.tsx';
import { UnsavedEdits } from '../../ui/UnsavedEdits.tsx';
import { draftNotes } from './draftNotes.ts';
import { ExportScorecardButton } from './ExportScorecardButton.tsx';
import { MarkedMoment } from './MarkedMoment.tsx';
import { NoteField } from './NoteField.tsx';
import { SubmitScorecardDocument, WrittenNotesDocument } from './scorecardDocuments.ts';
import classes from './ScorecardForm.module.css';
import { useScorecardEdits } from './useScorecardEdits.ts';

const levels = scoreLabels.slice(1);

interface ScorecardFormProps {
  card: Scorecard_ScorecardFragment;
  /** The recording whose notes a draft is made of; null without one. */
  callId: string | null;
  onSeek: ((timeMs: number) => void) | null;
  reload: () => void;
}

/** One's own scorecard while it is a draft: saved as one scores and writes, handed in by its button only. */
export function ScorecardForm({ card, callId, onSeek, reload }: ScorecardFormProps) {
  const client = useApolloClient();
  const [submit, submitting] = useMutation(SubmitScorecardDocument);
  const [isDrafting, setIsDrafting] = useState(false);
  const { content, conflicts, edits, unsaved, saveState, hasConflict } = useScorecardEdits(
    card,
    reload,
  );
  const draft = async () => {
    if (callId === null) return;
    setIsDrafting(true);
    try {
      const { data } = await client.query({
        query: WrittenNotesDocument,
        variables: { callId },
        fetchPolicy: 'network-only',
      });
      const written = (data?.call?.aiNotes ?? []).map((note) => ({
        cueId: note.cueId ?? null,
        competency: note.competency ?? null,
        answer: note.answer,
        startMs: note.sentences[0]?.evidence[0]?.startMs ?? null,
      }));
      const drafted = draftNotes(edits.state.getState().content.items, written);
      for (const edit of drafted) edits.edit(edit);
      if (drafted.length === 0)
        notifyError('The AI notes say nothing about what is still empty here.', 'Nothing to fill');
      else
        notifySuccess(
          drafted.length === 1
            ? '1 note was filled in.'
            : `${drafted.length} notes were filled in.`,
          'Read them before you submit',
        );
    } catch (error) {
      notifyFailure(error);
    } finally {
      setIsDrafting(false);
    }
  };
  const handIn = async () => {
    try {
      await edits.flush();
      if (edits.state.getState().saveState !== 'saved' || edits.conflicts.getState().size > 0)
        return notifyError('Your scorecard is not saved yet. Submit it once it is.');
      await submit({ variables: { id: card.id } });
      reload();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const noteProps = (key: string) => ({
    standing: conflicts.get(key)?.standing,
    onKeepMine: () => edits.keepMine(key),
    onTakeOther: () => edits.takeTheirs(key),
  });
  const typedText = (key: string, text: string) => {
    const edit = conflicts.get(key)?.edit;
    return edit && 'text' in edit ? edit.text : text;
  };
  return (
    <section aria-label="Your scorecard" className={classes.form}>
      <Group justify="space-between" wrap="nowrap">
        <h2 className={classes.heading}>Your scorecard</h2>
        <SaveIndicator state={saveState} onRetry={() => void edits.flush()} />
      </Group>
      {unsaved && <UnsavedEdits place="your scorecard" unsaved={unsaved} />}
      {callId !== null && content.items.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconSparkles size={16} stroke={1.6} aria-hidden />}
          loading={isDrafting}
          onClick={() => void draft()}
        >
          Fill empty notes from the AI notes
        </Button>
      )}
      {content.items.map((item) => (
        <div key={item.id} className={classes.item} role="group" aria-label={item.itemText}>
          <p className={classes.label}>
            {item.itemText}
            <MarkedMoment timeMs={item.markedTimeMs} onSeek={onSeek} />
          </p>
          <ScoreChoice
            label={`Score of ${item.itemText}`}
            levels={levels}
            score={item.score}
            onScore={(score) => edits.edit({ kind: 'scoreItem', itemId: item.id, score })}
          />
          <NoteField
            label={`Note on ${item.itemText}`}
            text={typedText(item.id, item.notes)}
            onType={(text) =>
              edits.edit({ kind: 'noteItem', itemId: item.id, text, replaces: item.notes })
            }
            {...noteProps(item.id)}
          />
        </div>
      ))}
      <div className={classes.item} role="group" aria-label="Overall">
        <p className={classes.label}>Overall</p>
        {card.overallScoringEnabled && (
          <ScoreChoice
            label="Score of the interview"
            levels={levels}
            score={content.overallScore}
            onScore={(score) => edits.edit({ kind: 'scoreOverall', score })}
          />
        )}
        <NoteField
          label="Overall note"
          text={typedText('overall', content.overallNotes)}
          onType={(text) =>
            edits.edit({ kind: 'noteOverall', text, replaces: content.overallNotes })
          }
          {...noteProps('overall')}
        />
      </div>
      <ExportScorecardButton name={`Scorecard of ${card.user.fullName}`} content={content} />
      <Button
        loading={submitting.loading}
        disabled={hasConflict}
        onClick={() => void handIn()}
        className={classes.submit}
      >
        Submit scorecard
      </Button>
    </section>
  );
}
