/** How many people of a group were selected, of those who were decided on. */
export interface Selection {
  selected: number;
  total: number;
}

/** The selection rate, 0..1; 0 where nobody was decided on. */
export const selectionRate = ({ selected, total }: Selection): number =>
  total === 0 ? 0 : selected / total;
