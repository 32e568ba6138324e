/** Headings that name a part of every posting. They say nothing about whom it addresses. */
const sectionNames: ReadonlySet<string> = new Set([
  'about the company',
  'about the role',
  'about us',
  'benefits',
  'duties',
  'duties and responsibilities',
  'equal opportunity statement',
  'job description',
  'job responsibilities',
  'key responsibilities',
  'location',
  'main responsibilities',
  'qualifications',
  'requirements',
  'responsibilities',
  'roles and responsibilities',
  'summary',
  'your responsibilities',
]);

/** Whether a heading only names a part of the posting: "Responsibilities", "Key responsibilities:". */
export const isSectionName = (text: string): boolean =>
  sectionNames.has(text.trim().replace(/:$/, '').replaceAll('&', 'and').toLowerCase());
