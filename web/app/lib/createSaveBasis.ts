import { newUuid } from '#shared/domain/newUuid.ts';

/** More tries in a row than this are not told apart; the oldest fall out. */
const mostTries = 50;

/**
 * Knows from which state of the server a page saves: the one it read or saved last. A try whose answer was
 * lost may have arrived, so the next may follow that one as well.
 */
export function createSaveBasis(revision: string) {
  let known = revision;
  let tries: readonly string[] = [];
  const states = () => [known, ...tries];
  return {
    states,
    /** For one try at saving. */
    begin: () => {
      const attempt = { basedOn: states(), revision: newUuid() };
      tries = [...tries, attempt.revision].slice(-mostTries);
      return attempt;
    },
    /** The page shows this state, or has saved it. */
    settle: (newest: string) => {
      known = newest;
      tries = [];
    },
    /** The server said that this try changed nothing. */
    forget: (attempt: { revision: string }) => {
      tries = tries.filter((item) => item !== attempt.revision);
    },
  };
}
