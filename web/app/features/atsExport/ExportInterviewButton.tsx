import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArrowBarRight } from '@tabler/icons-react';
import { graphql } from '../../lib/__generated__/index.ts';
import { interviewText } from '#shared/domain/interviewText.ts';
import { useAtsExport } from './useAtsExport.ts';

const RecordPlanInterviewExportDocument = graphql(`
  mutation RecordPlanInterviewExport($id: ID!, $ats: String, $isInserted: Boolean!) {
    recordPlanInterviewExport(planInterviewId: $id, ats: $ats, isInserted: $isInserted)
  }
`);

interface ExportInterviewButtonProps {
  /** Whose page is beside. */
  ats: string;
  interview: {
    id: string;
    name: string;
    groups: readonly { questions: readonly { question: string }[] }[];
  };
}

/** Puts the questions of an interview into the page of the applicant tracking system. */
export function ExportInterviewButton({ ats, interview }: ExportInterviewButtonProps) {
  const { id, name } = interview;
  const [record] = useMutation(RecordPlanInterviewExportDocument);
  const { isSending, send } = useAtsExport({
    ats,
    record: (outcome) => record({ variables: { id, ...outcome } }),
  });
  const questions = interview.groups
    .flatMap((group) => group.questions.map(({ question }) => question.trim()))
    .filter((question) => question !== '');
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconArrowBarRight size={16} stroke={1.6} aria-hidden />}
      disabled={questions.length === 0}
      loading={isSending}
      onClick={() =>
        void send(
          'exportInterview',
          { interviewName: name, questions },
          { what: `Questions of ${name}`, ...interviewText(name, questions) },
        )
      }
    >
      Export to ATS
    </Button>
  );
}
