import { useMutation } from '@apollo/client/react';
import { Autocomplete, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { libraryQuestionTypes } from '#shared/planning/library/competency.ts';
import { ownQuestionFault, tidyOwnQuestion } from '#shared/planning/ownQuestionFault.ts';
import { ownQuestionLimits as limits, type OwnQuestion } from '#shared/planning/ownQuestions.ts';
import { useAction } from '../../lib/useAction.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import {
  AddLibraryQuestionDocument,
  OrganizationLibraryDocument,
  UpdateLibraryQuestionDocument,
} from './libraryDocuments.ts';

const empty = { competency: '', cues: '', question: '', good: '', weak: '', type: 'Behavioral' };
const typeOf = (value: string): OwnQuestion['type'] =>
  libraryQuestionTypes.find((type) => type === value) ?? 'Behavioral';

interface QuestionDialogProps {
  /** The question to change; a new one without it. */
  question?: OwnQuestion | undefined;
  competencies: readonly string[];
  onClose: () => void;
}

/** Writes a question of the organization. What is wrong with it is said beside the button. */
export function QuestionDialog({ question, competencies, onClose }: QuestionDialogProps) {
  const form = useForm<typeof empty>({
    initialValues: question ? { ...question, good: question.good.join('\n') } : empty,
  });
  // Nothing asks which fields were visited, so focus draws nothing anew.
  const field = (name: keyof typeof empty) => form.getInputProps(name, { withFocus: false });
  const draft = useFormDraft(`libraryQuestion/${question?.id ?? 'new'}`, form);
  const refetchQueries = [OrganizationLibraryDocument];
  const [add] = useMutation(AddLibraryQuestionDocument, {
    refetchQueries,
    awaitRefetchQueries: true,
  });
  const [update] = useMutation(UpdateLibraryQuestionDocument);
  const close = () => {
    draft.drop();
    onClose();
  };
  const saving = useAction(async (typed: typeof empty) => {
    const { competency, cues, question: text, good, weak } = typed;
    const input = tidyOwnQuestion({
      competency,
      cues,
      question: text,
      weak,
      type: typeOf(typed.type),
      good: good.split('\n'),
    });
    const fault = ownQuestionFault(input);
    if (fault !== null) throw new Error(fault);
    const sent = { ...input, good: [...input.good] };
    if (question) await update({ variables: { id: question.id, input: sent } });
    else await add({ variables: { input: sent } });
    close();
  });
  return (
    <Dialog
      title={question ? 'Edit question' : 'Add question'}
      size="lg"
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={form.onSubmit(saving.run)}>
        <Stack gap="sm">
          <RestoredDraft draft={draft} />
          <Autocomplete
            label="Competency"
            description="One of the list, or a name of your own"
            data={[...competencies]}
            limit={8}
            openOnFocus={false}
            maxLength={limits.competency}
            {...field('competency')}
            data-autofocus
          />
          <TextInput
            label="Words that show it"
            description="Words in job descriptions, separated by commas; * stands for any ending. The name always counts."
            placeholder="hive*, honey, pollination"
            maxLength={limits.cues}
            {...field('cues')}
          />
          <NativeSelect label="Type" data={[...libraryQuestionTypes]} {...field('type')} />
          <Textarea
            label="Question"
            autosize
            minRows={2}
            maxLength={limits.question}
            {...field('question')}
          />
          <Textarea
            label="A good answer"
            description={`What it should contain, one point a line; at most ${limits.points}`}
            autosize
            minRows={2}
            {...field('good')}
          />
          <TextInput label="A weak answer" maxLength={limits.point} {...field('weak')} />
          <FormFooter
            submitLabel="Save question"
            isBusy={saving.isBusy}
            error={saving.error}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
