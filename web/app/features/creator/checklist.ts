import { newUuid } from '#shared/domain/newUuid.ts';
import { requirementTopics } from './requirementTopics.ts';
import type { RequirementTopic } from './requirementTopics.ts';

/** One choice of the assistant's forms. */
export interface ChecklistItem {
  id: string;
  label: string;
  checked: boolean;
}

/** Generated lines as choices; blank and repeated ones are dropped. */
export function checklistOf(labels: readonly string[], checked = false): ChecklistItem[] {
  const seen = new Set<string>();
  return labels.flatMap((label) => {
    const text = label.trim();
    if (text === '' || seen.has(text.toLowerCase())) return [];
    seen.add(text.toLowerCase());
    return [{ id: newUuid(), label: text, checked }];
  });
}

/** The labels that are ticked, without blank ones. */
export const checkedLabels = (items: readonly ChecklistItem[]): string[] =>
  items.filter(({ checked }) => checked).flatMap(({ label }) => label.trim() || []);

/** What was chosen for the responsibilities: areas, and details by the id of their area. */
export interface ResponsibilityInputs {
  areas: ChecklistItem[];
  responsibilities: Record<string, ChecklistItem[]>;
}

/** Reads what was saved; anything unreadable is as if nothing were. */
export function readResponsibilityInputs(json: string): ResponsibilityInputs {
  const saved = asObject(parse(json));
  const details = asObject(saved['responsibilities']);
  return {
    areas: readItems(saved['areas']),
    responsibilities: Object.fromEntries(
      Object.entries(details).map(([areaId, items]) => [areaId, readItems(items)]),
    ),
  };
}

type RequirementInputs = Partial<Record<RequirementTopic, ChecklistItem[]>>;

export function readRequirementInputs(json: string): RequirementInputs {
  const saved = asObject(parse(json));
  return Object.fromEntries(
    requirementTopics.flatMap((topic) => {
      const items = readItems(saved[topic]);
      return items.length > 0 ? [[topic, items]] : [];
    }),
  );
}

function readItems(value: unknown): ChecklistItem[] {
  return Array.isArray(value)
    ? value.flatMap((item) => {
        const { id, label, checked } = asObject(item);
        return typeof id === 'string' && typeof label === 'string'
          ? [{ id, label, checked: checked === true }]
          : [];
      })
    : [];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
