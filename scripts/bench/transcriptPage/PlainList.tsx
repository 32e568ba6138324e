// The peer: the very same rows, every one of them on the page.
import type { TranscriptLine } from '../../../web/app/features/transcript/transcriptLine.ts';
import type { TranscriptSpeaker } from '../../../web/app/features/transcript/transcriptLine.ts';
import { TranscriptRow } from '../../../web/app/features/transcript/TranscriptRow.tsx';

interface PlainListProps {
  segments: readonly TranscriptLine[];
  speakers: readonly TranscriptSpeaker[];
}

export function PlainList({ segments, speakers }: PlainListProps) {
  return (
    <div style={{ overflowY: 'auto', flex: 1 }}>
      {segments.map((line, index) => (
        <TranscriptRow
          key={line.id}
          index={index}
          line={line}
          speaker={speakers.find(({ id }) => id === line.speakerId)}
          isNewSpeaker={line.speakerId !== segments[index - 1]?.speakerId}
          isWideTime
          marks={undefined}
          activeWord={index === 0 ? 0 : -1}
          editing={null}
          canEdit
          onSave={() => undefined}
          onCancel={() => undefined}
        />
      ))}
    </div>
  );
}
