/**
 * What a link to a moment carries to start the player: `<Link to state={playOnArrival}>`. It is not in the
 * address, so that a copied link and a reload stay quiet.
 */
export const playOnArrival = { play: true } as const;
