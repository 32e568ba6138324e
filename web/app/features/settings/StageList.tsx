import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Button, Group, Switch, Text, TextInput } from '@mantine/core';
import { IconArchive, IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { StagesQuery } from '../../lib/__generated__/graphql.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { useSave } from '../../ui/useSave.ts';
import {
  AddStageDocument,
  ArchiveStageDocument,
  ExcludeStageDocument,
  IncludeStageDocument,
  MoveStageDocument,
  StagesDocument,
  UpdateStageDocument,
} from './stageDocuments.ts';
import classes from './StageList.module.css';

type Stage = StagesQuery['interviewStages'][number];

interface StageListProps {
  /** In their order, archived ones last. */
  stages: readonly Stage[];
}

/** The stages of hiring in their order, for those who may change them. */
export function StageList({ stages }: StageListProps) {
  const current = stages.filter(({ isArchived }) => !isArchived);
  const archived = stages.filter(({ isArchived }) => isArchived);
  return (
    <>
      <ul className={classes.list} aria-label="Stages">
        {current.map((stage, index) => (
          <StageRow
            key={stage.id}
            stage={stage}
            before={index > 0 ? { afterId: current[index - 2]?.id ?? null } : null}
            after={index < current.length - 1 ? { afterId: current[index + 1]?.id ?? null } : null}
          />
        ))}
      </ul>
      <AddStage />
      {archived.length > 0 && (
        <section aria-label="Archived stages" className={classes.archived}>
          <h2 className={classes.heading}>Archived</h2>
          <ul className={classes.list}>
            {archived.map((stage) => (
              <ArchivedRow key={stage.id} stage={stage} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Loads the stages again after a change of their number or order. */
function useReload(): () => Promise<unknown> {
  const client = useApolloClient();
  return () => client.refetchQueries({ include: [StagesDocument] });
}

interface Place {
  afterId: string | null;
}

interface StageRowProps {
  stage: Stage;
  /** One place further up or down; null at the end of the list. */
  before: Place | null;
  after: Place | null;
}

function StageRow({ stage, before, after }: StageRowProps) {
  const reload = useReload();
  const update = useSave(UpdateStageDocument);
  const move = useSave(MoveStageDocument);
  const archive = useSave(ArchiveStageDocument);
  const exclude = useSave(ExcludeStageDocument);
  const include = useSave(IncludeStageDocument);
  const { id, title, isExcluded } = stage;
  const moveTo = async ({ afterId }: Place) => (await move.save({ id, afterId })) && reload();
  const isBusy = move.isSaving || archive.isSaving;
  return (
    <li className={classes.row}>
      <div className={classes.moves}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          disabled={!before || isBusy}
          aria-label={`Move ${title} up`}
          onClick={() => before && void moveTo(before)}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          disabled={!after || isBusy}
          aria-label={`Move ${title} down`}
          onClick={() => after && void moveTo(after)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
      </div>
      <InlineText
        draftKey={`stage/${id}`}
        text={title}
        label={`title of ${title}`}
        placeholder="Title"
        maxLength={100}
        className={classes.title}
        onSave={(text) => void update.save({ id, title: text })}
      />
      <Switch
        size="sm"
        label="Record"
        aria-label={`Record interviews of ${title}`}
        disabled={exclude.isSaving || include.isSaving}
        checked={!isExcluded}
        onChange={(event) => void (event.currentTarget.checked ? include : exclude).save({ id })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        disabled={isBusy}
        aria-label={`Archive ${title}`}
        onClick={() =>
          void archive
            .save({ id, isArchived: true })
            .then((isSaved) => (isSaved ? reload() : undefined))
        }
      >
        <IconArchive size={16} />
      </ActionIcon>
    </li>
  );
}

function ArchivedRow({ stage }: { stage: Stage }) {
  const reload = useReload();
  const archive = useSave(ArchiveStageDocument);
  const restore = async () =>
    (await archive.save({ id: stage.id, isArchived: false })) && (await reload());
  return (
    <li className={classes.row}>
      <Text c="dimmed" className={classes.title}>
        {stage.title}
      </Text>
      <Button
        variant="default"
        loading={archive.isSaving}
        aria-label={`Restore ${stage.title}`}
        onClick={() => void restore()}
      >
        Restore
      </Button>
    </li>
  );
}

function AddStage() {
  const reload = useReload();
  const add = useSave(AddStageDocument, { isInline: true });
  const { text: title, setText: setTitle } = useDraft('stage/new', '');
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(title.trim() === '');
    if (title.trim() === '' || !(await add.save({ title: title.trim() }))) return;
    setTitle('');
    await reload();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Group gap="xs" align="flex-end" mt="md">
        <TextInput
          label="New stage"
          placeholder="Panel interview"
          maxLength={100}
          flex="1 1 200px"
          maw={360}
          value={title}
          error={isMissing ? 'Title is required' : add.failure}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          loading={add.isSaving}
        >
          Add stage
        </Button>
      </Group>
    </form>
  );
}
