import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { coverageRows, type CoveredInterview } from './planCoverage.ts';
import { PlanLinesDocument } from './planLineDocuments.ts';

interface CoverageLinkProps {
  planId: string;
  interviews: readonly CoveredInterview[];
  onShow: () => void;
}

/** How many lines of the job description have a question; leads to the table. Nothing until it is known. */
export function CoverageLink({ planId, interviews, onShow }: CoverageLinkProps) {
  const { data } = useQuery(PlanLinesDocument, { variables: { planId } });
  const rows = coverageRows(data?.plan?.lines ?? [], interviews);
  if (rows.length === 0) return null;
  const asked = rows.filter(({ state }) => state === 'asked').length;
  return (
    <Button variant="subtle" size="compact-md" onClick={onShow}>
      {asked} of {rows.length} requirements have a question
    </Button>
  );
}
