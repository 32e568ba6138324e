import { useMutation } from '@apollo/client/react';
import type { CustomTopicFields } from '#shared/domain/customTopic.ts';
import type { CustomTopicInput } from '../../lib/__generated__/graphql.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import {
  CreateCustomTopicDocument,
  CustomTopicsDocument,
  DeleteCustomTopicDocument,
  TopicTrendsDocument,
  UpdateCustomTopicDocument,
} from './topicDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

export type SavedTopic = CustomTopicFields & { id: string };

const inputOf = (fields: CustomTopicFields): CustomTopicInput => ({
  name: fields.name,
  matchRule: fields.matchRule,
  speaker: fields.speaker,
  keywords: [...fields.keywords],
  excludedKeywords: [...fields.excludedKeywords],
});

/** Saves and deletes topics; what lists them is loaded again. */
export function useTopicCommands() {
  const options = { refetchQueries: [CustomTopicsDocument, TopicTrendsDocument] };
  const [create] = useMutation(CreateCustomTopicDocument, options);
  const [update] = useMutation(UpdateCustomTopicDocument, options);
  const [remove] = useMutation(DeleteCustomTopicDocument, options);
  return {
    save: async (id: string | null, fields: CustomTopicFields): Promise<void> => {
      const input = inputOf(fields);
      if (id === null) await create({ variables: { input } });
      else await update({ variables: { id, input } });
    },
    remove: ({ id, ...topic }: SavedTopic): void => {
      const restore = () => {
        create({ variables: { input: inputOf(topic) } }).catch(notifyFailure);
      };
      remove({ variables: { id } })
        .then(() => notifyUndoable(`“${topic.name}” is deleted.`, restore))
        .catch(notifyFailure);
    },
  };
}
