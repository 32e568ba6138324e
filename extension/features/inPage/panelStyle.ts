/** How the panel's frame and its edge look in somebody else's page, by day and by night. */
export const panelStyle = `
  :host { color-scheme: light dark; }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  .box { display: flex; width: 100%; height: 100%; font: 13px/1 system-ui, sans-serif; }
  .box[data-side='left'] { flex-direction: row-reverse; }
  .strip {
    display: flex; flex: none; flex-direction: column; gap: 4px; align-items: center; width: 20px;
    padding-top: 8px; cursor: ew-resize; touch-action: none;
    background: light-dark(#eceeec, #22262a); border-inline: 1px solid light-dark(#82898a, #767d80);
  }
  iframe { flex: 1; min-width: 0; height: 100%; border: 0; background: Canvas; }
  button {
    padding: 0; border: 0; border-radius: 4px; background: none; color: light-dark(#1d2425, #eef1f0);
    font: inherit; cursor: pointer;
  }
  .strip button { width: 18px; height: 28px; }
  .strip button:hover { background: light-dark(#d9dddb, #343a3f); }
  .handle {
    width: 28px; height: 96px; border: 1px solid light-dark(#82898a, #767d80); border-radius: 8px 0 0 8px;
    background: light-dark(#fff, #1a1d20); writing-mode: vertical-rl; font-weight: 600;
  }
  .box[data-side='left'] .handle { border-radius: 0 8px 8px 0; }
  :focus-visible { outline: 2px solid light-dark(#146b54, #6fcfae); outline-offset: -2px; }
`;
