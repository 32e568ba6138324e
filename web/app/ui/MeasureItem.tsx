import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './MeasureItem.module.css';

interface MeasureItemProps {
  title: string;
  /** The figure, or the word, that was measured. */
  value: string;
  /** A picture of the value beside its good range. */
  picture?: ReactNode;
  /** The same in words. */
  children: ReactNode;
}

/** A measure in a `DataList`: its value, where that lies beside what is good, and the same in words. */
export function MeasureItem({ title, value, picture, children }: MeasureItemProps) {
  return (
    <DataList.Item className={classes.item}>
      <DataList.ItemLabel c="var(--rapport-ink)" fz="md">
        {title}
      </DataList.ItemLabel>
      <DataList.ItemValue className={classes.value} fz="md">
        {value}
      </DataList.ItemValue>
      {picture && <DataList.ItemValue className={classes.wide}>{picture}</DataList.ItemValue>}
      <DataList.ItemValue className={classes.wide}>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
