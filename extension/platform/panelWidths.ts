/** The least and the greatest width of the panel in a page, in pixels. */
export const panelWidths = { least: 300, greatest: 640 } as const;
