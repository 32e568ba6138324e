import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBriefcaseOff,
  IconCopy,
  IconDotsVertical,
  IconLink,
  IconTrash,
} from '@tabler/icons-react';
import type { GuideRow_GuideFragment } from '../../lib/__generated__/graphql.ts';
import type { GuideCommands } from './useGuideCommands.ts';

interface GuideMenuProps {
  guide: GuideRow_GuideFragment;
  commands: GuideCommands;
}

/** What else can be done with a guide; only what this person may. */
export function GuideMenu({ guide, commands }: GuideMenuProps) {
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More for ${guide.name}`}>
          <IconDotsVertical size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => commands.copyLink(guide)}>
          Copy link
        </Menu.Item>
        {guide.canDuplicate && (
          <Menu.Item
            leftSection={<IconCopy {...icon} />}
            onClick={() => void commands.duplicate(guide)}
          >
            Duplicate
          </Menu.Item>
        )}
        {guide.canRemoveFromPosition && (
          <Menu.Item
            leftSection={<IconBriefcaseOff {...icon} />}
            onClick={() => void commands.removeFromPosition(guide)}
          >
            Remove from position
          </Menu.Item>
        )}
        {guide.canDelete && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => void commands.remove(guide)}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
