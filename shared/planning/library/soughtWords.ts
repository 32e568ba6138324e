/** How postings say whom they look for. */
/** Titles that name no trade. */
export const saysLittle =
  /^(?:(?:the|our|a|general|assistant|senior|junior|team|new) )*(?:manager|director|coordinator|assistant|associate|officer|specialist|supervisor|administrator|consultant|technician|member|worker|volunteer|intern|staff|help|jobs?\b.*|we\b.*|join\b.*|work\b.*|careers?\b.*)s?!?$/iu;

export const soughtWords =
  /\b(?:seek(?:s|ing)?|looking (?:for|to (?:hire|add))|hir(?:e|es|ing)|recruit(?:s|ing)?|in need of|the (?:position|post|role) of|position for|opening for|as an?|the successful)\s+((?:[\p{L}*()’'.,&/-]+\s+){0,9}[\p{L}*()’'/-]+)/giu;
