const rank =
  /,? (?:is|are) (?:an? )?(?:absolute )?(?:requirement|must)(?: (?:for|of|in) (?:this|the) (?:job|role|position))?$|,? will be (?:given (?:preference|priority)|preferred|considered|favou?red)$|(?:,? (?:is|are|would be|will be))?(?: (?:an?|also|highly|strongly|considered|added|very|the|absolutely))*,? (?:plus|preferred|preferable|required|desired|desirable|ideal|essential|bonus|advantage|advantageous|necessary|needed|must|helpful|nice[- ]to[- ]have|beneficial|welcome|key|a must)(?:,? but (?:is )?not (?:required|necessary|essential))?$/i;
/** Without a full stop, manners, conditions and the rank, which the question itself says. */
export const tidy = (text: string): string =>
  text
    .replace(/,? (?:including|includes),? but (?:is |are )?not limited to\b.*$/i, '')
    .replace(/[\s.,;:!–—-]+$/u, '')
    .replace(
      /,? (?:as|when|where|if) (?:needed|required|necessary|appropriate|requested|applicable)$/i,
      '',
    )
    .replace(
      /,? (?:and|or) (?:perform |do )?(?:other|additional|related) [^,.;]{0,40}(?:duties|tasks|work|projects|assignments)\b[^,.;]*$/iu,
      '',
    )
    .replace(rank, '')
    .replace(
      /,? \((?:[^()]*\b(?:plus|preferred|required|desirable|optional|ideal|welcome|bonus)\b[^()]*)\)$/i,
      '',
    )
    .replace(/,? etc$/, '')
    .replace(/\band\/or\b/g, 'or')
    .replace(/[“”]/gu, '"');
