const bracketed = /\s*(?:\([^()]{0,60}\)|\[[^[\]]{0,60}\]|（[^（）]{0,60}）)$/u;
const pronouns =
  /(?:\s+|\s*[-–—|,/·]\s*)(?:she|he|they|ze|xe|elle|il|iel|ella|él|sie|er)(?:\s?\/\s?\p{L}{2,6}){1,3}$/iu;

/**
 * A display name without what people and meetings hang on it: "Okonkwo-Hart, Ngozi" of
 * "Okonkwo-Hart, Ngozi (she/her) [External]". The whole name where nothing else is left.
 */
export function bareName(name: string): string {
  let bare = name.trim();
  for (;;) {
    const shorter = bare.replace(bracketed, '').replace(pronouns, '').trim();
    if (shorter === '' || shorter === bare) return bare;
    bare = shorter;
  }
}
