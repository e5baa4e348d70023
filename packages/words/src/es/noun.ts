/** A noun with what articles, numbers and adjectives must agree with. */
export interface GenderedNoun {
  one: string;
  many: string;
  gender: 'm' | 'f';
}

export function masculine(one: string, many: string): GenderedNoun {
  return { one, many, gender: 'm' };
}

export function feminine(one: string, many: string): GenderedNoun {
  return { one, many, gender: 'f' };
}

/** The first form or the second, as the noun is masculine or feminine. */
export function agree(noun: GenderedNoun, m: string, f: string): string {
  return noun.gender === 'm' ? m : f;
}

/** "un libro", "una pila". */
export function un(noun: GenderedNoun): string {
  return `${agree(noun, 'un', 'una')} ${noun.one}`;
}

/** "un libro nuevo", "una combinación nueva". */
export function aNew(noun: GenderedNoun): string {
  return `${un(noun)} ${agree(noun, 'nuevo', 'nueva')}`;
}

/** "los libros", "las pilas". */
export function los(noun: GenderedNoun): string {
  return `${agree(noun, 'los', 'las')} ${noun.many}`;
}

/** The noun with an adjective whose masculine ends in -o: "pilas limpias". */
export function withAdjective(noun: GenderedNoun, stem: string): GenderedNoun {
  const ending = agree(noun, 'o', 'a');
  return {
    one: `${noun.one} ${stem}${ending}`,
    many: `${noun.many} ${stem}${ending}s`,
    gender: noun.gender,
  };
}
