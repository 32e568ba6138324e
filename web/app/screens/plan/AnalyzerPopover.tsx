import { FindingPopover } from '../../features/analyzer/FindingPopover.tsx';
import { findingColor } from '../../features/editor/findingColor.ts';
import type { useFindings } from '../../features/editor/useFindings.ts';
import type { JobDocument } from './createJobDocument.ts';

interface AnalyzerPopoverProps {
  job: JobDocument;
  findings: ReturnType<typeof useFindings>;
  isReadOnly: boolean;
}

/** The popover of the finding that is open. */
export function AnalyzerPopover({ job, findings, isReadOnly }: AnalyzerPopoverProps) {
  const { opened } = findings;
  if (!opened) return null;
  const { finding, id } = opened;
  const all = findings.placed();
  const place = `${all.findIndex((one) => one.id === id) + 1} of ${all.length}`;
  const accept = (text: string) => {
    findings.replace(opened, text);
    findings.close();
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
        job.ignore(finding.text);
      }}
      onStep={(direction) => findings.step(direction)}
      onClose={findings.close}
    />
  );
}
