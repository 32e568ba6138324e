/** What a page of the web app asks the frame around it, and what our panel answers. */
export const panelKnock = 'rapport?';
