import type { TemplateInput } from '#shared/domain/aiTemplate.ts';
import type { TemplateFields_TemplateFragment } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { TemplateRowFragment } from './templateDocuments.ts';

export const newTemplate: TemplateInput = {
  name: '',
  customType: 'CUSTOM',
  sections: [{ title: '', prompt: '' }],
  customPrompt: '',
  visibility: 'PUBLIC',
  defaultFor: 'NONE',
  defaultForPersona: [],
  defaultForKeywords: [],
  defaultForMeetingType: [],
};

/** A saved template as its form shows it. */
export function formOf(template: TemplateFields_TemplateFragment): TemplateInput {
  const row = readFragment(TemplateRowFragment, template);
  return {
    name: row.name,
    customType: row.customType,
    visibility: row.visibility,
    sections: template.sections.map(({ title, prompt }) => ({ title, prompt })),
    customPrompt: template.customPrompt,
    defaultFor: row.defaultFor,
    defaultForPersona: row.defaultForPersona,
    defaultForKeywords: row.defaultForKeywords,
    defaultForMeetingType: row.defaultForMeetingType,
  };
}
