import { useApolloClient } from '@apollo/client/react';
import { documentText } from '#shared/editor/analysisBlocks.ts';
import { GenerateSimplifiedTextDocument } from '../analyzer/analyzerDocuments.ts';
import { FindingPopover } from '../analyzer/FindingPopover.tsx';
import { SimplifyPanel } from '../analyzer/SimplifyPanel.tsx';
import type { Simplified } from '../analyzer/SimplifyPanel.tsx';
import { findingColor } from '../editor/findingMarks.ts';
import type { useFindings } from '../editor/useFindings.ts';
import { modelContext } from '../../lib/requestLink.ts';
import type { JobDescriptionText } from './createJobDescriptionText.ts';

interface AnalyzerPopoverProps {
  jobDescriptionText: JobDescriptionText;
  findings: ReturnType<typeof useFindings>;
  isReadOnly: boolean;
  canSimplify: boolean;
}

/** The popover of the finding that is open. */
export function AnalyzerPopover({
  jobDescriptionText,
  findings,
  isReadOnly,
  canSimplify,
}: AnalyzerPopoverProps) {
  const client = useApolloClient();
  const { opened } = findings;
  if (!opened) return null;
  const { finding, id } = opened;
  const all = findings.placed();
  const place = `${all.findIndex((item) => item.id === id) + 1} of ${all.length}`;
  const accept = (text: string) => {
    findings.replace(opened, text);
    findings.close();
  };
  const simplify = async (text: string): Promise<Simplified> => {
    const { data } = await client.mutate({
      mutation: GenerateSimplifiedTextDocument,
      context: modelContext,
      variables: {
        id: jobDescriptionText.id,
        text,
        jobDescriptionText: documentText(jobDescriptionText.readBlocks()),
      },
    });
    return data?.generateSimplifiedText ?? { simplifiedText: '', isComplex: true };
  };
  return (
    <FindingPopover
      key={id}
      finding={finding}
      findingId={id}
      place={place}
      color={findingColor(finding.category)}
      isReadOnly={isReadOnly}
      onReplace={accept}
      onIgnore={() => {
        findings.close();
        jobDescriptionText.ignore(finding.text);
      }}
      onStep={(direction) => findings.step(direction)}
      onClose={findings.close}
      simplify={
        canSimplify && finding.category === 'readability' ? (
          <SimplifyPanel
            sentence={finding.text}
            simplify={simplify}
            onAccept={accept}
            onClose={findings.close}
          />
        ) : undefined
      }
    />
  );
}
