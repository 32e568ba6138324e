import { TextInput } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { defaultJobDescriptionTitle } from '#shared/domain/plan.ts';
import { When } from '../../ui/When.tsx';
import classes from './AnalyzerHeader.module.css';

interface AnalyzerHeaderProps {
  title: string;
  titleRef: RefObject<HTMLInputElement | null>;
  onTitle: (title: string) => void;
  isReadOnly: boolean;
  createdAt: string;
  updatedAt: string;
  author: string | null;
  back: ReactNode;
  steps: ReactNode;
  saveState: ReactNode;
  actions: ReactNode;
}

/** What is written here, by whom and when, and whether it is saved. */
export function AnalyzerHeader(props: AnalyzerHeaderProps) {
  const { title, titleRef, onTitle, isReadOnly, createdAt, updatedAt, author } = props;
  return (
    <header className={classes.header}>
      {props.back}
      {props.steps}
      <div className={classes.top}>
        <h1 className={classes.hidden}>{title.trim() || defaultJobDescriptionTitle}</h1>
        <TextInput
          ref={titleRef}
          aria-label="Job title"
          placeholder={defaultJobDescriptionTitle}
          value={title}
          readOnly={isReadOnly}
          maxLength={200}
          variant="unstyled"
          onChange={(event) => onTitle(event.currentTarget.value)}
          classNames={{ root: classes.field, input: classes.title }}
        />
        <div className={classes.actions}>{props.actions}</div>
      </div>
      <ul className={classes.facts}>
        <Moment label="Created" at={createdAt} />
        <Moment label="Updated" at={updatedAt} />
        <li>Author: {author ?? 'Unknown'}</li>
        <li>{props.saveState}</li>
      </ul>
    </header>
  );
}

function Moment({ label, at }: { label: string; at: string }) {
  return (
    <li>
      {label} <When at={at} />
    </li>
  );
}
