/**
 * How English letters usually sound, in the phones of the CMU dictionary; the longest spelling that
 * fits is taken. Rough, but enough to find where a name or a term is said.
 */
const sounds = new Map(
  (
    'tion=SH AH N|sion=ZH AH N|cious=SH AH S|tious=SH AH S|eigh=EY|augh=AO|ough=AO|igh=AY|tch=CH|' +
    'dge=JH|sch=SH|eau=OW|oor=AO R|our=AO R|air=EH R|are=EH R|ear=IH R|eer=IH R|ure=Y UH R|' +
    'ce=S|ci=S IH|cy=S IY|ge=JH|gi=JH IH|gy=JH IY|ch=CH|ck=K|gh=G|gn=N|kn=N|ng=NG|ph=F|qu=K W|' +
    'sc=S K|sh=SH|th=TH|wh=W|wr=R|zh=ZH|ai=EY|ay=EY|au=AO|aw=AO|ea=IY|ee=IY|ei=EY|eu=Y UW|ew=Y UW|' +
    'ey=IY|ia=IY AH|ie=IY|io=IY OW|oa=OW|oi=OY|oo=UW|ou=AW|ow=OW|oy=OY|ue=UW|ui=UW IH|ar=AA R|er=ER|' +
    'ir=ER|or=AO R|ur=ER|yr=ER|bb=B|cc=K|dd=D|ff=F|gg=G|kk=K|ll=L|mm=M|nn=N|pp=P|rr=R|ss=S|tt=T|zz=Z|' +
    'a=AE|b=B|c=K|d=D|e=EH|f=F|g=G|h=HH|i=IH|j=JH|k=K|l=L|m=M|n=N|o=AA|p=P|q=K|r=R|s=S|t=T|u=AH|v=V|' +
    'w=W|x=K S|y=IY|z=Z'
  )
    .split('|')
    .map((rule) => rule.split('=') as [string, string]),
);
const longestSpelling = 5;

/** The phones of a word in lower-case Latin letters; empty when it has none. */
export function letterSounds(word: string): string {
  const letters = word.replace(/[^a-z]/g, '').replace(/(?<=[^aeiou][a-z]*[^aeiou])e$/, '');
  const phones: string[] = [];
  for (let at = 0; at < letters.length;) {
    let length = Math.min(longestSpelling, letters.length - at);
    while (length > 1 && !sounds.has(letters.slice(at, at + length))) length -= 1;
    phones.push(sounds.get(letters.slice(at, at + length)) ?? '');
    at += length;
  }
  return phones.join(' ');
}
