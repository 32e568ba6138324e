import { Checkbox } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { GuideRow_GuideFragment } from '../../lib/__generated__/graphql.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import classes from '../../ui/ListTable.module.css';
import { TeamVisibility, teamVisibilityText } from '../../ui/TeamVisibility.tsx';
import { When } from '../../ui/When.tsx';
import type { GuideCommands } from './useGuideCommands.ts';

// The rows stand first; their menus follow.
const GuideMenu = lazyPart(() => import('./GuideMenu.tsx'), 'GuideMenu');

interface GuideListProps {
  guides: readonly GuideRow_GuideFragment[];
  selectedIds: ReadonlySet<string>;
  onSelect: (guideIds: ReadonlySet<string>) => void;
  commands: GuideCommands;
}

/** The guides somebody may read, one row each; those they may edit can be selected together. */
export function GuideList({ guides, selectedIds, onSelect, commands }: GuideListProps) {
  const editableIds = guides.filter(({ canEdit }) => canEdit).map(({ id }) => id);
  const selectedCount = editableIds.filter((id) => selectedIds.has(id)).length;
  const toggle = (id: string) => {
    const next = new Set(selectedIds);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td className={classes.select}>
            {editableIds.length > 0 && (
              <Checkbox
                aria-label="Select all guides you may edit"
                checked={selectedCount === editableIds.length}
                indeterminate={selectedCount > 0 && selectedCount < editableIds.length}
                onChange={() =>
                  onSelect(new Set(selectedCount === editableIds.length ? [] : editableIds))
                }
              />
            )}
          </td>
          <th scope="col">Name</th>
          <th scope="col">For</th>
          <th scope="col">Questions</th>
          <th scope="col">Seen by</th>
          <th scope="col">Created by</th>
          <th scope="col">Updated</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {guides.map((guide) => (
          <tr key={guide.id} data-selected={selectedIds.has(guide.id) || undefined}>
            <td className={classes.select}>
              {guide.canEdit && (
                <Checkbox
                  aria-label={`Select ${guide.name}`}
                  checked={selectedIds.has(guide.id)}
                  onChange={() => toggle(guide.id)}
                />
              )}
            </td>
            <th scope="row">
              <Link to={`/guide/${guide.id}`} className={classes.name}>
                {guide.name}
              </Link>
            </th>
            <td>
              {[guide.position?.displayTitle, guide.interviewStage?.title]
                .filter(Boolean)
                .join(' · ')}
            </td>
            <td
              className={classes.number}
              data-unit={guide.cuesCount === 1 ? 'question' : 'questions'}
            >
              {guide.cuesCount}
            </td>
            <td>
              {guide.canEdit ? (
                <button
                  type="button"
                  className={classes.toggle}
                  aria-label={`${guide.name}: seen by ${teamVisibilityText(guide.visibility)}. Change`}
                  onClick={() => void commands.toggleVisibility(guide)}
                >
                  <TeamVisibility visibility={guide.visibility} />
                </button>
              ) : (
                <TeamVisibility visibility={guide.visibility} />
              )}
            </td>
            <td>{guide.creator.fullName}</td>
            <td>
              <When at={guide.updatedAt} />
            </td>
            <td className={classes.menu}>
              <Suspense fallback={null}>
                <GuideMenu guide={guide} commands={commands} />
              </Suspense>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
