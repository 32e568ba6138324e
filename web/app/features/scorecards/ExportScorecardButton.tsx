import { Button } from '@mantine/core';
import { IconArrowBarRight } from '@tabler/icons-react';
import { scorecardAnswers, scorecardText } from '#shared/domain/scorecardText.ts';
import { useExtension } from '../../lib/installedExtension.ts';
import { useAtsExport } from '../atsExport/useAtsExport.ts';
import type { ScorecardContent } from './scorecardContent.ts';

interface ExportScorecardButtonProps {
  name: string;
  content: ScorecardContent;
}

/** Beside an applicant tracking system: fills its form with one's own scorecard. Elsewhere nothing. */
export function ExportScorecardButton({ name, content }: ExportScorecardButtonProps) {
  const { ats } = useExtension();
  const { isSending, send } = useAtsExport({ ats: ats ?? '' });
  if (ats === null) return null;
  const answers = scorecardAnswers(content);
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBarRight size={16} stroke={1.6} aria-hidden />}
      disabled={answers.length === 0}
      loading={isSending}
      onClick={() =>
        void send(
          'exportScorecard',
          { interviewName: name, answers },
          { what: name, ...scorecardText(name, answers) },
        )
      }
    >
      Export to ATS
    </Button>
  );
}
