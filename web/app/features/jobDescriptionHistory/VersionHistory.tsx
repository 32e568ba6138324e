import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Drawer, Group } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/domain/time.ts';
import type {
  JobDescriptionHistoryQuery,
  RestoreJobDescriptionVersionMutation,
} from '../../lib/__generated__/graphql.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { When } from '../../ui/When.tsx';
import { useZone } from '../../ui/ZoneContext.ts';
import {
  JobDescriptionHistoryDocument,
  RestoreJobDescriptionVersionDocument,
} from './historyDocuments.ts';
import { ScoreCourse } from './ScoreCourse.tsx';
import { VersionDiff } from './VersionDiff.tsx';
import classes from './VersionHistory.module.css';

type Version = NonNullable<JobDescriptionHistoryQuery['jobDescription']>['versions'][number];
type RestoredJobDescription =
  RestoreJobDescriptionVersionMutation['restoreJobDescriptionVersion']['jobDescription'];

interface VersionHistoryProps {
  jobDescriptionId: string;
  canRestore: boolean;
  /** Saves what is not saved yet, so that it is a version before another takes its place. */
  beforeRestore: () => Promise<void>;
  onRestored: (jobDescription: RestoredJobDescription) => void;
  onClose: () => void;
}

/** Who changed the text when, how the score went, what differs, and the way back. */
export function VersionHistory(props: VersionHistoryProps) {
  const { jobDescriptionId, canRestore, beforeRestore, onRestored, onClose } = props;
  const query = useQuery(JobDescriptionHistoryDocument, {
    variables: { id: jobDescriptionId },
    fetchPolicy: 'network-only',
  });
  const [restore, { loading: isRestoring }] = useMutation(RestoreJobDescriptionVersionDocument);
  const zone = useZone();
  const [openId, setOpenId] = useState<string | null>(null);
  const state = loadStateOf(query, ({ jobDescription }) => jobDescription?.versions);
  const versions = state.kind === 'ready' ? state.value : null;
  const scored = (versions ?? [])
    .flatMap(({ id, score, updatedAt }) =>
      score === null || score === undefined
        ? []
        : [{ id, score, when: formatDateTime(updatedAt, zone) }],
    )
    .reverse();
  const bringBack = async (id: string) => {
    try {
      await beforeRestore();
      const { data: done } = await restore({ variables: { id } });
      if (!done) return;
      onRestored(done.restoreJobDescriptionVersion.jobDescription);
      notifySuccess('Version restored. Undo, or the version before, takes it back.');
      onClose();
    } catch (reason) {
      notifyFailure(reason);
    }
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title="Version history"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {state.kind !== 'ready' && (
        <NotLoaded
          state={state}
          skeleton={<RowsSkeleton />}
          absent={<ErrorState message="This job description no longer exists." />}
        />
      )}
      {versions?.length === 0 && (
        <p className={classes.none}>
          No versions yet: the first is kept when something is written.
        </p>
      )}
      {versions && versions.length > 0 && (
        <>
          <ScoreCourse versions={scored} />
          <ol className={classes.list}>
            {versions.map((version, index) => (
              <VersionRow
                key={version.id}
                version={version}
                before={versions[index + 1]?.text ?? ''}
                isNewest={index === 0}
                isOpen={openId === version.id}
                onToggle={() => setOpenId(openId === version.id ? null : version.id)}
                restoreButton={
                  canRestore &&
                  index > 0 && (
                    <Button
                      variant="default"
                      loading={isRestoring && openId === version.id}
                      onClick={() => void bringBack(version.id)}
                    >
                      Restore this version
                    </Button>
                  )
                }
              />
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}

interface VersionRowProps {
  version: Version;
  /** The text of the version before it. */
  before: string;
  isNewest: boolean;
  isOpen: boolean;
  onToggle: () => void;
  restoreButton: React.ReactNode;
}

function VersionRow(props: VersionRowProps) {
  const { version, before, isNewest, isOpen, onToggle, restoreButton } = props;
  const { author, updatedAt, score, numWords, text, restoredFromId } = version;
  return (
    <li className={classes.version}>
      <button type="button" className={classes.row} aria-expanded={isOpen} onClick={onToggle}>
        <span>
          <When at={updatedAt} isExact />
          <span className={classes.soft}>
            {author.fullName}
            {isNewest && ' · newest'}
            {restoredFromId && ' · restored'}
          </span>
        </span>
        <span className={classes.figures}>
          <span>Score {score ?? '-'}</span>
          <span className={classes.soft}>{numWords ?? 0} words</span>
        </span>
      </button>
      {isOpen && (
        <div className={classes.detail}>
          <VersionDiff before={before} after={text} />
          <Group mt="sm">{restoreButton}</Group>
        </div>
      )}
    </li>
  );
}
