import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { text } from '../../platform/text.ts';
import type { ExportWish } from './exportWish.ts';
import { InsertPreview } from './InsertPreview.tsx';
import { PartsPreview } from './PartsPreview.tsx';
import type { AtsPage } from './useAtsPage.ts';

interface ExportPreviewProps {
  page: AtsPage;
  wish: ExportWish;
  onClose(): void;
}

/** Before anything is written: as one text, or with a field for each of its parts. */
export function ExportPreview(props: ExportPreviewProps) {
  const { parts, purpose } = props.wish;
  const [isSplit, setIsSplit] = useState(purpose === 'SCORECARD');
  const switcher = parts.length > 0 && (
    <SegmentedControl
      fullWidth
      aria-label={text('howManyFields')}
      value={isSplit ? 'each' : 'one'}
      onChange={(value) => setIsSplit(value === 'each')}
      data={[
        { value: 'one', label: text('oneField') },
        {
          value: 'each',
          label: purpose === 'SCORECARD' ? text('byCompetency') : text('byQuestion'),
        },
      ]}
    />
  );
  if (isSplit && parts.length > 0) return <PartsPreview {...props} switcher={switcher} />;
  return <InsertPreview {...props} switcher={switcher} />;
}
