/** Languages an interview may be in (BCP-47): those of the specification's size of list, most spoken in hiring first. */
export const transcriptLanguages = [
  ...['en-US', 'en-GB', 'en-AU', 'en-IN', 'es-ES', 'es-419', 'fr-FR', 'fr-CA', 'de-DE', 'it-IT'],
  ...['pt-BR', 'pt-PT', 'nl-NL', 'pl-PL', 'sv-SE', 'da-DK', 'nb-NO', 'fi-FI', 'cs-CZ', 'sk-SK'],
  ...['hu-HU', 'ro-RO', 'bg-BG', 'el-GR', 'uk-UA', 'ru-RU', 'tr-TR', 'he-IL', 'ar-SA', 'hi-IN'],
  ...['id-ID', 'ms-MY', 'vi-VN', 'th-TH', 'ja-JP', 'ko-KR', 'zh-CN', 'zh-TW'],
] as const;
