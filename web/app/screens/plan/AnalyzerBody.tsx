import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { Analysis, AnnotationCategory } from '#shared/analysis/analysis.ts';
import { isEmptyDocument } from '#shared/editor/editorNodes.ts';
import type { AdviceAction } from '../../features/analyzer/adviceAction.ts';
import { AnalyzerHeader } from '../../features/analyzer/AnalyzerHeader.tsx';
import { AnalyzerSide } from '../../features/analyzer/AnalyzerSide.tsx';
import { CategoryLegend } from '../../features/analyzer/CategoryLegend.tsx';
import type { CreatedContent } from '../../features/analyzer/createdContent.ts';
import { SideColumn } from '../../features/analyzer/SideColumn.tsx';
import { useAnalysis } from '../../features/analyzer/useAnalysis.ts';
import { useCelebration } from '../../features/analyzer/useCelebration.ts';
import { appendBlocks, selectLongestList } from '../../features/editor/editorCommands.ts';
import { findingColor } from '../../features/editor/findingMarks.ts';
import { TextEditor } from '../../features/editor/TextEditor.tsx';
import { LockedSection } from '../../features/editor/LockedSection.tsx';
import { useCaretIn } from '../../features/editor/useCaretIn.ts';
import { useFindings } from '../../features/editor/useFindings.ts';
import { PlanSteps, stepperSourceOf } from '../../features/planSteps/PlanSteps.tsx';
import type { AnalyzerScreenQuery } from '../../lib/__generated__/graphql.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { SaveIndicator } from '../../ui/SaveIndicator.tsx';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { useSaveGuard } from '../../ui/useSaveGuard.ts';
import { AnalyzerActions } from './AnalyzerActions.tsx';
import classes from './AnalyzerBody.module.css';
import { AnalyzerNotices } from '../../features/jobDescriptionText/AnalyzerNotices.tsx';
import { AnalyzerPopover } from '../../features/jobDescriptionText/AnalyzerPopover.tsx';
import {
  createJobDescriptionText,
  worseOf,
} from '../../features/jobDescriptionText/createJobDescriptionText.ts';
import { jobDescriptionStart } from '../../features/jobDescriptionText/jobDescriptionStart.ts';
import { nameAfterText } from '../../features/jobDescriptionText/nameAfterText.ts';
import { useNewestText } from '../../features/jobDescriptionText/useNewestText.ts';
import { useTakeCreated } from '../../features/jobDescriptionText/useTakeCreated.ts';

const placeholder =
  'Paste your job description here. Include 3-4 sentences for your About the role section and the Responsibilities and Requirements for the role. Try and keep to less than 10 bullets for each section.';

export type AnalyzedJobDescription = NonNullable<AnalyzerScreenQuery['jobDescription']>;

interface AnalyzerBodyProps {
  jobDescription: AnalyzedJobDescription;
  userId: string;
  created: CreatedContent | null;
}

/** The text two thirds wide, what was found in it beside. */
export function AnalyzerBody({ jobDescription, userId, created }: AnalyzerBodyProps) {
  const client = useApolloClient();
  const [start] = useState(() => jobDescriptionStart(jobDescription, userId, created));
  const [jobDescriptionText] = useState(() => createJobDescriptionText(client, start));
  const { editor, readBlocks } = jobDescriptionText;
  const { whitelistedWords, textState, isCutOff, refusal, conflict } =
    jobDescriptionText.useDocument();
  const { title, state: titleState, other: otherTitle } = jobDescriptionText.title.useTitle();
  const settings = useCurrentUser().user?.organization.planFlags;
  const source = stepperSourceOf(useSearchParams()[0].get('stepperSource'));
  const isFromPlans = useSearchParams()[0].get('from') === 'select-plan';
  const isReadOnly = !jobDescription.canEdit;
  const titleField = useRef<HTMLInputElement>(null);

  const [hidden, setHidden] = useState<ReadonlySet<AnnotationCategory>>(new Set());
  const [isEmpty, setIsEmpty] = useState(() => isEmptyDocument(start.blocks));
  const [sheetSignal, setSheetSignal] = useState(0);
  const findings = useFindings(editor, hidden);
  const { show } = findings;
  const onFound = useCallback(
    (blocks: Parameters<typeof show>[0], analysis: Analysis | null) =>
      show(blocks, analysis?.annotations ?? []),
    [show],
  );
  const { analysis, error, textChanged, again } = useAnalysis({
    readBlocks,
    title,
    whitelistedWords,
    onFound,
  });
  // Without a connection the text waits to be saved; what was found in it still holds.
  const isRefused = textState === 'failed' && !isCutOff && refusal === null && !conflict;
  const hasFailed = isRefused || error !== null;
  const saveState = worseOf(textState, titleState);
  const isWaiting = conflict !== null || otherTitle !== null;
  useSaveGuard(jobDescriptionText, saveState !== 'saved', 'this job description');
  useNewestText(jobDescriptionText, isReadOnly);
  useTakeCreated(jobDescriptionText, start.isUnsaved, created !== null);
  useCaretIn(editor, isEmptyDocument(start.blocks) && !isReadOnly);
  useCelebration(isEmpty || hasFailed ? null : (analysis?.score ?? null));

  const retry = () => {
    void again();
    jobDescriptionText.flush().catch(() => undefined);
  };
  const runAdvice = (action: AdviceAction) => {
    setSheetSignal((signal) => signal + 1);
    if (action.kind === 'show') action.wanted.some((isWanted) => findings.step(1, isWanted));
    else if (action.kind === 'add') appendBlocks(editor, action.blocks);
    else if (action.kind === 'list') selectLongestList(editor);
    else titleField.current?.focus();
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    // The popover closes itself by Escape once it has the focus, which comes a moment after it shows.
    if (event.key === 'Escape' && findings.opened) {
      findings.close();
      return true;
    }
    if (event.key === 'F8') return findings.step(event.shiftKey ? -1 : 1);
    const isOpenKey = event.key === '.' && (event.ctrlKey || event.metaKey);
    return isOpenKey && findings.openAtCaret();
  };
  const decorate = useMemo(
    () => (hasFailed ? () => [] : findings.decorate),
    [findings.decorate, hasFailed],
  );
  const sections = settings?.customTemplates ? jobDescription : null;
  return (
    <div className={classes.page}>
      <AnalyzerHeader
        title={title}
        titleRef={titleField}
        onTitle={jobDescriptionText.title.change}
        isReadOnly={isReadOnly}
        createdAt={jobDescription.createdAt}
        updatedAt={jobDescription.updatedAt}
        author={jobDescription.creator.fullName}
        back={
          isFromPlans ? (
            <BackLink to="/plan/select-plan">Back to plans page</BackLink>
          ) : (
            <BackLink to="/plan/job-descriptions">Back to job descriptions page</BackLink>
          )
        }
        steps={source && <PlanSteps source={source} active={source === 'jdo' ? 0 : 1} />}
        saveState={
          !isReadOnly && <SaveIndicator state={isWaiting ? 'unsaved' : saveState} onRetry={retry} />
        }
        actions={
          <AnalyzerActions
            jobDescriptionText={jobDescriptionText}
            jobDescription={jobDescription}
            source={source}
            isEmpty={isEmpty}
          />
        }
      />
      <AnalyzerNotices jobDescriptionText={jobDescriptionText} conflict={start.conflict} />
      {jobDescription.error && (
        <Alert color="yellow" mx={32} mb={12}>
          {jobDescription.error}
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.text}>
          <TextEditor
            editor={editor}
            initialBlocks={start.blocks}
            label="Job description"
            placeholder={placeholder}
            isReadOnly={isReadOnly}
            decorate={decorate}
            onChange={() => {
              jobDescriptionText.textChanged();
              textChanged();
              const blocks = readBlocks();
              // The text names the page once, as it comes in: a title that somebody gave stays.
              if (isEmpty) nameAfterText(jobDescriptionText.title, blocks);
              setIsEmpty(isEmptyDocument(blocks));
            }}
            onFinding={findings.open}
            onKey={handleKey}
            before={sections?.customHeaderSections.map((section) => (
              <LockedSection key={section.id} {...section} />
            ))}
            after={sections?.customFooterSections.map((section) => (
              <LockedSection key={section.id} {...section} />
            ))}
          >
            <AnalyzerPopover
              jobDescriptionText={jobDescriptionText}
              findings={findings}
              isReadOnly={isReadOnly}
              canSimplify={settings?.simplifySentence === true}
            />
          </TextEditor>
          <p className={classes.keys}>
            <kbd>F8</kbd> next finding, <kbd>Shift F8</kbd> the one before, <kbd>Ctrl .</kbd> opens
            the one at the caret.
          </p>
        </div>
        <SideColumn
          score={isEmpty || hasFailed ? null : (analysis?.score ?? null)}
          closeSignal={sheetSignal}
        >
          <AnalyzerSide
            refusal={refusal}
            analysis={analysis}
            isEmpty={isEmpty}
            hasFailed={hasFailed}
            onRetry={retry}
            onAction={runAdvice}
            ignoredWords={whitelistedWords}
            onStopIgnoring={jobDescriptionText.stopIgnoring}
            isReadOnly={isReadOnly}
            legend={
              <CategoryLegend
                annotations={analysis?.annotations ?? []}
                hidden={hidden}
                colorOf={findingColor}
                onToggle={(category) => setHidden((all) => toggled(all, category))}
              />
            }
          />
        </SideColumn>
      </div>
    </div>
  );
}

function toggled<T>(all: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(all);
  if (!next.delete(item)) next.add(item);
  return next;
}
