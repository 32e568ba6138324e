import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconHistory, IconMessageQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { htmlFromBlocks } from '#shared/editor/htmlFromBlocks.ts';
import { plainTextFromBlocks } from '#shared/editor/plainTextFromBlocks.ts';
import { useExportJobDescription } from '../../features/atsExport/useExportJobDescription.ts';
import type { StepperSource } from '../../features/planSteps/PlanSteps.tsx';
import { useExtension } from '../../lib/installedExtension.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { copyRichText } from '../../ui/copyRichText.ts';
import { SplitButton } from '../../ui/SplitButton.tsx';
import type { AnalyzedJobDescription } from './AnalyzerBody.tsx';
import type { JobDescriptionText } from '../../features/jobDescriptionText/createJobDescriptionText.ts';
import { wholeDocument } from '../../features/jobDescriptionText/wholeDocument.ts';
import { notifyFailure } from '../../ui/notify.ts';

const VersionHistory = lazyPart(
  () => import('../../features/jobDescriptionHistory/VersionHistory.tsx'),
  'VersionHistory',
);

interface AnalyzerActionsProps {
  jobDescriptionText: JobDescriptionText;
  jobDescription: AnalyzedJobDescription;
  source: StepperSource | null;
  isEmpty: boolean;
}

/** What one does with the text: on to the interview plan, its questions, its history, a copy. */
export function AnalyzerActions(props: AnalyzerActionsProps) {
  const { jobDescriptionText, jobDescription, source, isEmpty } = props;
  const { id, planId, canEdit } = jobDescription;
  const navigate = useNavigate();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const { ats } = useExtension();
  const { isExporting, exportJobDescription } = useExportJobDescription(id, ats);

  const plan = planId
    ? { label: 'View interview plan', to: `/plan/interview_plan/${planId}` }
    : { label: 'Create interview plan', to: `/plan/configure/${id}` };
  // The way through the steps goes on after a look at another page.
  const steps = source ? `?stepperSource=${source}` : '';
  const nextStep = source && {
    label: 'Next step',
    to: `/plan/configure/${id}${steps}`,
  };
  const goOn = async (to: string) => {
    setIsLeaving(true);
    try {
      // The plan is made of what the server has.
      await jobDescriptionText.flush();
      await navigate(to);
    } catch (error) {
      notifyFailure(error);
      setIsLeaving(false);
    }
  };
  const written = () => {
    const blocks = wholeDocument(jobDescriptionText.readBlocks(), jobDescription);
    return { html: htmlFromBlocks(blocks), text: plainTextFromBlocks(blocks) };
  };
  const copy = () => {
    const { html, text } = written();
    void copyRichText(html, text, 'Job description copied!');
  };
  const choiceOf = ({ label, to }: { label: string; to: string }) => ({
    label,
    onChoose: () => void goOn(to),
  });
  const toAts = {
    label: 'Export to ATS',
    onChoose: () => {
      const { html, text } = written();
      exportJobDescription(text, html);
    },
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label="More">
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={`/plan/analyze/${id}/questions${steps}`}
            leftSection={<IconMessageQuestion size={16} stroke={1.6} />}
            disabled={isEmpty}
          >
            Interview questions
          </Menu.Item>
          <Menu.Item
            leftSection={<IconHistory size={16} stroke={1.6} />}
            onClick={() => setIsHistoryOpen(true)}
          >
            Version history
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={16} stroke={1.6} />}
            disabled={isEmpty}
            onClick={copy}
          >
            Copy job description
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {ats === null ? (
        <Button
          disabled={isEmpty}
          loading={isLeaving}
          onClick={() => void goOn((nextStep ?? plan).to)}
        >
          {(nextStep ?? plan).label}
        </Button>
      ) : (
        <SplitButton
          primary={nextStep ? choiceOf(nextStep) : toAts}
          others={nextStep ? [choiceOf(plan), toAts] : [choiceOf(plan)]}
          menuLabel="More ways on"
          isBusy={isLeaving || isExporting}
          isDisabled={isEmpty}
        />
      )}
      {isHistoryOpen && (
        <Suspense fallback={null}>
          <VersionHistory
            jobDescriptionId={id}
            canRestore={canEdit}
            beforeRestore={jobDescriptionText.flush}
            onRestored={jobDescriptionText.take}
            onClose={() => setIsHistoryOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
