import { Skeleton } from '@mantine/core';
import { Delayed } from './Delayed.tsx';
import header from './PageHeader.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** The shape of one thing's page while it loads: the way back, its name, a line about it and its parts. */
export function PageSkeleton() {
  return (
    <>
      <Delayed>
        <div className={header.header} data-document aria-hidden>
          <Skeleton height={14} width={120} my={7} />
          <Skeleton height={28} width={280} maw="80%" my={2} />
          <Skeleton height={14} width={360} maw="90%" />
        </div>
      </Delayed>
      <RowsSkeleton isPage rows={6} />
    </>
  );
}
