/** "the overall management and supervision of the activities" says no more than its end. */
const nominal =
  /^(?:the )?(?:overall |general |daily )?(?:\p{L}+(?:tion|sion|ment|ing)(?: and |, )?)+ of (?=the |all )/iu;

/** Whether words name nothing of this job: "various duties", "the supervision of the activities". */
export const isVague = (phrase: string): boolean => {
  const words = phrase.replace(nominal, '');
  if (
    /^(?:at|to) (?:an? )?(?:acceptable|high|satisfactory|required) (?:level|standard)/i.test(words)
  )
    return true;
  // How one carries oneself is no piece of work.
  if (
    /^(?:an? |the )?[\p{Ll}, -]*\b(?:manner|demeanou?r|attitude|appearance|attendance)(?= (?:in|at|and|with|towards?)\b|$)/u.test(
      words,
    )
  )
    return true;
  return (
    /^(?:the |all |an? |any |various |assigned |multiple |special )*(?:(?:a )?variety of )?(?:duties|functions|activities|tasks|work|issues|problems|operations|things|others|projects|information|people|services?|goals|results|requirements|responsibilities|office|department|division|department's functions|division's functions|state|county|city|agency|organization|changes|staff|skills|time|policy|other duties|duties and \w+|functions and \w+|leadership|supervisory (?:duties|responsibilities)|assistance|guidance|assistance and guidance|quality of life|(?:positive|good|professional) attitude)$/i.test(
      words,
    ) || words.length < 6
  );
};
