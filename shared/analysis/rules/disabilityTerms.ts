import type { PhraseFamily } from '../phraseTable.ts';

export const disabilityTerms: readonly PhraseFamily[] = [
  {
    category: 'bias-disability',
    source: 'retext-equality',
    problem: '“{}” is hurtful to people with disabilities or ill health.',
    table: `
ablebodied, able bodied | able to do the tasks listed | “{}” shuts out disabled people who can do the work; name the task instead.
handicapped | disabled people, people with disabilities
handicapped parking, handicap parking | accessible parking
handicap(s) | disability, disabilities
handicapable, differently abled, specially abled | disabled people, people with disabilities
special needs | access needs, disabilities
wheelchair bound, confined to a wheelchair, bound to a wheelchair, restricted to a wheelchair | wheelchair user
crazy, crazy good | great
insane, insane attention to detail, insanely | great
psycho, lunatic, loony, moron, moronic, idiot, imbecile, maniac, madman, cretin |
nuts about | fond of
mentally ill | people with a mental illness
mental case, mental defective |
ocd, ocd about quality, neurotic | careful, thorough
schizo, schizophrenic | person with schizophrenia
sanity check | check, review
crippling, crippled, cripple | severe
lame | weak
~dumb, stupid | unwise
deaf and dumb, deafmute | deaf people
deaf to | unwilling to hear
tone deaf | tactless
turn a blind eye, blind eye to, blind to, blinded by | ignore
fall on deaf ears, deaf ear | be ignored
hearing impaired | deaf or hard of hearing
visually impaired | blind or low-vision
birth defect(s) | disability
suffers from, suffering from, afflicted with | has | “{}” treats a condition as a misery; say it plainly.
stroke victim(s) | person who had a stroke
vertically challenged, midget | short people
retard, retarded, spaz, spastic, mongoloid, feebleminded, simpleton |
family burden | care duties
paraplegic(s) | people with paraplegia
quadriplegic(s) | people with quadriplegia
epileptic(s) | people with epilepsy
dyslexic | people with dyslexia
learning disabled | people with learning disabilities
alcoholic(s), junkie(s), alcohol abuser(s) | people with an addiction
addict | person with an addiction
addicts | people with an addiction
demented, senile | with dementia
wacko, whacko, whackos, wackos, daft, low iq, batshit, lunacy, insanity | unwise
psychotic | extreme
sociopath(s) | person with a personality disorder
madhouse, loony bin, bedlam | busy place
retards, short bus |
amputee(s) | person with an amputation
anorexic | thin
insomniac(s) | person who has insomnia
stutterer(s) | person who stutters
~dwarf, dwarfs, dwarves | little person
harelip, hare lip, harelipped | cleft lip
buckteeth, bucktoothed | prominent teeth
~gimp | person with a limp
feeble minded | unwise
downs syndrome | Down syndrome
tourettes syndrome, tourettes disorder | Tourette syndrome
intellectually disabled people | people with cognitive disabilities
intellectually disabled, intellectual issues | with a cognitive disability
hearing impairment(s) | hearing loss
aids victim(s), victim of aids | person with AIDS
multiple sclerosis victim(s), victim of multiple sclerosis | person with multiple sclerosis
victim of polio, infantile paralysis | person who had polio
victim of psychosis | person with psychosis
victim of a stroke | person who had a stroke
victim of an injury, victim of injuries | person with an injury
suffer from aids, suffer from an injury, suffer from injuries, suffers from psychosis | have | “{}” treats a condition as a misery; say it plainly.
deafened by, deaf ear to | distracted by
commit suicide, complete suicide, successful suicide | die by suicide
committed suicide, completed suicide | died by suicide
failed suicide, suicide failure | suicide attempt
`,
  },
  {
    category: 'bias-disability',
    source: 'inclusive-job-ad-analyser',
    problem: '“{}” shuts out people who can do the work in another way.',
    table: `
perfect vision, perfect vision required, perfect eyesight, 20 20 vision, good eyesight, normal vision, normal hearing | able to inspect the work
stand for long periods, stand for extended periods, stand for long hours | remain in position with breaks or aids as needed
physically fit, physical fitness, good physical condition, good physical health, excellent health | able to do the tasks listed
sound mind, sound mind and body |
`,
  },
];
