import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { plural } from '#shared/domain/plural.ts';
import type { PositionRow_PositionFragment } from '../../lib/__generated__/graphql.ts';
import shared from '../../ui/InterviewRow.module.css';
import { When } from '../../ui/When.tsx';
import classes from './PositionList.module.css';

interface PositionListProps {
  /** In the order of their groups. */
  positions: readonly PositionRow_PositionFragment[];
  onEditGroup: (id: string) => void;
}

/** Positions under the headings of their groups. */
export function PositionList({ positions, onEditGroup }: PositionListProps) {
  return positions.map((position, index) => {
    const { client } = position;
    const isFirst = positions[index - 1]?.client.id !== client.id;
    if (!isFirst) return null;
    const ofGroup = positions.filter((item) => item.client.id === client.id);
    return (
      <Fragment key={client.id}>
        <div className={classes.group}>
          <h2 className={classes.name}>{client.name}</h2>
          {(client.canEdit || client.canManageTeam) && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`Edit position group ${client.name}`}
              onClick={() => onEditGroup(client.id)}
            >
              <IconPencil size={16} />
            </ActionIcon>
          )}
        </div>
        <ul className={classes.list} aria-label={client.name}>
          {ofGroup.map((item) => (
            <li key={item.id} className={`${shared.row} ${classes.row}`}>
              <div className={classes.about}>
                <Link
                  to={`/position/${item.id}`}
                  className={shared.candidate}
                  title={item.displayTitle}
                  data-row-link
                >
                  {item.displayTitle}
                </Link>
                <div className={shared.second}>{item.locations.join(' · ')}</div>
              </div>
              <div className={classes.count}>{plural(item.candidatesCount, 'candidate')}</div>
              <div className={classes.count}>{plural(item.callGuidesCount, 'guide')}</div>
              <div className={`${shared.second} ${classes.when}`}>
                {item.lastCallAt && (
                  <>
                    Last interview <When at={item.lastCallAt} />
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Fragment>
    );
  });
}
