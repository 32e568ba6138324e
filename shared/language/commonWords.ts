/**
 * Stems heard in many interviews whatever the job, with the share of the twenty labelled ones open to
 * tuning they were heard in: they tell little about which question is spoken of.
 */
const heardIn: [share: number, stems: string][] = [
  [0.9, 'person week minut'],
  [0.8, 'writ ha start'],
  [0.7, 'lov number call com hour tell'],
  [0.6, 'morn go chang say bit day think turn percent need ask twic'],
  [
    0.5,
    'find run mov hear month manager work look happen room tak wrong sit read night one stop monday meet',
  ],
  [
    0.4,
    'list clos hom different send ring get head bring friday build money lin front job customer want los hand plac third wait team miss see pick sheet nam help break door check shout dat hold book slow keep tabl talk stand school',
  ],
  [
    0.3,
    'car park second paper fall phon problem desk finish forget bye screen fair sign ahead stay pay pag buy usual bank engineer straight near mind feel even set giv walk pass worri count cas cut machin data row whoever report owner man bad road round quarter pictur lead thursday fourteen far',
  ],
  [
    0.2,
    'bed fami angri hmm typ step follow shift colleagu offic leav daughter mum fill form mak weekend driv march sav fast warn system liv level girl saturday test speak key client pull siz alon learn deal plant behind reason otherwis train child shall tuesday better hard serious fifteen carri hat quick hir card boss bag cost real',
  ],
];

const shareOf = new Map(
  heardIn.flatMap(([share, stems]) =>
    stems.split(' ').map((stem): [string, number] => [stem, share]),
  ),
);
const leastTelling = 0.2;
const discount = 0.8;

/** How much a stem tells about the subject spoken of, 0.2 to 1. */
export function tellsOf(stem: string): number {
  return Math.max(leastTelling, 1 - discount * (shareOf.get(stem) ?? 0));
}
