/** Irregular forms that questions and answers are full of; regular ones are cut by rule. */
const irregular = new Map(
  Object.entries({
    be: 'am is are was were been being',
    begin: 'began begun beginning',
    break: 'broke broken',
    bring: 'brought',
    build: 'built',
    buy: 'bought',
    catch: 'caught',
    choose: 'chose chosen',
    come: 'came coming',
    do: 'did done does doing',
    draw: 'drew drawn',
    drive: 'drove driven driving',
    fall: 'fell fallen',
    feel: 'felt',
    fight: 'fought',
    find: 'found',
    get: 'got gotten getting',
    give: 'gave given giving',
    go: 'went gone goes going',
    grow: 'grew grown',
    have: 'had has having',
    hold: 'held',
    keep: 'kept',
    know: 'knew known',
    lead: 'led',
    leave: 'left leaving',
    lend: 'lent',
    lose: 'lost losing',
    make: 'made making',
    mean: 'meant',
    meet: 'met meeting',
    pay: 'paid',
    person: 'people persons',
    child: 'children',
    quit: 'quitting',
    read: 'reading',
    ring: 'rang rung',
    rise: 'rose risen',
    run: 'ran running',
    say: 'said',
    see: 'saw seen',
    sell: 'sold',
    send: 'sent',
    show: 'shown',
    speak: 'spoke spoken',
    spend: 'spent',
    stand: 'stood',
    take: 'took taken taking',
    teach: 'taught',
    tell: 'told',
    think: 'thought',
    win: 'won winning',
    write: 'wrote written writing',
  }).flatMap(([base, forms]) => forms.split(' ').map((form): [string, string] => [form, base])),
);

/**
 * Cuts an English word in lower case down to what its forms share: plural and third person -s, -ing,
 * -ed, -ly, and a silent final e, so that "decide", "decides", "decided" and "deciding" meet. Light on
 * purpose: derived words ("decision") are joined by the concept table where a guide needs them.
 */
export function stem(word: string): string {
  const base = irregular.get(word);
  if (base !== undefined) return cutEnd(base);
  let cut = word;
  if (cut.length > 3 && cut.endsWith('s') && !/(ss|us|is)$/.test(cut)) {
    cut = cut.endsWith('ies') && cut.length > 4 ? `${cut.slice(0, -3)}y` : cut.slice(0, -1);
    if (/(sse|she|che|xe|zze)$/.test(cut)) cut = cut.slice(0, -1);
  }
  if (cut.length > 5 && cut.endsWith('ly')) cut = cut.slice(0, -2);
  const ending = /^(.*[aeiouy].*?)(ing|ed)$/.exec(cut);
  if (ending?.[1] !== undefined && ending[1].length >= 3) cut = undouble(ending[1]);
  return cutEnd(cut);
}

function undouble(text: string): string {
  return /([bdgklmnprt])\1$/.test(text) && !/(ll|ss)$/.test(text) ? text.slice(0, -1) : text;
}

function cutEnd(text: string): string {
  if (text.length > 3 && text.endsWith('e')) return text.slice(0, -1);
  if (text.length > 3 && text.endsWith('y') && !/[aeiou]y$/.test(text))
    return `${text.slice(0, -1)}i`;
  return text;
}
