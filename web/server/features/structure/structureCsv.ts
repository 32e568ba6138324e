import { outcomeLabel } from '#shared/domain/structure.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import type { StructureReport } from './structureReport.ts';

const header = [
  ...['Candidate', 'Interview', 'Held at', 'Guide', 'Competency', 'Question', 'Outcome', 'Moment'],
  ...['Not answered part', 'Questions asked', 'Questions known', 'Link'],
];

/** Every cell of the matrix as a row of a table; `origin` is the address of the web app. */
export function structureRows(report: StructureReport, origin: string): string[][] {
  const guide = report.guides.find(({ id }) => id === report.guideId)?.name ?? '';
  const rows = report.rows.flatMap(({ interview, cells, coverage }) =>
    report.questions.map(({ question, competency }, index) => {
      const cell = cells[index];
      const { callId = null, timeMs = null } = cell ?? {};
      const moment = timeMs === null ? '' : `?t=${timeMs / 1000}`;
      return [
        ...[interview.candidateName ?? '', interview.name, interview.heldAt.toISOString()],
        ...[guide, competency ?? '', question, outcomeLabel(cell?.outcome ?? 'NOT_RECORDED')],
        ...[timeMs === null ? '' : formatTimecode(timeMs), cell?.missing ?? ''],
        ...[String(coverage.asked), String(coverage.known)],
        callId === null ? '' : `${origin}/interview/${callId}${moment}`,
      ];
    }),
  );
  return [header, ...rows];
}
