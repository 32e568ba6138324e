import { useMutation, useQuery } from '@apollo/client/react';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useCurrentUser } from '../session/useCurrentUser.ts';
import {
  AddGuideStageDocument,
  GuidePeopleDocument,
  GuidePositionsDocument,
  GuideStagesDocument,
} from './guideDocuments.ts';
import type { Choice } from './guideTree.ts';
import { notifyFailure } from '../../ui/notify.ts';

const AddPositionModal = lazyPart(
  () => import('../../ui/AddPositionModal.tsx'),
  'AddPositionModal',
);

interface GuideChoiceProps {
  selected: Choice | null;
  onChange: (choice: Choice | null) => void;
  label?: string;
}

const searchPauseMs = 200;

/** The position a guide is for; who may create positions adds one here. */
export function GuidePosition({ selected, onChange, label = 'Position' }: GuideChoiceProps) {
  const [search, setSearch] = useState('');
  const [newTitle, setNewTitle] = useState<string | null>(null);
  const canCreate = useCurrentUser().user?.canCreatePosition === true;
  const { data, previousData, error } = useQuery(GuidePositionsDocument, {
    variables: { query: search },
  });
  const choices = ((data ?? previousData)?.positions ?? []).map(({ id, displayTitle }) => ({
    value: id,
    label: displayTitle,
  }));
  return (
    <>
      <RemoteSelect
        label={label}
        placeholder={canCreate ? 'Find or add by title' : 'Find by title'}
        choices={choices}
        selected={selected}
        onChange={onChange}
        onSearch={setSearch}
        {...(canCreate && { onCreate: setNewTitle })}
        createLabel={(text) => `Add position “${text}”`}
        nothingFound={error ? 'Error loading positions' : 'No results found.'}
      />
      {newTitle !== null && (
        <Suspense fallback={null}>
          <AddPositionModal
            initialTitle={newTitle}
            onClose={() => setNewTitle(null)}
            onAdded={(position) => {
              onChange(position);
              setNewTitle(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The stage of hiring a guide is for; who may create positions adds one here. */
export function GuideStage({ selected, onChange }: GuideChoiceProps) {
  const { data, error } = useQuery(GuideStagesDocument);
  const canCreate = useCurrentUser().user?.canCreatePosition === true;
  const [addStage] = useMutation(AddGuideStageDocument, {
    refetchQueries: [GuideStagesDocument],
    onCompleted: ({ addInterviewStage: { id, title } }) => onChange({ value: id, label: title }),
    onError: (problem) => notifyFailure(problem, 'Error adding stage'),
  });
  return (
    <RemoteSelect
      label="Stage"
      placeholder="Choose a stage"
      choices={(data?.interviewStages ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      selected={selected}
      onChange={onChange}
      {...(canCreate && {
        onCreate: (text: string) => void addStage({ variables: { title: text.slice(0, 100) } }),
      })}
      createLabel={(text) => `Add stage “${text}”`}
      nothingFound={error ? 'Error loading stages' : 'No results found.'}
    />
  );
}

interface GuidePeopleProps {
  selected: readonly Choice[];
  onChange: (people: Choice[]) => void;
}

/** The interviewers a guide is given to; they see it though it is private. */
export function GuidePeople({ selected, onChange }: GuidePeopleProps) {
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search, searchPauseMs);
  const { data, previousData, error } = useQuery(GuidePeopleDocument, { variables: { query } });
  const chosenIds = new Set(selected.map(({ value }) => value));
  const found = ((data ?? previousData)?.organizationUsers ?? []).map(({ id, fullName }) => ({
    value: id,
    label: fullName,
  }));
  // Those chosen stay known when the search moves on, else their names would vanish.
  const known = [...selected, ...found.filter(({ value }) => !chosenIds.has(value))];
  return (
    <MultiSelect
      label="Assigned interviewers"
      placeholder={selected.length === 0 ? 'Find by name' : ''}
      data={known}
      value={[...chosenIds]}
      onChange={(ids) => onChange(known.filter(({ value }) => ids.includes(value)))}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      hidePickedOptions
      maxDropdownHeight={260}
      nothingFoundMessage={error ? 'Error loading interviewers' : 'No users found'}
    />
  );
}
