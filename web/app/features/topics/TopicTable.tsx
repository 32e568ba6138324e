import { ActionIcon, Checkbox, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { topicRuleText, topicSearchPath } from '#shared/domain/customTopic.ts';
import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import { topicPercent } from '#shared/domain/topicSearch.ts';
import { FigureTable, rowLink } from '../../ui/FigureTable.tsx';
import classes from './TopicTable.module.css';
import type { SavedTopic } from './useTopicCommands.ts';

/** As many colours and line styles as a chart has. */
export const mostCharted = 4;

interface TopicTableProps {
  rows: readonly { topic: SavedTopic; interviews: number }[];
  /** Of the period, whatever they are about. */
  interviews: number;
  chartedIds: readonly string[];
  onChart: (ids: string[]) => void;
  onEdit: (topic: SavedTopic) => void;
  onDelete: (topic: SavedTopic) => void;
}

/** The topics with their rules and how often they come up; each opens as a search. */
export function TopicTable(props: TopicTableProps) {
  const { rows, interviews, chartedIds, onChart, onEdit, onDelete } = props;
  return (
    <FigureTable label="Topics, table">
      <thead>
        <tr>
          <th scope="col" className={classes.pressed}>
            In the chart
          </th>
          <th scope="col">Topic</th>
          <th scope="col">Interviews</th>
          <th scope="col">Share</th>
          <td className={classes.pressed} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ topic, interviews: count }) => {
          const isCharted = chartedIds.includes(topic.id);
          return (
            <tr key={topic.id}>
              <td className={classes.pressed}>
                <Checkbox
                  aria-label={`Show ${topic.name} in the chart`}
                  checked={isCharted}
                  disabled={!isCharted && chartedIds.length >= mostCharted}
                  onChange={() =>
                    onChart(
                      isCharted
                        ? chartedIds.filter((id) => id !== topic.id)
                        : [...chartedIds, topic.id],
                    )
                  }
                />
              </td>
              <th scope="row">
                <Link to={topicSearchPath(topic)} className={rowLink}>
                  {topic.name}
                </Link>
                <span className={classes.rule}>{topicRuleText(topic)}</span>
              </th>
              <td>{count.toLocaleString('en-US')}</td>
              <td>
                {interviews >= fewestForAverage ? `${topicPercent(count, interviews)} %` : '–'}
              </td>
              <td className={classes.pressed}>
                <Group gap={4} wrap="nowrap" justify="flex-end">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Edit ${topic.name}`}
                    onClick={() => onEdit(topic)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={`Delete ${topic.name}`}
                    onClick={() => onDelete(topic)}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Group>
              </td>
            </tr>
          );
        })}
      </tbody>
    </FigureTable>
  );
}
