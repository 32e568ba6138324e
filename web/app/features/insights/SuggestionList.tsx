import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatTimecode } from '#shared/domain/time.ts';
import { measureTexts, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { When } from '../../ui/When.tsx';
import classes from './SuggestionList.module.css';

interface SuggestionListProps {
  suggestions: readonly {
    measure: InsightMeasure;
    text: string;
    moments: readonly {
      callId: string;
      name: string;
      startTime: string;
      atMs: number;
      detail: string;
    }[];
  }[];
}

/** What a person could do better, each with the moments to listen to. */
export function SuggestionList({ suggestions }: SuggestionListProps) {
  if (suggestions.length === 0)
    return <Text c="dimmed">Nothing stands out in the interviews of this period.</Text>;
  return (
    <ol className={classes.list}>
      {suggestions.map(({ measure, text, moments }) => (
        <li key={measure}>
          <h3 className={classes.title}>{measureTexts[measure].title}</h3>
          <p className={classes.text}>{text}</p>
          <ul className={classes.moments}>
            {moments.map(({ callId, name, startTime, atMs, detail }) => (
              <li key={callId}>
                <Button
                  component={Link}
                  to={`/interview/${callId}?t=${Math.round(atMs / 1000)}`}
                  variant="default"
                  size="compact-sm"
                  flex="none"
                  aria-label={`${name}, at ${formatTimecode(atMs)}`}
                >
                  {formatTimecode(atMs)}
                </Button>
                <span>
                  {name} · <When at={startTime} /> · {detail}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
