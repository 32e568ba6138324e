import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import type { SharedReport } from '#shared/domain/reportShare.ts';
import type { InsightFilter } from '../../lib/__generated__/graphql.ts';
import { lazyPart } from '../../lib/lazyPart.ts';

const ShareReportDialog = lazyPart(() => import('./ShareReportDialog.tsx'), 'ShareReportDialog');

/** Opens the dialog that shares a report by the filter it has now. */
export function ShareReportButton(props: { report: SharedReport; filter: InsightFilter }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        flex="none"
        leftSection={<IconShare size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Share
      </Button>
      {isOpen && <ShareReportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
