/** Words of papers in postings. */
export const bonusWords =
  /\b(?:a plus|preferred|desirable|desired|nice[- ]to[- ]have|advantage(?:ous)?|ideally|helpful|beneficial|bonus|would be (?:great|nice|good|ideal))\b|^\((?:not essential|preferred|desirable|optional)\)/i;
