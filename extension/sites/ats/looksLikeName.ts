/** Words of pages that no name has, as data. */
const pageWords =
  /^(?:all|applications?|apply|candidates?|dashboard|details|documents?|emails?|feedback|for|forms?|guide|history|home|inbox|interviews?|jobs?|kit|menu|my|new|notes?|notifications?|offers?|overview|pipeline|plan|position|profile|reports?|requisitions?|r[ée]sum[ée]|reviews?|role|scorecards?|search|settings|stages?|status|summary|tasks?|the|welcome)$/i;
/** Small words of names. */
const particles =
  /^(?:al|bin|da|de|del|della|den|der|di|dos|du|el|ibn|la|le|st\.?|ten|van|von|y|e)$/i;
const mostWords = 5;

/** Whether a heading may be somebody's name: a few words with capital letters, and none that pages say of themselves. */
export function looksLikeName(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length >= 2 &&
    words.length <= mostWords &&
    words.every((word) => particles.test(word) || isNameWord(word))
  );
}

const isNameWord = (word: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word) && !/^\p{Ll}/u.test(word) && !pageWords.test(word);
