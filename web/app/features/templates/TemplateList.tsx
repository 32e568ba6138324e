import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { templateTypeFacts } from '#shared/domain/aiTemplate.ts';
import { callTypeName } from '#shared/domain/call.ts';
import { positionRoleLabels } from '#shared/domain/permissions.ts';
import type { TemplateRow_TemplateFragment } from '../../lib/__generated__/graphql.ts';
import classes from '../../ui/ListTable.module.css';
import { TeamVisibility } from '../../ui/TeamVisibility.tsx';
import { When } from '../../ui/When.tsx';
import type { TemplateCommands } from './useTemplateCommands.ts';

interface TemplateListProps {
  templates: readonly TemplateRow_TemplateFragment[];
  commands: TemplateCommands;
}

/** The templates somebody may use, one row each. */
export function TemplateList({ templates, commands }: TemplateListProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Format</th>
          <th scope="col">Default for</th>
          <th scope="col">Used by</th>
          <th scope="col">Created by</th>
          <th scope="col">Updated</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {templates.map((template) => (
          <tr key={template.id}>
            <th scope="row">
              <Link to={`/templates/${template.id}`} className={classes.name}>
                {template.name}
              </Link>
            </th>
            <td>{templateTypeFacts[template.customType].label}</td>
            <td>{defaultText(template)}</td>
            <td>
              <TeamVisibility visibility={template.visibility} />
            </td>
            <td>{template.creatorName}</td>
            <td>
              <When at={template.updatedAt} />
            </td>
            <td className={classes.menu}>
              {(template.canDuplicate || template.canDelete) && (
                <TemplateMenu template={template} commands={commands} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DefaultRule = Pick<
  TemplateRow_TemplateFragment,
  'defaultFor' | 'defaultForPersona' | 'defaultForKeywords' | 'defaultForMeetingType'
>;

/** The interviews a template is the default for, in short; empty for none. */
function defaultText(rule: DefaultRule): string {
  if (rule.defaultFor === 'NONE') return '';
  if (rule.defaultFor === 'ALL') return 'All interviews';
  return [
    rule.defaultForPersona.map((role) => positionRoleLabels[role]).join(', '),
    rule.defaultForKeywords.map((keyword) => `“${keyword}”`).join(', '),
    rule.defaultForMeetingType.map(callTypeName).join(', '),
  ]
    .filter((item) => item !== '')
    .join(' · ');
}

interface TemplateMenuProps {
  template: TemplateRow_TemplateFragment;
  commands: TemplateCommands;
}

/** What else can be done with a template; only what this person may. */
export function TemplateMenu({ template, commands }: TemplateMenuProps) {
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" width={200} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More for ${template.name}`}>
          <IconDotsVertical size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {template.canDuplicate && (
          <Menu.Item
            leftSection={<IconCopy {...icon} />}
            onClick={() => void commands.duplicate(template)}
          >
            Duplicate
          </Menu.Item>
        )}
        {template.canDelete && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => void commands.remove(template)}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
