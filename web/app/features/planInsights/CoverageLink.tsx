import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { coverageRows, type CoveredInterview } from './planCoverage.ts';
import { PlanLinesDocument } from './planLineDocuments.ts';

interface CoverageLinkProps {
  planId: string;
  interviews: readonly CoveredInterview[];
  onShow: () => void;
  /** Opens the question field of a line without a question; null for those who may only read. */
  onWrite: ((lineId: string) => void) | null;
}

/** How many lines of the job description have a question; leads to the table. Nothing until it is known. */
export function CoverageLink({ planId, interviews, onShow, onWrite }: CoverageLinkProps) {
  const { data } = useQuery(PlanLinesDocument, { variables: { planId } });
  const rows = coverageRows(data?.plan?.lines ?? [], interviews);
  if (rows.length === 0) return null;
  const asked = rows.filter(({ state }) => state === 'asked').length;
  const gap = rows.find(({ state }) => state === 'open');
  return (
    <Group gap={4}>
      <Button variant="subtle" size="compact-md" onClick={onShow}>
        {asked} of {rows.length} requirements have a question
      </Button>
      {gap && onWrite && interviews.some(({ groups }) => groups.length > 0) && (
        <Button variant="default" size="compact-md" onClick={() => onWrite(gap.line.id)}>
          Write a question
        </Button>
      )}
    </Group>
  );
}
