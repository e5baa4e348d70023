import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './setup.mjs';

/** Words and turns of phrase that players stumbled over; each stays out for good. */
const NOT_SAID = {
  en: [
    /\b(lay|lays|laying|laid)\b/i,
    /\bstock\b/i,
    /\bthe discards\b|\btake discards\b|\bdiscards [\d,]/i,
    /\bsides?\b/i,
    /\bsheets?\b/i,
    /\bcourt cards?\b/i,
    /\btelephones?\b/i,
    /\bwhoever\b|\botherwise\b|\bas it were\b/i,
    /(?<!and |, but )\bbesides\b/i,
    /You['’]s\b/,
    /\bbots? stands? in\b|\bstood in\b|\blooks? on\b/i,
    /\bto come$/i,
    /^go on\b|\bgo(es)? on with\b/i,
    /\bto the start\b|\bon paper\b|\btake off the list\b|\blook at it again\b/i,
    /\bnot whole\b|\ball the same\b|\bagreed here\b/i,
    /\bwilds\b|\bnaturals\b/i,
    /\b(cannot|do not|does not|is not|are not|there is)\b|(^|[.:;] )(it|that) is\b|^you are\b/i,
    /\bused up\b|\bin going out\b|\btakes? up (your|the|their) (foot|knee|hand)/i,
    /\bcolours?\b|\bfavourite\b/i,
    /\b(invalid|illegal)\b/i,
    // A pile is drawn from, thrown on or dealt; a finished meld is a book.
    /\b(clean|dirty|wild|finished) piles?\b/i,
    /\bwith a partner,|\byour partner said\b/i,
    /\bup to 1 time\b|\ball round\b|\bplays on without\b/i,
    /\bthose of\b|\bcomes? to the same\b|\bcards lie\b|\bname no\b|\bturn none\b/i,
    /\bmay (pick|discard|take|meld|play)\b|\b(it|they|any) may( not)?\./i,
    /\b(two|three|four|five|six|seven) (teams|players|pairs|decks|piles|books|rounds)\b/i,
    /\b(if|while) (it['’]s )?one of these\b|\bone of these: |\bgo first: /i,
    /\bmelded by rank\b|\bYou or your team can\b|\blevel with\b/i,
    /\bbiggest chances\b|\bpartnerships?\b|\bdoes not hold\b|\bholds so far\b/i,
    /\d %/,
    /\bbrings? us\b|\bluck no longer\b|\brules of (its|their) own\b|\bone no decides\b/i,
    /\bone (deal|round) (more|fewer)\b|\bstronger: |\bcomes up here\b|\blast cards$/i,
    // Two people have feet, and a frozen pile can be picked up with a pair.
    /\b(both|all) (of you )?in (your|their) foot\b|\byou (have to be|are) in your foot to\b/i,
    /\bunless a wild card froze\b|\bUntil somebody picks it up, you need\b/i,
    // A digit that stands alone may be a rank.
    /\bthe 3 start\b|\bof your 2\b|\byour 2 would\b|\ba card from \w+ to\b|\bthe top \d+\./i,
    /\b(twos|threes|fours|fives|sixes|sevens|eights|nines|tens|jacks) to \w+s\b|\brounds \d+ to \d/i,
    /\b(the answer|a no|a yes) counts\b|\bin sentences\b|, as in /i,
    /\b(new|all-wild|unfinished|clean|dirty|that) sets?\b|\bA set (?!of rules)(of|starts|needs|can|takes|is)\b/,
    /\bits rules\b|\bplays? alone\b|\bfor granted\b|\bstart again\b/i,
    /\b(cut|cuts|lift) (here|the deck|everyone)/i,
    /\btake back (picking|taking)\b|\bother cards than\b|\bthis check\b|\bDaily deal of\b|\btime for a turn\b/i,
    /\b(table|page) has stopped$|^open again$|, unchanged$|, copy$|\bpoints more \(/i,
    /\bhalf of the deck\b|\bjust go by eye\b|\bgo in turn\b|\bfoot of \d+ face down\b|\bplay these\b/i,
    /\blimit for turns\b|\bscores its value\b|\beverything together\b|\bthe others’ turn\b|\bplay it as in\b/i,
    /\bpile gets you\b|\bfirst try counts?\b(?<!only your first try counts|only the first try counts)|^A tie$/i,
    /\bstay, east\b|\bso luck doesn’t decide\.|^For each \w+ you’re\b|\bReload it\.|\baddress people open\b/i,
    /\b(to go out|with partners) you\b|\bin one place the\b|\bfrom there on\b|\bin an earlier turn\b/i,
    /\btakes? no (more )?wild cards\b|; this (has|is worth)\b|\bof those you\b|\bthat minimum\b/i,
    /\bin alternating seats\b|, as their foot\b|\bsome (player|team)( or team)? has\b|\bpoints instead\.$/i,
    /\bnothing says\b|\bcouldn’t read (what|which|whether)\b|\bthe table chooses\b|\b(is|are) silent\b/i,
    /\bmeans nothing next to\b|\bfits several of these\b|\bcounts for only (1|one)\b|\bNot having\b|\baside unseen\b/,
    /\bwith partners, (ask|you can)\b|\bnone of them goes\b|\bBeginning with the player\b/i,
    /\bround brackets\b|\bdecks have only\b|\blink to one\b|\bwith You\b|\bin step$|\btables of a server\b/,
    /\bfrom the next round on\b|\bleft for your turn\b|\bWe and They\b|\bkeep them\.$|^Look at$|\bpartners players\b/,
    // American periods and commas stay inside.
    /”[.,]/,
    // Players have names.
    /^(seat|bot) \d|\b(in|for) seat \d|^(left|across|right)(’s .*)?$/i,
  ],
  es: [
    /\bbandos?\b/i,
    /\benseguida\b|\bal momento\b/i,
    /\bhojas? de puntos\b|\bla hoja\b|\bseg[uú]n la hoja\b/i,
    /\bprimera bajada\b|\bpara abrir\b|\babre con\b/i,
    /(?<!\p{L})(usted(es)?|vosotros|os)(?!\p{L})/iu,
    /\bordenador\b/i,
    /\bla mezcla\b/i,
    /\bsuple[n]?\b/i,
    /\btras (la|un|cuatro|\d)/i,
    /\b(inválid[oa]|ilegal)\b/i,
    /\bel stock\b/i,
    /\bpilas?\b|\bhojas?\b/i,
    /\bcon compañero,|\btu compañero dijo\b/i,
    /(?<!no )\bnecesitas ning[uú]n/i,
    /\bhasta 1 vez\b|\bde forma alterna\b/i,
    /\b(poner|quitar) el sonido\b/i,
    /\blos libros crecen\b|\bensucia\b/i,
    /\b(dos|tres|cuatro|cinco|siete) (equipos|parejas|jugadores|barajas|mazos|libros|rondas)\b/i,
    /\bpremios?\b|\bquien sale\b|\bcaravanas?\b|\bun robo\b/i,
    /\b(unos|cuatros|sietes|ochos|nueves|dieces) a (seises|sietes|ochos|nueves|doces|reyes|ases)\b/i,
    /\buna de estas: |\bvan primero: /i,
    /\d%/,
    // A person in the chair may be a woman, and one book or player isn't several.
    /\banfitrión a\b|\beres el anfitrión\b|\bYa dijeron que\b|\bCompletaste: |\bVictoria de\b/,
    /\ben el lugar [1-8]\b|\bno cabe en\b|\bCon \d+ a \d+ jugadores\b/i,
    /\breglas de Reglas\b|(?<![\d\u202F])1 (libros|repartos|frases|veces|valores|cartas|puntos)\b/i,
    /^asiento \d|\b(en el|del) asiento \d|^(izquierda|enfrente|derecha)$/i,
    // Said in Mexico alone, or not in Spain.
    /\bcada quien\b|\bcomputadoras?\b|\bbotanas?\b|\bse apura\b|\bqu[eé] tan\b|\bmuy parejo\b/i,
    /^sigues? (tú|\p{Lu}\p{L}+)$/iu,
    // Something is added; melds aren't games; cards are lifted or taken, and decks cut.
    /\bañad(ir|e) al?\b/i,
    /\b(un|otro|ese|tu) juego (de \p{Lu}?\p{L}+ )?(empieza|lleva|solo|es de|necesita|limpio|sucio|sin)|\botro juego\b|\bjuegos (y|sin|de) /iu,
    /\bcort(a|ar) (aquí|a ojo|el mazo|las cartas)\b|\bse corta\b|\btomas? exactas?\b|\blas corta\b/i,
    /\bcastigos?\b|\bbonos?\b|\bpor su valor\b|\bpuntos más sus cartas\b/i,
    /\bse sigue con\b|\bcualquier número de (combinaciones|comodines)\b|\bpor cuántas\b|\bal pie de la letra\b/i,
    /\bmazos propios\b|\bdistinto (en|con|según|desde)\b|\bnoche de club\b/i,
    // Together with somebody, Spain says vosotros and Mexico ustedes, so neither; two women can be tied.
    /\bcompañer[oa]s? y tú\b|\bse bajaron\b|\bte alcanza\b|\bempatados en\b|^van (todos )?empatados/i,
    /\b(jugar|juega) Hand and Foot\b|\btoma asiento\b|\b\d+ (cartas )?exactas[,:]|^sólido: /i,
    /\d\.º jugador|\bteclas de letras\b|, copia$|^Autor: |\bInvitar amigos\b|^Que sea mi /i,
    // A label names what it deletes after a colon; "Borrar Ana" deletes a person.
    /^(Guardar|Borrar|Abrir|Quitar) \p{Lu}/u,
    // Translated from English word by word.
    /\blo dejan abierto\b|\bcuánto del pozo\b|\bvuelv[ae] suci|\bun libro por tu cuenta\b/i,
    /\bcuentan? en contra de\b|\btus \p{L}+ tienen \d|\bdesde tu próximo turno\b/iu,
    /\bjugamos (de \d|\d+ o \d)|\bescal(ón|ones)\b|\btú o tu equipo tengan\b|\brespetar la respuesta\b/i,
    /\bse bajan con otras iguales\b|\btu compañero enfrente\b|\bpor cada carta se roba otra\b/i,
    // Said of cards that nobody puts back, or read as "on" and "between" before they're read as verbs.
    /\brepone|\bque sobre vale\b|\bdonde entre\b|\bquedarse a \d|\bhasta tantos como\b|\be Individual\b/i,
    /\baquí juegan\b|\bjuegue su mano\b|\bva antes que\b|\bsean cuales sean sus cartas\b/i,
    // After "si" comes no conditional; a name with a noun in it takes its article.
    /(?<!\p{L})si [^.,;:?]*\p{L}ría[sn]?(?!\p{L})|\b(en|como en|respecto a) Reglas de la casa\b/iu,
    /\bmenos de [\d\u202F]+, \d|\ben la ronda \d y \d+ en la ronda|\blugar de \d|\bBaja el mínimo\b/i,
    // A sentence of the rules may stand alone, beside those of another game.
    /^(Para tomarlo|Entre ellas|Para ese mínimo|Para empezar otra necesitas)\b|, en cambio, vale\b|\badmiten? \d+ comod/i,
    // Spain says "vosotros" to those whom Mexico calls "ustedes"; a question to a table names neither.
    /¿(juegan|le preguntan|qué hacen|cómo reciben|cuántas cartas roban)(?!\p{L})/iu,
  ],
};

/** Sentences where a word means something else. */
const MEANT_SO = [
  // The seats to the left and right of a player.
  /One to each side/,
  // Names of files and settings.
  /"laid"|«laid»|hoja de cálculo/,
  // Ruth's story.
  /worn out three decks|gastó tres barajas/,
];

const printed = spawnSync(process.execPath, [join(root, 'scripts', 'words.mjs'), '--json'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
const all = JSON.parse(printed.stdout);

test('nothing is said that players stumbled over', () => {
  const heard = all.flatMap(({ place, where, ...said }) =>
    Object.entries(NOT_SAID).flatMap(([language, phrases]) => {
      const text = said[language] ?? '';
      if (MEANT_SO.some((meant) => meant.test(text))) return [];
      return phrases
        .filter((phrase) => phrase.test(text))
        .map((phrase) => `${place} ${where}: ${text} (${phrase})`);
    }),
  );
  expect([...new Set(heard)]).toEqual([]);
});

test('every part that speaks Spanish speaks it everywhere', () => {
  const missing = all.filter(
    ({ place, es }) =>
      !['terminal', 'server'].includes(place) && (es ?? '(missing)') === '(missing)',
  );
  expect(missing).toEqual([]);
});

test('no sentence shows how it was made', () => {
  const broken = all
    .flatMap(({ en, es = '' }) => [en, es])
    .filter((text) => /undefined|NaN|\[object|null/.test(text));
  expect(broken).toEqual([]);
});
